"""What an assistant may ask: tools that compute or quote, served over the Model Context Protocol."""

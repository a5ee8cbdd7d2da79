"""What judgekit answers as other programs read it: results to JSON and back, and the JSON Schema of each."""

"""YAML read strictly as typed values: nodes that know their place, the forms of annotations, and their JSON Schema."""

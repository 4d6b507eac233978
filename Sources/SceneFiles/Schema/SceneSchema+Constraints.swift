extension SceneSchema {
  /// What a node asks of its parent: limits, constraints and anchors.
  static let constraints = #"""
        "flex": {
          "description": "The limits of the node in a stack or a flow, and what else it asks for there, as in CSS.",
          "type": "object", "additionalProperties": false,
          "properties": {
            "shrink": {
              "description": "How much the node gives where a stack is too short, against the others, each multiplied by its length.",
              "type": "number", "minimum": 0, "default": 0
            },
            "width": {"description": "That of the frame if it is missing.", "$ref": "#/$defs/relativeLength"},
            "height": {"description": "That of the frame if it is missing.", "$ref": "#/$defs/relativeLength"},
            "minimumWidth": {"$ref": "#/$defs/relativeLength"}, "minimumHeight": {"$ref": "#/$defs/relativeLength"},
            "maximumWidth": {"$ref": "#/$defs/relativeLength"}, "maximumHeight": {"$ref": "#/$defs/relativeLength"},
            "alignment": {
              "description": "Where the node stands across a stack; as the stack says if it is missing.",
              "$ref": "#/$defs/stackAlignment"
            }
          }
        },
        "stackAlignment": {
          "description": "Where things stand across a stack.",
          "enum": ["leading", "center", "trailing", "fill", "firstBaseline", "lastBaseline"], "default": "leading"
        },
        "relativeLength": {
          "anyOf": [
            {"title": "a number of points", "$ref": "#/$defs/length"},
            {
              "title": "a part of the parent's room, as '50%'", "type": "string",
              "pattern": "^[0-9]{1,6}([.][0-9]{1,17})?(e-[0-9]{1,3})?%$"
            }
          ]
        },
        "constraintLayout": {
          "description": "An Auto Layout system, which places all that is in the node, through all levels. Names in it have to be different.",
          "type": "object", "required": ["constraints"], "additionalProperties": false,
          "properties": {
            "constraints": {
              "description": "Where required ones contradict one another, the earlier ones hold.",
              "type": "array", "items": {"$ref": "#/$defs/constraint"}
            },
            "guides": {"type": "array", "items": {"$ref": "#/$defs/guide"}}
          }
        },
        "constraint": {
          "description": "'firstAttribute' of 'first' compares with 'secondAttribute' of 'second' times 'multiplier', and 'constant', as NSLayoutConstraint.",
          "type": "object", "required": ["first", "firstAttribute"], "additionalProperties": false,
          "properties": {
            "name": {"description": "What messages call it.", "type": "string"},
            "first": {"description": "The id of a node or a guide.", "type": "string"},
            "firstAttribute": {"$ref": "#/$defs/constraintAttribute"},
            "relation": {"enum": ["lessThanOrEqual", "equal", "greaterThanOrEqual"], "default": "equal"},
            "second": {"description": "The id of a node or a guide; lengths may do without.", "type": "string"},
            "secondAttribute": {"$ref": "#/$defs/constraintAttribute"},
            "multiplier": {"type": "number", "default": 1},
            "constant": {
              "description": "Towards the trailing side for leading and trailing, else to the right or downwards.", "type": "number",
              "default": 0
            },
            "priority": {"$ref": "#/$defs/priority"}
          }
        },
        "constraintAttribute": {
          "enum": [
            "left", "right", "leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline",
            "lastBaseline"
          ]
        },
        "priority": {
          "description": "1000 is required. A constraint never gives way to others of lower priorities.",
          "type": "number", "exclusiveMinimum": 0, "maximum": 1000
        },
        "guide": {
          "description": "A box without a node, such as a safe area.",
          "type": "object", "required": ["id", "owner"], "additionalProperties": false,
          "properties": {
            "id": {"type": "string"}, "owner": {"description": "The id of the node that it belongs to.", "type": "string"},
            "insets": {
              "description": "What lies between the box of the owner and the guide; null if constraints place it.",
              "anyOf": [{"$ref": "#/$defs/insets"}, {"title": "null", "type": "null"}]
            },
            "area": {
              "description": "Whether insets are measured in the box of the owner or in all that scrolls in it.",
              "enum": ["frame", "content"], "default": "frame"
            }
          }
        },
        "sizing": {
          "description": "What the content wants of the box: in an Auto Layout system, and in other arrangements its size and its baselines.",
          "type": "object", "additionalProperties": false,
          "properties": {
            "intrinsicWidth": {"description": "Taken in place of the frame's.", "$ref": "#/$defs/length"},
            "intrinsicHeight": {"description": "Taken in place of the frame's.", "$ref": "#/$defs/length"},
            "firstBaseline": {"description": "How far below the top the first row of text stands.", "type": "number"},
            "lastBaseline": {"description": "How far below the top the last row of text stands.", "type": "number"},
            "hugging": {"description": "How much it matters not to be larger; 250 if it is missing.", "$ref": "#/$defs/priorities"},
            "compressionResistance": {
              "description": "How much it matters not to be smaller; 750 if it is missing.", "$ref": "#/$defs/priorities"
            }
          }
        },
        "priorities": {
          "type": "object", "required": ["horizontal", "vertical"], "additionalProperties": false,
          "properties": {"horizontal": {"$ref": "#/$defs/priority"}, "vertical": {"$ref": "#/$defs/priority"}}
        },
        "anchor": {
          "description": "One equation: an attribute of the node is 'to' of the parent or of 'sibling', or 'own' of the node itself, times 'multiplier', and 'constant'.",
          "type": "object", "required": ["attribute"], "additionalProperties": false,
          "properties": {
            "attribute": {"$ref": "#/$defs/attribute"}, "to": {"$ref": "#/$defs/attribute"},
            "sibling": {"type": "string"}, "own": {"$ref": "#/$defs/attribute"},
            "multiplier": {"type": "number", "default": 1}, "constant": {"type": "number", "default": 0}
          }
        },
        "attribute": {
          "enum": ["leading", "trailing", "left", "right", "centerX", "width", "top", "bottom", "centerY", "height"]
        },

    """#
}

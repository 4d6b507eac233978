extension SceneSchema {
  /// Gestures, directions, lengths and boxes.
  static let values = #"""
        "backGesture": {
          "description": "How a pan goes back from this screen; the audit compares the screens that it is given.",
          "type": "object", "additionalProperties": false,
          "properties": {
            "isEnabled": {"type": "boolean", "default": true},
            "edge": {
              "description": "The side where the pan begins.", "enum": ["leading", "trailing", "left", "right"],
              "default": "leading"
            },
            "startWidth": {
              "description": "How far from the side the pan may begin; anywhere if it is missing.", "type": "number", "minimum": 0
            },
            "threshold": {
              "description": "The part of the way from which letting go ends it.", "type": "number", "minimum": 0, "maximum": 1,
              "default": 0.5
            }
          }
        },
        "mirroringBehavior": {
          "enum": ["automatic", "inherit", "upright", "mirrored", "uprightSubtree", "mirroredSubtree"], "default": "automatic"
        },
        "direction": {"enum": ["ltr", "rtl"]},
        "space": {
          "description": "Measured from the leading side, or from the left one in every interface.",
          "enum": ["leading", "physical"], "default": "leading"
        },
        "axis": {"enum": ["horizontal", "vertical"]},
        "insets": {
          "description": "Distances from the sides; 0 where one is missing.",
          "type": "object", "additionalProperties": false,
          "properties": {
            "top": {"type": "number"}, "leading": {"type": "number"}, "bottom": {"type": "number"}, "trailing": {"type": "number"}
          }
        },
        "rect": {
          "type": "object", "required": ["x", "y", "width", "height"], "additionalProperties": false,
          "properties": {
            "x": {"type": "number"}, "y": {"type": "number"}, "width": {"$ref": "#/$defs/length"}, "height": {"$ref": "#/$defs/length"}
          }
        },
        "length": {"description": "In points.", "type": "number", "minimum": 0, "maximum": 1000000},
        "point": {
          "type": "object", "required": ["x", "y"], "additionalProperties": false,
          "properties": {"x": {"type": "number"}, "y": {"type": "number"}}
        },
        "size": {
          "type": "object", "required": ["width", "height"], "additionalProperties": false,
          "properties": {"width": {"$ref": "#/$defs/length"}, "height": {"$ref": "#/$defs/length"}}
        }

    """#
}

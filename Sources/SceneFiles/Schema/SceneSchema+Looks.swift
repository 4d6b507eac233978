extension SceneSchema {
  /// What a box looks like: decorations, colors and transforms.
  static let looks = #"""
        "decoration": {
          "description": "What the box looks like. It follows the direction, and is never drawn mirrored.",
          "type": "object", "additionalProperties": false,
          "properties": {
            "fill": {"$ref": "#/$defs/color"},
            "border": {
              "description": "A line inside the edges.",
              "type": "object", "required": ["color", "width"], "additionalProperties": false,
              "properties": {"color": {"$ref": "#/$defs/color"}, "width": {"type": "number", "minimum": 0}}
            },
            "corners": {
              "description": "Radii of the corners.",
              "type": "object", "additionalProperties": false,
              "properties": {
                "topLeading": {"type": "number", "minimum": 0}, "topTrailing": {"type": "number", "minimum": 0},
                "bottomTrailing": {"type": "number", "minimum": 0}, "bottomLeading": {"type": "number", "minimum": 0}
              }
            },
            "shadow": {
              "type": "object", "required": ["color", "leadingOffset", "verticalOffset", "blurRadius"],
              "additionalProperties": false,
              "properties": {
                "color": {"$ref": "#/$defs/color"}, "leadingOffset": {"type": "number"},
                "verticalOffset": {"type": "number"}, "blurRadius": {"type": "number", "minimum": 0}
              }
            }
          }
        },
        "color": {
          "anyOf": [
            {"title": "a color as '#RRGGBB' or '#RRGGBBAA'", "type": "string", "pattern": "^#([0-9A-Fa-f]{2}){3,4}$"},
            {
              "title": "a color as red, green, blue and alpha from 0 to 1",
              "type": "object", "required": ["red", "green", "blue", "alpha"], "additionalProperties": false,
              "properties": {
                "red": {"type": "number", "minimum": 0, "maximum": 1}, "green": {"type": "number", "minimum": 0, "maximum": 1},
                "blue": {"type": "number", "minimum": 0, "maximum": 1}, "alpha": {"type": "number", "minimum": 0, "maximum": 1}
              }
            }
          ]
        },
        "transform": {
          "description": "How the node and what is in it are moved, turned and scaled.",
          "type": "object", "required": ["matrix"], "additionalProperties": false,
          "properties": {
            "matrix": {
              "anyOf": [
                {
                  "title": "an object with 'affine'", "type": "object", "required": ["affine"], "additionalProperties": false,
                  "properties": {
                    "affine": {
                      "description": "A map of the plane, by the names of CGAffineTransform.",
                      "type": "object", "required": ["a", "b", "c", "d", "tx", "ty"], "additionalProperties": false,
                      "properties": {
                        "a": {"type": "number"}, "b": {"type": "number"}, "c": {"type": "number"}, "d": {"type": "number"},
                        "tx": {"type": "number"}, "ty": {"type": "number"}
                      }
                    }
                  }
                },
                {
                  "title": "an object with 'spatial'", "type": "object", "required": ["spatial"], "additionalProperties": false,
                  "properties": {
                    "spatial": {
                      "description": "A map of space, row by row, m11 first, as CATransform3D.",
                      "type": "array", "minItems": 16, "maxItems": 16, "items": {"type": "number"}
                    }
                  }
                }
              ]
            },
            "space": {"$ref": "#/$defs/space"},
            "anchor": {"description": "The place that the map leaves, in parts of the box.", "$ref": "#/$defs/point"}
          }
        },

    """#
}

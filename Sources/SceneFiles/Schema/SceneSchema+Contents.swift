extension SceneSchema {
  /// What a node draws: texts, images and shapes.
  static let contents = #"""
        "content": {
          "description": "What the node draws itself, above its decoration.",
          "default": "container",
          "anyOf": [
            {"title": "'container', 'web', 'keyboard' or 'statusBar'", "enum": ["container", "web", "keyboard", "statusBar"]},
            {
              "title": "an object with 'text', as {\"text\": {\"string\": \"Hello\"}}", "type": "object", "required": ["text"], "additionalProperties": false,
              "properties": {"text": {"$ref": "#/$defs/text"}}
            },
            {
              "title": "an object with 'image', as {\"image\": {\"name\": \"logo\"}}", "type": "object", "required": ["image"], "additionalProperties": false,
              "properties": {"image": {"$ref": "#/$defs/image"}}
            },
            {
              "title": "an object with 'control'", "type": "object", "required": ["control"], "additionalProperties": false,
              "properties": {"control": {"$ref": "#/$defs/control"}}
            },
            {
              "title": "an object with 'shape'", "type": "object", "required": ["shape"], "additionalProperties": false,
              "properties": {"shape": {"$ref": "#/$defs/shape"}}
            },
            {
              "title": "an object with 'custom'", "type": "object", "required": ["custom"], "additionalProperties": false,
              "properties": {
                "custom": {
                  "description": "Something else, drawn by the app, and what automatic mirroring means for it.",
                  "type": "object", "required": ["name"], "additionalProperties": false,
                  "properties": {"name": {"type": "string"}, "automatic": {"$ref": "#/$defs/mirroringBehavior"}}
                }
              }
            }
          ]
        },
        "text": {
          "anyOf": [
            {
              "title": "an object with 'string', as {\"string\": \"Hello\"}", "type": "object", "required": ["string"], "additionalProperties": false,
              "properties": {
                "string": {
                  "description": "The text. Each paragraph stands on lines of its own; U+2028 breaks a line in a paragraph. Nothing else breaks a line, however narrow the box is.",
                  "type": "string"
                },
                "style": {"$ref": "#/$defs/paragraphStyle"}, "role": {"$ref": "#/$defs/role"},
                "fontSize": {"$ref": "#/$defs/fontSize"}, "color": {"$ref": "#/$defs/color"},
                "insets": {"$ref": "#/$defs/insets"}, "lineLimit": {"$ref": "#/$defs/lineLimit"},
                "minimumScale": {"$ref": "#/$defs/minimumScale"}
              }
            },
            {
              "title": "an object with 'attributed'", "type": "object", "required": ["attributed"], "additionalProperties": false,
              "properties": {
                "attributed": {"description": "Text with attributes, as ArchivedAttributedString of BidiAttributed writes it."},
                "style": {"$ref": "#/$defs/paragraphStyle"}, "role": {"$ref": "#/$defs/role"},
                "fontSize": {"$ref": "#/$defs/fontSize"}, "color": {"$ref": "#/$defs/color"},
                "insets": {"$ref": "#/$defs/insets"}, "lineLimit": {"$ref": "#/$defs/lineLimit"},
                "minimumScale": {"$ref": "#/$defs/minimumScale"}
              }
            }
          ]
        },
        "role": {
          "description": "What the text is for: natural alignment follows the interface for labels, else the paragraph.",
          "enum": ["label", "body", "field"], "default": "label"
        },
        "fontSize": {"description": "The size of the letters.", "type": "number", "exclusiveMinimum": 0, "default": 17},
        "paragraphStyle": {
          "description": "How lines stand.",
          "type": "object", "additionalProperties": false,
          "properties": {
            "alignment": {
              "enum": ["natural", "leading", "trailing", "left", "right", "center", "justified"], "default": "natural"
            },
            "baseWritingDirection": {
              "description": "The direction of the paragraphs; found from the text if it is missing.", "$ref": "#/$defs/direction"
            },
            "firstLineHeadIndent": {"type": "number"}, "headIndent": {"type": "number"}, "tailIndent": {"type": "number"},
            "lineSpacing": {"type": "number"}, "paragraphSpacing": {"type": "number"},
            "paragraphSpacingBefore": {"type": "number"}, "defaultTabInterval": {"type": "number"},
            "tabStops": {
              "type": "array",
              "items": {
                "type": "object", "required": ["location", "alignment"], "additionalProperties": false,
                "properties": {
                  "location": {"type": "number"},
                  "alignment": {"enum": ["leading", "trailing", "left", "right", "center", "decimal"]}
                }
              }
            }
          }
        },
        "image": {
          "type": "object", "required": ["name"], "additionalProperties": false,
          "properties": {
            "name": {"type": "string"},
            "rightToLeftName": {
              "description": "Another image for right-to-left interfaces, as for images that hold text.", "type": "string"
            },
            "mirroring": {
              "description": "Whether the image is mirrored: never, in right-to-left interfaces (automatic), or in both.",
              "enum": ["never", "automatic", "always"], "default": "never"
            },
            "orientation": {
              "description": "How stored pixels are turned, as in EXIF.",
              "enum": ["up", "down", "left", "right", "upMirrored", "downMirrored", "leftMirrored", "rightMirrored"],
              "default": "up"
            },
            "renderingMode": {"enum": ["automatic", "original", "template"], "default": "automatic"},
            "scaling": {
              "description": "How the image lies in its box: whole (fit), without room left (cover), in its own size (center). Stretched if it is missing.",
              "enum": ["fit", "cover", "center"]
            },
            "tint": {"description": "The color of a stencil.", "$ref": "#/$defs/color"}
          }
        },
        "lineLimit": {
          "description": "How many lines there are at most where the text is wider than its box: pictures break, shrink and cut it by estimated widths. 0 for any number. If it is missing, nothing breaks the text.",
          "type": "integer", "minimum": 0, "maximum": 1000
        },
        "minimumScale": {
          "description": "How small the letters may become so that the text fits, as a part of their size.", "type": "number",
          "exclusiveMinimum": 0, "maximum": 1, "default": 1
        },
        "control": {
          "description": "A control of the system, drawn as what it is in the direction of its node.",
          "type": "object", "required": ["kind"], "additionalProperties": false,
          "properties": {
            "kind": {
              "enum": ["slider", "progress", "toggle", "stepper", "segments", "tabs", "pages", "activity", "picker", "dates", "search"]
            },
            "value": {"description": "How full it is; a toggle is on from 0.5 on.", "type": "number", "minimum": 0, "maximum": 1, "default": 0},
            "count": {"description": "How many segments, tabs, pages, wheels or texts of a date there are. The children of tabs are drawn in 'tint' if chosen, else in grey.", "type": "integer", "minimum": 0, "maximum": 100, "default": 0},
            "selected": {"description": "The one that is chosen, from 0; -1 for none.", "type": "integer", "minimum": -1, "maximum": 100, "default": 0},
            "tint": {"$ref": "#/$defs/color"}
          }
        },
        "shape": {
          "description": "A figure in the coordinates of the box, from its top left corner in a left-to-right interface.",
          "type": "object", "required": ["path", "fill"], "additionalProperties": false,
          "properties": {"path": {"$ref": "#/$defs/path"}, "fill": {"$ref": "#/$defs/color"}}
        },
        "figure": {
          "description": "What an image looks like: figures in a box of its own size, from back to front.",
          "type": "object", "required": ["size", "shapes"], "additionalProperties": false,
          "properties": {
            "size": {"$ref": "#/$defs/size"}, "shapes": {"type": "array", "items": {"$ref": "#/$defs/shape"}},
            "picture": {
              "description": "A PNG, JPEG or SVG file as a data URL, drawn below the figures.", "type": "string",
              "pattern": "^data:image/(png|jpeg|svg\\+xml);base64,"
            }
          }
        },
        "path": {
          "description": "Steps of a pen, as in SVG: M x y, L x y, C with three places, Z.",
          "type": "array",
          "items": {"anyOf": [{"title": "a number", "type": "number"}, {"title": "M, L, C or Z", "enum": ["M", "L", "C", "Z"]}]}
        },

    """#
}

extension SceneSchema {
  /// How a node places its children, and how it scrolls.
  static let arrangements = #"""
        "scroll": {
          "description": "How far what is in the node is scrolled: from the leading edge, or as contentOffset.",
          "type": "object", "required": ["contentSize"], "additionalProperties": false,
          "properties": {
            "contentSize": {"$ref": "#/$defs/size"}, "logicalOffset": {"$ref": "#/$defs/point"},
            "contentOffset": {"$ref": "#/$defs/point"},
            "flips": {
              "description": "Whether the content begins at the leading side; false for a layout whose flipsHorizontallyInOppositeLayoutDirection is false.",
              "type": "boolean", "default": true
            },
            "resting": {
              "description": "Where what is seen comes to rest after a pan; anywhere if it is missing.", "enum": ["pages", "items"]
            }
          }
        },
        "arrangement": {
          "description": "How the children are placed; their own frames if it is missing.",
          "anyOf": [
            {"title": "'anchors'", "enum": ["anchors"]},
            {
              "title": "an object with 'stack'", "type": "object", "required": ["stack"], "additionalProperties": false,
              "properties": {
                "stack": {
                  "type": "object", "required": ["axis"], "additionalProperties": false,
                  "properties": {
                    "axis": {"$ref": "#/$defs/axis"}, "spacing": {"type": "number", "default": 0},
                    "alignment": {"$ref": "#/$defs/stackAlignment"},
                    "distribution": {
                      "description": "What becomes of space that is left over, and of what does not fit.",
                      "enum": [
                        "leading", "center", "trailing", "spaceBetween", "spaceAround", "spaceEvenly", "fillEqually", "fill",
                        "fillProportionally", "equalSpacing", "equalCentering"
                      ],
                      "default": "leading"
                    },
                    "isReversed": {
                      "description": "Whether the axis runs the other way: from the trailing side, or from the bottom.",
                      "type": "boolean", "default": false
                    },
                    "insets": {"$ref": "#/$defs/insets"}
                  }
                }
              }
            },
            {
              "title": "an object with 'flow'", "type": "object", "required": ["flow"], "additionalProperties": false,
              "properties": {
                "flow": {
                  "type": "object", "additionalProperties": false,
                  "properties": {
                    "axis": {"$ref": "#/$defs/axis"}, "itemSpacing": {"type": "number", "default": 0},
                    "lineSpacing": {"type": "number", "default": 0},
                    "lineAlignment": {"enum": ["leading", "center", "trailing", "justified"], "default": "leading"},
                    "insets": {"$ref": "#/$defs/insets"}
                  }
                }
              }
            },
            {
              "title": "an object with 'grid'", "type": "object", "required": ["grid"], "additionalProperties": false,
              "properties": {
                "grid": {
                  "type": "object", "required": ["tracks"], "additionalProperties": false,
                  "properties": {
                    "axis": {"$ref": "#/$defs/axis"},
                    "tracks": {
                      "type": "array",
                      "items": {
                        "type": "object", "additionalProperties": false,
                        "properties": {
                          "fixed": {"type": "number"}, "minimum": {"type": "number"}, "weight": {"type": "number", "minimum": 0}
                        }
                      }
                    },
                    "trackSpacing": {"type": "number", "default": 0}, "lineSpacing": {"type": "number", "default": 0},
                    "lineLength": {"type": "number"}, "insets": {"$ref": "#/$defs/insets"}
                  }
                }
              }
            },
            {
              "title": "an object with 'constraints'", "type": "object", "required": ["constraints"], "additionalProperties": false,
              "properties": {"constraints": {"$ref": "#/$defs/constraintLayout"}}
            },
            {
              "title": "an object with 'button'", "type": "object", "required": ["button"], "additionalProperties": false,
              "properties": {
                "button": {
                  "description": "The children are the image and the title of a button.",
                  "type": "object", "additionalProperties": false,
                  "properties": {
                    "parts": {
                      "description": "Which part each child is, in order; children after them stand by their own frames.",
                      "type": "array", "items": {"enum": ["image", "title"]}, "default": ["image", "title"]
                    },
                    "contentInsets": {"$ref": "#/$defs/insets"}, "imageInsets": {"$ref": "#/$defs/insets"},
                    "titleInsets": {"$ref": "#/$defs/insets"},
                    "imagePlacement": {"enum": ["leading", "trailing", "top", "bottom"], "default": "leading"},
                    "imagePadding": {"type": "number", "default": 0},
                    "alignment": {"enum": ["leading", "center", "trailing"], "default": "center"}
                  }
                }
              }
            },
            {
              "title": "an object with 'textField'", "type": "object", "required": ["textField"], "additionalProperties": false,
              "properties": {
                "textField": {
                  "description": "The children are the text of a field and the views at its ends.",
                  "type": "object", "additionalProperties": false,
                  "properties": {
                    "parts": {
                      "description": "Which part each child is, in order; children after them stand by their own frames.",
                      "type": "array", "items": {"enum": ["leadingView", "text", "trailingView"]}, "default": ["text"]
                    },
                    "insets": {"$ref": "#/$defs/insets"}, "spacing": {"type": "number", "default": 0}
                  }
                }
              }
            },
            {
              "title": "an object with 'cell'", "type": "object", "required": ["cell"], "additionalProperties": false,
              "properties": {
                "cell": {
                  "description": "The children are the parts of a table cell.",
                  "type": "object", "additionalProperties": false,
                  "properties": {
                    "parts": {
                      "description": "Which part each child is, in order; children after them stand by their own frames.",
                      "type": "array", "items": {"enum": ["image", "text", "detail", "accessory", "separator"]},
                      "default": ["text"]
                    },
                    "insets": {
                      "description": "16 at the sides, 8 above and below if they are missing.", "$ref": "#/$defs/insets"
                    },
                    "spacing": {"type": "number", "default": 12},
                    "separatorHeight": {"type": "number", "minimum": 0, "default": 0.5}
                  }
                }
              }
            },
            {
              "title": "an object with 'swipe'", "type": "object", "required": ["swipe"], "additionalProperties": false,
              "properties": {
                "swipe": {
                  "description": "The children are the actions at the leading side, those at the trailing side, the one at the edge first, and the content of a cell.",
                  "type": "object", "additionalProperties": false,
                  "properties": {
                    "leadingCount": {"type": "integer", "minimum": 0, "maximum": 100, "default": 0},
                    "trailingCount": {"type": "integer", "minimum": 0, "maximum": 100, "default": 0},
                    "pull": {
                      "description": "How far the content is pulled, towards the trailing side if positive.", "type": "number",
                      "minimum": -1000000, "maximum": 1000000, "default": 0
                    },
                    "space": {"$ref": "#/$defs/space"}
                  }
                }
              }
            },
            {
              "title": "an object with 'tabs'", "type": "object", "required": ["tabs"], "additionalProperties": false,
              "properties": {
                "tabs": {
                  "description": "The children are the tabs of a bar, each of which may be a button.",
                  "type": "object", "additionalProperties": false,
                  "properties": {
                    "tabWidth": {
                      "description": "The width of each tab, which then stand in the middle; they share the bar if it is missing.",
                      "type": "number", "minimum": 0
                    },
                    "spacing": {"type": "number", "default": 0}, "insets": {"$ref": "#/$defs/insets"}
                  }
                }
              }
            },
            {
              "title": "an object with 'strip'", "type": "object", "required": ["strip"], "additionalProperties": false,
              "properties": {
                "strip": {
                  "description": "The children are titles over pages, in a row that scrolls; the last one is the line below the title that is seen.",
                  "type": "object", "additionalProperties": false,
                  "properties": {
                    "progress": {
                      "description": "The number of the page that is seen, from 0, with a fraction between two pages.",
                      "type": "number", "default": 0
                    },
                    "spacing": {"type": "number", "default": 0}, "leadingInset": {"type": "number", "default": 0},
                    "trailingInset": {"type": "number", "default": 0},
                    "indicatorHeight": {"type": "number", "minimum": 0, "default": 2},
                    "hasIndicator": {"description": "Whether the last child is the line.", "type": "boolean", "default": true}
                  }
                }
              }
            }
          ]
        },

    """#
}

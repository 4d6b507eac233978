/// The JSON Schema of scene files.
public enum SceneSchema {
  /// The schema: `Resources/Schemas/scene.schema.json`, which `bidi-scene schema` prints.
  public static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A scene",
      "description": "An interface, authored once for both directions: from the leading side, which is the left one in a left-to-right interface and the right one in a right-to-left interface. Lengths are points, angles are radians.",
      "type": "object",
      "required": ["size", "windows"],
      "additionalProperties": false,
      "properties": {
        "$schema": {"description": "Where this schema is, for editors.", "type": "string"},
        "title": {"description": "What the pictures are called.", "type": "string"},
        "size": {"$ref": "#/$defs/size"},
        "windows": {
          "description": "The windows, from back to front.", "type": "array", "items": {"$ref": "#/$defs/node"}
        },
        "locale": {
          "description": "The language of the right-to-left interface, as a BCP 47 tag such as ar or he: the order of its texts is judged by it. If it is missing, the letters of each text say.",
          "type": "string"
        },
        "translations": {
          "description": "What texts say in the right-to-left interface. A text that is not here says the same in both.",
          "type": "object", "additionalProperties": {"type": "string"}
        },
        "nodeTranslations": {
          "description": "What the texts of single nodes say in the right-to-left interface, by the 'id' of the node; these go before 'translations'.",
          "type": "object", "additionalProperties": {"type": "string"}
        },
        "images": {
          "description": "What images look like, by name. An image that is not here is drawn as a place holder.",
          "type": "object", "additionalProperties": {"$ref": "#/$defs/figure"}
        },
        "backGesture": {"$ref": "#/$defs/backGesture"}
      },
      "$defs": {
        "node": {
          "title": "a node",
          "description": "A box with what is in it.",
          "type": "object",
          "required": ["id"],
          "additionalProperties": false,
          "properties": {
            "id": {"description": "A name, by which the node is found again.", "type": "string"},
            "frame": {
              "description": "The box in the coordinates of the parent. Where the parent arranges its children, the size alone counts.",
              "$ref": "#/$defs/rect"
            },
            "frameSpace": {"$ref": "#/$defs/space"},
            "content": {"$ref": "#/$defs/content"},
            "decoration": {"$ref": "#/$defs/decoration"},
            "layoutDirection": {
              "description": "The direction of the interface from here on down; that of the parent if it is missing.",
              "$ref": "#/$defs/direction"
            },
            "semantics": {
              "description": "What the node shows, which may set the direction of its parts; not handed down.",
              "enum": ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"],
              "default": "unspecified"
            },
            "mirroring": {
              "description": "Whether the node draws itself mirrored in a right-to-left interface.",
              "$ref": "#/$defs/mirroringBehavior"
            },
            "transform": {"$ref": "#/$defs/transform"},
            "opacity": {
              "description": "Opacity of the node with all that is in it.",
              "type": "number", "minimum": 0, "maximum": 1, "default": 1
            },
            "isHidden": {"description": "Whether the node is not there.", "type": "boolean", "default": false},
            "allowsHitTesting": {
              "description": "Whether the node, with all that is in it, can be touched.", "type": "boolean", "default": true
            },
            "clips": {
              "description": "Whether nothing inside is seen or touched outside of the box.", "type": "boolean", "default": false
            },
            "scroll": {"$ref": "#/$defs/scroll"},
            "arrangement": {"$ref": "#/$defs/arrangement"},
            "anchors": {
              "description": "Where the node stands in a parent whose arrangement is 'anchors'.",
              "type": "array", "items": {"$ref": "#/$defs/anchor"}
            },
            "growth": {
              "description": "How much of the space left over in a stack the node takes, against the others.",
              "type": "number", "minimum": 0, "default": 0
            },
            "flex": {"$ref": "#/$defs/flex"},
            "sizing": {"$ref": "#/$defs/sizing"},
            "children": {
              "description": "What is in the node, from back to front.", "type": "array", "items": {"$ref": "#/$defs/node"}
            }
          }
        },
        "content": {
          "description": "What the node draws itself, above its decoration.",
          "default": "container",
          "anyOf": [
            {"title": "'container', 'web', 'keyboard' or 'statusBar'", "enum": ["container", "web", "keyboard", "statusBar"]},
            {
              "title": "an object with 'text'", "type": "object", "required": ["text"], "additionalProperties": false,
              "properties": {"text": {"$ref": "#/$defs/text"}}
            },
            {
              "title": "an object with 'image'", "type": "object", "required": ["image"], "additionalProperties": false,
              "properties": {"image": {"$ref": "#/$defs/image"}}
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
              "title": "a text with 'string'", "type": "object", "required": ["string"], "additionalProperties": false,
              "properties": {
                "string": {
                  "description": "The text. Each paragraph stands on lines of its own; U+2028 breaks a line in a paragraph. Nothing else breaks a line, however narrow the box is.",
                  "type": "string"
                },
                "style": {"$ref": "#/$defs/paragraphStyle"}, "role": {"$ref": "#/$defs/role"},
                "fontSize": {"$ref": "#/$defs/fontSize"}, "color": {"$ref": "#/$defs/color"},
                "insets": {"$ref": "#/$defs/insets"}
              }
            },
            {
              "title": "a text with 'attributed'", "type": "object", "required": ["attributed"], "additionalProperties": false,
              "properties": {
                "attributed": {"description": "Text with attributes, as ArchivedAttributedString of BidiAttributed writes it."},
                "style": {"$ref": "#/$defs/paragraphStyle"}, "role": {"$ref": "#/$defs/role"},
                "fontSize": {"$ref": "#/$defs/fontSize"}, "color": {"$ref": "#/$defs/color"},
                "insets": {"$ref": "#/$defs/insets"}
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
            "renderingMode": {"enum": ["automatic", "original", "template"], "default": "automatic"}
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
            "size": {"$ref": "#/$defs/size"}, "shapes": {"type": "array", "items": {"$ref": "#/$defs/shape"}}
          }
        },
        "path": {
          "description": "Steps of a pen, as in SVG: M x y, L x y, C with three places, Z.",
          "type": "array",
          "items": {"anyOf": [{"title": "a number", "type": "number"}, {"title": "M, L, C or Z", "enum": ["M", "L", "C", "Z"]}]}
        },
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
        "scroll": {
          "description": "How far what is in the node is scrolled: from the leading edge, or as contentOffset.",
          "type": "object", "required": ["contentSize"], "additionalProperties": false,
          "properties": {
            "contentSize": {"$ref": "#/$defs/size"}, "logicalOffset": {"$ref": "#/$defs/point"},
            "contentOffset": {"$ref": "#/$defs/point"}
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
                      "description": "Which part each child is, in order; children behind them stand by their own frames.",
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
                      "description": "Which part each child is, in order; children behind them stand by their own frames.",
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
                      "description": "Which part each child is, in order; children behind them stand by their own frames.",
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
      }
    }

    """#
}

/// The JSON Schema of event files.
package enum EventSchema {
  /// The schema: `Resources/Schemas/events.schema.json`, which `bidi-scene schema --events`
  /// prints.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Events of a gesture",
      "description": "What a finger does on a screen, to be replayed in both directions. Places are points from the top left corner of the screen, times are seconds.",
      "type": "object",
      "required": ["size", "events"],
      "additionalProperties": false,
      "properties": {
        "$schema": {"description": "Where this schema is, for editors.", "type": "string"},
        "title": {"description": "What the gesture is called.", "type": "string"},
        "size": {"$ref": "#/$defs/size"},
        "layoutDirection": {
          "description": "The direction of the interface in which the finger was seen; in the other one it is replayed in the mirror.",
          "$ref": "#/$defs/direction"
        },
        "interaction": {
          "description": "What the screen does with a pan.",
          "enum": ["edgeBack", "fullScreenBack", "fullScreenForward", "dismissal"], "default": "edgeBack"
        },
        "policy": {
          "description": "When letting go finishes the transition; that of the interaction if it is missing.",
          "enum": ["half", "third", "halfUnlessBack", "swipeTransition", "sloppySwiper", "hero", "flutter", "scrollView"]
        },
        "depth": {
          "description": "How many screens lie on each other, this one included.", "type": "integer", "minimum": 1,
          "maximum": 1000000, "default": 2
        },
        "competitors": {
          "description": "What lies on the screen and would take the same pan.", "type": "array", "maxItems": 1000,
          "items": {"$ref": "#/$defs/competitor"}
        },
        "events": {
          "description": "What happens, in the order of time.", "type": "array", "minItems": 1,
          "items": {"$ref": "#/$defs/event"}
        }
      },
      "$defs": {
        "event": {
          "description": "A time, and one thing that happens then.",
          "type": "object", "required": ["time"], "additionalProperties": false, "minProperties": 2, "maxProperties": 2,
          "properties": {
            "time": {"type": "number", "minimum": -1000000000, "maximum": 1000000000},
            "down": {"description": "A finger comes down.", "$ref": "#/$defs/point"},
            "move": {"description": "It moves, or rests.", "$ref": "#/$defs/point"},
            "up": {"description": "It goes.", "$ref": "#/$defs/point"},
            "cancel": {"description": "The system takes the finger away.", "$ref": "#/$defs/happens"},
            "interrupt": {"description": "The app is interrupted, as by a call.", "$ref": "#/$defs/happens"},
            "pop": {"description": "A pop without a finger, as by the back button.", "$ref": "#/$defs/happens"},
            "resize": {"description": "The screen has another size, its contents stay.", "$ref": "#/$defs/size"},
            "rotate": {"description": "The device is turned.", "$ref": "#/$defs/size"},
            "layoutDirection": {"description": "The interface has another direction.", "$ref": "#/$defs/direction"},
            "scroll": {
              "description": "A scroll view or a pager is somewhere else.", "type": "object", "required": ["competitor"],
              "additionalProperties": false,
              "properties": {
                "competitor": {"description": "Its name.", "type": "string"},
                "offset": {"$ref": "#/$defs/offset"}, "contentOffset": {"$ref": "#/$defs/contentOffset"}
              }
            }
          }
        },
        "competitor": {
          "description": "One of scroll, pager, control, cell and indifferent.",
          "type": "object", "additionalProperties": false,
          "properties": {
            "name": {"description": "What it is called in the replay, and by events.", "type": "string", "minLength": 1},
            "frame": {
              "description": "Its box on the screen, in the direction of the file; a finger that comes down elsewhere does not meet it. The whole screen if it is missing.",
              "$ref": "#/$defs/rect"
            },
            "scroll": {"description": "A scroll view.", "$ref": "#/$defs/scroll"},
            "pager": {"description": "A scroll view or a controller that goes page by page.", "$ref": "#/$defs/scroll"},
            "control": {
              "description": "A control that is dragged along an axis, such as a slider.", "type": "object",
              "additionalProperties": false, "properties": {"axis": {"$ref": "#/$defs/axis"}}
            },
            "cell": {
              "description": "A table cell with swipe actions.", "type": "object", "additionalProperties": false,
              "properties": {
                "leadingActions": {"type": "boolean", "default": false},
                "trailingActions": {"type": "boolean", "default": false},
                "isOpen": {"description": "Whether it shows its actions.", "type": "boolean", "default": false}
              }
            },
            "indifferent": {"description": "A recognizer that does not mind others.", "$ref": "#/$defs/happens"}
          }
        },
        "scroll": {
          "type": "object", "required": ["contentLength", "viewportLength"], "additionalProperties": false,
          "properties": {
            "axis": {"$ref": "#/$defs/axis"},
            "contentLength": {"$ref": "#/$defs/length"}, "viewportLength": {"$ref": "#/$defs/length"},
            "leadingInset": {"$ref": "#/$defs/length"}, "trailingInset": {"$ref": "#/$defs/length"},
            "offset": {"$ref": "#/$defs/offset"}, "contentOffset": {"$ref": "#/$defs/contentOffset"}
          }
        },
        "offset": {
          "description": "How far what is seen is from the start of the content, by the direction of the interface.",
          "type": "number", "minimum": -1000000, "maximum": 1000000, "default": 0
        },
        "contentOffset": {
          "description": "The same as UIKit has it, from the left or the top of the content, in the direction of the file; in place of offset.",
          "type": "number", "minimum": -1000000, "maximum": 1000000
        },
        "axis": {"enum": ["horizontal", "vertical"], "default": "horizontal"},
        "length": {"description": "In points.", "type": "number", "minimum": 0, "maximum": 1000000},
        "rect": {
          "type": "object", "required": ["x", "y", "width", "height"], "additionalProperties": false,
          "properties": {
            "x": {"type": "number"}, "y": {"type": "number"}, "width": {"$ref": "#/$defs/length"}, "height": {"$ref": "#/$defs/length"}
          }
        },
        "happens": {"enum": [true]},
        "direction": {"enum": ["ltr", "rtl"], "default": "ltr"},
        "point": {
          "type": "object", "required": ["x", "y"], "additionalProperties": false,
          "properties": {"x": {"type": "number"}, "y": {"type": "number"}}
        },
        "size": {
          "type": "object", "required": ["width", "height"], "additionalProperties": false,
          "properties": {
            "width": {"type": "number", "exclusiveMinimum": 0}, "height": {"type": "number", "exclusiveMinimum": 0}
          }
        }
      }
    }

    """#
}

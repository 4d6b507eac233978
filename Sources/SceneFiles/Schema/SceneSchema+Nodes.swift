extension SceneSchema {
  /// A node.
  static let nodes = #"""
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

    """#
}

/// The JSON Schema of scene files.
package enum SceneSchema {
  /// The schema: `Resources/Schemas/scene.schema.json`, which `bidi-scene schema` prints.
  package static let text =
    head + nodes + contents + looks + arrangements + constraints + values + tail

  private static let head = #"""
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
          "description": "The language of the right-to-left interface, as a BCP 47 tag such as ar or he: the order of its texts is judged by it, also of texts that are not in translations. If it is missing, the letters of each text say.",
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
          "description": "What images look like, by name. An image that is not here is drawn as the symbol of the system of that name, or as a place holder.",
          "type": "object", "additionalProperties": {"$ref": "#/$defs/figure"}
        },
        "backGesture": {"$ref": "#/$defs/backGesture"}
      },
      "$defs": {

    """#

  private static let tail = #"""
      }
    }

    """#
}

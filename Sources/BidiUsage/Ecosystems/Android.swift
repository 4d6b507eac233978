extension Ecosystem {
  /// Android, and the resources of Compose Multiplatform and of Moko.
  static let android = Ecosystem(
    name: "Android", languages: [.kotlin, .java, .xml],
    toolkits: ["Android", "Compose"],
    idioms: [
      LookupIdiom(
        names: ["R.string", "R.plurals", "Res.string", "Res.plurals"], key: .reference,
        arguments: .rest(from: 1), example: "context.getString(R.string.key, a)",
        source: "developer.android.com/guide/topics/resources/string-resource"),
      LookupIdiom(
        names: ["MR.strings", "MR.plurals"], key: .reference, arguments: .rest(from: 1),
        example: "stringResource(MR.strings.key, a)",
        source: "github.com/icerockdev/moko-resources"),
    ],
    takers: [
      "getString": 1, "stringResource": 1, "getText": 1, "getQuantityString": 2,
      "getQuantityText": 2, "pluralStringResource": 2, "getPluralString": 2,
      "getPluralStringResource": 2, "getStringResource": 1,
    ],
    displays: [
      TextDisplay(
        direction: .firstLetter, languages: [.kotlin, .java],
        names: [
          "makeText", "setContentText", "setContentTitle", "setHint", "setMessage",
          "setNegativeButton", "setNeutralButton", "setPositiveButton", "setSubText", "setSubtitle",
          "setSummary", "setText", "setTicker", "setTitle",
        ],
        source: """
          developer.android.com: TextView, AlertDialog.Builder, Toast, Preference, \
          NotificationCompat.Builder
          """),
      TextDisplay(
        direction: .firstLetter, languages: [.kotlin], names: ["text", "hint"],
        receivers: ["binding", "view", "button", "label"],
        source: "developer.android.com/topic/libraries/view-binding"),
      TextDisplay(
        direction: .firstLetter, languages: [.kotlin, .java], names: ["putExtra"],
        besides: ["EXTRA_TEXT", "EXTRA_SUBJECT", "EXTRA_TITLE"],
        source: "developer.android.com/training/sharing/send: another app shows it"),
      TextDisplay(
        direction: .layout, languages: [.kotlin],
        names: ["stringResource", "pluralStringResource", "Text", "BasicText"],
        source: "developer.android.com: androidx.compose.ui.res, androidx.compose.material3"),
    ],
    keyBuilder: KeyBuilder(
      name: "getIdentifier", typePlace: 1, types: ["string", "plurals", "array"],
      source: "developer.android.com/reference/android/content/res/Resources#getIdentifier"))
}

import MessageSyntax
import BidiSource

/// Apple's `AppIntentVocabulary.plist`: words and examples that an app teaches Siri, one file a language.
///
/// The names of intents and of the items of a vocabulary are no texts. Elements of lists are counted from 0 in the keys, as in
/// `IntentPhrases.0.IntentExamples.1`. Source: Apple, Intents App Vocabulary Reference.
enum AppIntentVocabularyFormat: FormatReader {
  static let name = "AppIntentVocabulary.plist"
  static let fileNames = ["AppIntentVocabulary.plist"]
  static let toolkits = FormatToolkits(only: .uiKit)
  static let dialects: MessageDialects = .apple

  /// The keys of texts, or of lists of them.
  static let textKeys: Set<String> = [
    "IntentExamples", "VocabularyItemExamples", "VocabularyItemPhrase",
    "VocabularyItemPronunciation",
  ]

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    path.fileName == "AppIntentVocabulary.plist"
  }

  static func locale(of path: FilePath) -> PathLocale { path.localeOfProjectFolder }

  static func paths(beside path: FilePath, for locale: String) -> [String] {
    path.replacingProjectFolder(with: locale)
  }

  static func source(path: String, bytes: [UInt8]) throws(SourceDecodingError) -> SourceFile {
    try PropertyList.source(path: path, bytes: bytes, shape: .vocabulary)
  }

  static func read(_ source: SourceFile) -> FileContent {
    PropertyList.readXML(source, shape: .vocabulary, name: name)
  }

  static func entries(after edit: ValueEdit) -> [LocalizationEntry]? {
    XMLPropertyList.string(at: edit.valueRange, in: edit.source.text)
      .map { [edit.entry(with: $0)] }
  }
}

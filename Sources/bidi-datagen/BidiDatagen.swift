#if ICU
  import BidiICU
  import Foundation

  /// Writes what is made from ICU's data: the tables that BidiText takes where there is no libicu, the words
  /// of units that BidiJudge knows, the letters of presentation forms, the English names of languages, the
  /// characters that take two cells of a terminal, the classes of line breaks, and the golden table of locale
  /// facts.
  ///
  ///     swift run --traits default,ICU bidi-datagen            writes the files
  ///     swift run --traits default,ICU bidi-datagen --check    fails where a file is not what would be written
  ///
  /// The character tables are of the ICU in Foundation of the toolchain, which is newer than the libicu of most systems.
  ///
  /// A file that another version of ICU wrote cannot be checked by this one: that is said, and is no
  /// failure.
  @main
  enum BidiDatagen {
    static func main() throws {
      let files = [
        CharacterTablesFile.file, LocaleTablesFile.file, LocaleFactsFile.file, UnitWordsFile.file,
        PresentationFormsFile.file, LanguageNamesFile.file, WideCharactersFile.file,
        LineBreaksFile.file,
      ]
      guard CommandLine.arguments.dropFirst().first == "--check" else {
        for file in files { try file.write() }
        return
      }
      var isFine = true
      for file in files {
        guard let complaint = try file.complaint() else { continue }
        FileHandle.standardError.write(Data("bidi-datagen: \(complaint.text)\n".utf8))
        isFine = isFine && !complaint.isFailure
      }
      if !isFine { exit(1) }
    }
  }
#else
  import Foundation

  /// What is written comes from ICU.
  @main
  enum BidiDatagen {
    static func main() {
      let message =
        "bidi-datagen: there is no ICU in it. swift run --traits default,ICU bidi-datagen\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(1)
    }
  }
#endif

import BidiSource

extension ProgramUsage {
  /// The keys that no file of the program names, and that no code builds, out of some keys of one file.
  ///
  /// A key that is a sentence is named where each two and each four words that follow each other in it do so in some file.
  /// A program that names fewer than half of the keys looks them up in a way that is not known, but for one that names many long
  /// sentences, and one that can only look up references.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - forms: Those of them that are forms of a plural, under which hardly any program looks a text up.
  ///   - hasBuilder: Whether only the function of ``KeyBuilder`` looks up keys that code builds, and all else looks up references.
  ///   - areMembers: Whether a generator makes a member of each key, with its name, as those of ARB.
  ///   - areCollected: Whether a tool collects the keys out of calls, as those of gettext: what is no key of a call is not looked up.
  /// - Returns: The unused keys; nil if not all of the program is known, and if its way to look up texts is not known.
  package func unused(
    among keys: Set<String>, forms: Set<String> = [], hasBuilder: Bool = false,
    areMembers: Bool = false, areCollected: Bool = false
  ) -> Set<String>? {
    lock.withLock {
      guard let mentions = mentions() else { return nil }
      let names = keys.filter { KeyMentions.isName($0) || KeyMentions.isSentence($0) }
      let areReferences = hasBuilder && !buildsKeys(mentions)
      let others = names.filter { !isNamed($0, mentions, areReferences || areMembers) }
      let counted = names.subtracting(forms)
      guard
        others.count(where: counted.contains) * 2 <= counted.count
          || Self.looksUpSentences(names, others)
          // A reference is the only way: the program left most of the texts behind.
          || areReferences && others.count < names.count
      else { return nil }
      let unused = areReferences ? others : BuiltKeys(names, others, mentions).neverBuilt
      return areCollected
        ? unused.union(CollectedTexts(index()).gone(among: keys, but: mentions)) : unused
    }
  }

  /// The least number of long sentences that a program names if it looks texts up by themselves.
  private static let leastSentences = 20

  /// Whether a program names enough long sentences to tell that it looks texts up by themselves.
  ///
  /// They are those that are left in a catalog when most of the program is gone. By chance it would name none.
  ///
  /// - Parameters:
  ///   - keys: The keys of a file.
  ///   - others: Those that no file names.
  /// - Returns: `true` if it names twenty, and one in ten.
  private static func looksUpSentences(_ keys: Set<String>, _ others: Set<String>) -> Bool {
    let long = keys.count { KeyMentions.isLongSentence($0) }
    let named = long - others.count { KeyMentions.isLongSentence($0) }
    return named >= leastSentences && named * 10 >= long
  }

  /// Whether a file of the program names a key, or may: not all of the program is known, or the key can be in any file.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - hasBuilder: Whether only the function of ``KeyBuilder`` looks up keys that code builds, and all else looks up references.
  ///   - isMember: Whether a generator makes a member of each key, with its name.
  ///   - isCollected: Whether a tool collects such keys out of calls: only a call names them, or a file whose calls are not read.
  /// - Returns: `false` for a key that no file names.
  package func mayName(
    _ key: String, hasBuilder: Bool = false, isMember: Bool = false, isCollected: Bool = false
  ) -> Bool {
    lock.withLock {
      guard let mentions = mentions(), KeyMentions.isName(key) || KeyMentions.isSentence(key)
      else { return true }
      return isNamed(key, mentions, isMember || hasBuilder && !buildsKeys(mentions))
        && !(isCollected && CollectedTexts(index()).mayBeGone(key, but: mentions))
    }
  }

  /// Whether a file names a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - mentions: What all files name.
  ///   - isReference: Whether programs name it only by a reference, `R.string.key`, where it is written as it is, but for its dots.
  /// - Returns: Whether one does.
  private func isNamed(_ key: String, _ mentions: KeyMentions, _ isReference: Bool) -> Bool {
    let isMentioned =
      isReference && !key.contains("-")
      ? mentions.contains(asWritten: key.replacing(".", with: "_"))
        || key.contains(".") && mentions.names(key)
      : mentions.names(key)
    if isMentioned { return true }
    let index = index()
    return [.literal(key), UseKey(identifier: key)].contains {
      !index.files(lookingUp: $0).isEmpty
    }
  }

  /// Whether code may look up texts of Android by names that it makes.
  ///
  /// Sources: jetbrains.com/help/kotlin-multiplatform-dev, `allStringResources` finds texts by their names; developer.android.com, the
  /// class of `R.string` has a field for each.
  private func buildsKeys(_ mentions: KeyMentions) -> Bool {
    index().files.contains(where: \.buildsKeys)
      || [
        "string.class", "plurals.class", "array.class", "allStringResources",
        "allPluralStringResources", "allStringArrayResources",
      ].contains { mentions.contains(name: $0.utf8) }
  }
}

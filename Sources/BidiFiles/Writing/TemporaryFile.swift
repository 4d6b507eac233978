import CBidiFiles
package import Libc

/// A new file on its way to its place.
///
/// On Linux it has no name until it is whole, so that a run that is killed leaves nothing behind. Elsewhere it has a
/// hidden name, ``TemporaryName``, and is locked, so that the next run knows what belongs to nobody.
package final class TemporaryFile {
  package let descriptor: Descriptor
  private let folder: WorkFolder
  private let information: stat

  /// The name that the file has in the meantime; nil where it has none, or has its own.
  private var name: TemporaryName?

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - folder: Where it is to be.
  ///   - mode: Who may do what with it, but for what the process takes from all its files.
  ///   - isNameless: Whether it is to have no name where the system has such files.
  /// - Throws: The error number.
  package init(in folder: WorkFolder, mode: mode_t, isNameless: Bool = true) throws(SystemError) {
    self.folder = folder
    if isNameless,
      let opened = Descriptor(opened: bidi_open_nameless(folder.descriptor.number, Int32(mode)))
    {
      information = try opened.information
      // Locked before it has a name.
      _ = opened.lock()
      descriptor = opened
      return
    }
    let made = try NamedFile.make(in: folder, mode: mode)
    (information, name) = (made.information, made.name)
    descriptor = made.descriptor
  }

  deinit { removeName() }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes, to: descriptor.number)
  }

  /// Takes away the name, where the file has one: it is gone with this value then.
  package func hide() { removeName() }

  /// Gives the file owner, mode, extended attributes and access list of another.
  ///
  /// - Parameters:
  ///   - old: The other.
  ///   - information: What the system knows of the other.
  /// - Returns: Whether owner and group could be kept, which only the administrator can do in any case.
  /// - Throws: The error number, where the file would lose something else.
  package func takeAttributes(
    of old: borrowing Descriptor, _ information: stat
  ) throws(SystemError) -> Bool {
    var mode = information.st_mode & 0o7777
    let isOwnerKept = fchown(descriptor.number, information.st_uid, information.st_gid) == 0
    if !isOwnerKept {
      if fchown(descriptor.number, uid_t.max, information.st_gid) == 0 {
        mode &= ~0o4000
      } else {
        // Another group gets no more than everybody has.
        mode &= ~(0o6070) | (mode & 0o7) << 3
      }
    }
    let error = bidi_copy_attributes(old.number, descriptor.number)
    guard error == 0 else { throw SystemError(number: error) }
    if fchmod(descriptor.number, mode) != 0, errno != EPERM, errno != ENOTSUP {
      throw SystemError(number: errno)
    }
    let now = try descriptor.information
    return isOwnerKept || now.st_uid == information.st_uid
  }

  /// Brings all bytes onto the disk: a name must not lead to a file whose bytes a power failure loses.
  ///
  /// The folder is not brought there: where that is lost, the old file comes back whole.
  package func synchronize() throws(SystemError) {
    while fsync(descriptor.number) != 0 {
      // Pipes and some file systems have no disk.
      if errno == EINVAL || errno == ENOTSUP { return }
      guard errno == EINTR else { throw SystemError(number: errno) }
    }
  }

  /// Puts the file in the place of whatever has a name.
  ///
  /// Throws the error number.
  package func take(_ target: String) throws(SystemError) {
    try ProcessWrites.shared.step { () throws(SystemError) in
      defer { removeName() }
      try folder.rename(try ownName(replacing: nil), to: target)
      forgetName()
      ProcessWrites.shared.countFile()
    }
  }

  /// Puts the file in the place of another, if that holds what it held.
  ///
  /// The two change places in one step, and only then is looked at what the file has taken the place of. So nothing
  /// that an editor saves at the last moment is lost: it gets its place back.
  ///
  /// - Parameters:
  ///   - target: The name of the other.
  ///   - old: What the other held.
  ///   - isStill: Whether what has a name is the other, and holds what it held.
  /// - Returns: Whether it did; if not, nothing is changed.
  /// - Throws: The error number.
  package func take(
    _ target: String, ifStill old: [UInt8],
    _ isStill: (_ name: String) throws(SystemError) -> Bool
  ) throws(SystemError) -> Bool {
    try ProcessWrites.shared.step { () throws(SystemError) in
      defer { removeName() }
      let hadName = name != nil
      let own = try ownName(replacing: old)
      // The name that a file had from the start does not say what it replaces.
      if !hadName {
        do throws(SystemError) {
          try folder.exchange(own, target)
        } catch {
          if error.number == ENOENT { return false }
          guard [ENOSYS, EINVAL, ENOTSUP, EPERM].contains(error.number) else { throw error }
          return try replace(target, by: own, isStill)
        }
        do throws(SystemError) {
          if try isStill(own) {
            ProcessWrites.shared.countFile()
            return true
          }
        } catch {
          giveBack(target, own)
          throw error
        }
        giveBack(target, own)
        return false
      }
      return try replace(target, by: own, isStill)
    }
  }

  /// The same where two names cannot change places.
  private func replace(
    _ target: String, by own: String, _ isStill: (_ name: String) throws(SystemError) -> Bool
  ) throws(SystemError) -> Bool {
    guard try isStill(target) else { return false }
    try folder.rename(own, to: target)
    forgetName()
    ProcessWrites.shared.countFile()
    return true
  }

  /// Gives what somebody saved in the meantime its place back.
  ///
  /// Where somebody saves again and again in these microseconds, one of the versions is left under the temporary
  /// name and said: nothing is removed that is not known.
  private func giveBack(_ target: String, _ own: String) {
    let saved = (try? folder.information(of: own)) ?? nil
    do throws(SystemError) {
      try folder.exchange(own, target)
      if try folder.names(own, information) { return }
      // It was saved once more: the later version belongs there.
      try folder.exchange(own, target)
      if let saved, try folder.names(own, saved) { return }
    } catch {
      // What has the name is said below.
    }
    ProcessWrites.shared.note(
      "\(folder.path)/\(own): holds what somebody saved while the file was being replaced;"
        + " compare it with the file, then remove it")
    forgetName()
  }

  /// The name that the file has, or gets now.
  private func ownName(replacing old: [UInt8]?) throws(SystemError) -> String {
    if let name { return name.text }
    let new = TemporaryName(replacing: old, file: UInt64(information.st_ino))
    guard unsafe bidi_name_file(descriptor.number, folder.descriptor.number, new.text) == 0 else {
      throw SystemError(number: errno)
    }
    name = new
    return new.text
  }

  private func removeName() {
    guard let name else { return }
    folder.remove(name.text)
    forgetName()
  }

  private func forgetName() {
    if let name { ProcessWrites.shared.remove("\(folder.path)/\(name.text)") }
    name = nil
  }
}

/// A new file that has a temporary name from the start, and is locked.
private struct NamedFile: ~Copyable {
  let descriptor: Descriptor
  let information: stat
  let name: TemporaryName

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - folder: Where it is to be.
  ///   - mode: Who may do what with it.
  ///   - tries: How many may be taken away before they are locked.
  /// - Returns: The file.
  /// - Throws: The error number.
  static func make(
    in folder: WorkFolder, mode: mode_t, tries: Int = 10
  ) throws(SystemError) -> NamedFile {
    if let made = try NamedFile(in: folder, mode: mode) { return made }
    guard tries > 1 else { throw SystemError(number: EAGAIN) }
    return try make(in: folder, mode: mode, tries: tries - 1)
  }

  /// Nil where another run that sweeps the folder took the file away, before it was locked, as left behind.
  private init?(in folder: WorkFolder, mode: mode_t) throws(SystemError) {
    let name = TemporaryName()
    let path = "\(folder.path)/\(name.text)"
    // A signal finds the name where there may be a file.
    ProcessWrites.shared.add(path)
    guard let opened = folder.open(name.text, O_RDWR | O_CREAT | O_EXCL, mode: mode) else {
      let number = errno
      ProcessWrites.shared.remove(path)
      throw SystemError(number: number)
    }
    guard opened.lock(waiting: 2), let information = try? opened.information,
      (try? folder.names(name.text, information)) == true
    else {
      folder.remove(name.text)
      ProcessWrites.shared.remove(path)
      return nil
    }
    (self.information, self.name) = (information, name)
    descriptor = opened
  }
}

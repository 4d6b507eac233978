import CBidiFiles
package import Libc

/// A new file before it gets its name.
///
/// On Linux the file has no name until it is whole, so that a killed run leaves no file. On other systems it has a hidden
/// name, ``TemporaryName``, and a lock, so that the next run can tell an abandoned file from a file in use.
package final class TemporaryFile {
  package let descriptor: Descriptor
  private let folder: WorkFolder
  private let information: stat

  /// The temporary name; nil if the file has no name or its final name.
  private var name: TemporaryName?

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - folder: The folder of the file.
  ///   - mode: The mode of the file. The process's file mode mask applies.
  ///   - isNameless: Whether the file has no name at first, if the system has such files.
  /// - Throws: The error number.
  package init(in folder: WorkFolder, mode: mode_t, isNameless: Bool = true) throws(SystemError) {
    self.folder = folder
    if isNameless,
      let opened = Descriptor(opened: bidi_open_nameless(folder.descriptor.number, Int32(mode)))
    {
      information = try opened.information
      // The file is locked before it gets a name.
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

  /// Removes the name, if the file has one.
  ///
  /// The file then disappears when it is closed.
  package func hide() { removeName() }

  /// Gives the file the owner, mode, extended attributes and access list of an old file.
  ///
  /// - Parameters:
  ///   - old: The old file.
  ///   - information: What the system knows of the old file.
  /// - Returns: Whether the owner is the same. Only the administrator can give a file to another owner.
  /// - Throws: The error number, if something else cannot be kept.
  package func takeAttributes(
    of old: borrowing Descriptor, _ information: stat
  ) throws(SystemError) -> Bool {
    var mode = information.st_mode & 0o7777
    let isOwnerKept = fchown(descriptor.number, information.st_uid, information.st_gid) == 0
    if !isOwnerKept {
      if fchown(descriptor.number, uid_t.max, information.st_gid) == 0 {
        mode &= ~0o4000
      } else {
        // If the group changes, it gets no more rights than everybody has.
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

  /// Waits until all bytes are on the disk, because a power failure must not leave a name with lost bytes.
  ///
  /// The folder is not synchronized: if its change is lost, the old file comes back whole.
  package func synchronize() throws(SystemError) {
    while fsync(descriptor.number) != 0 {
      // Pipes and some file systems cannot be synchronized.
      if errno == EINVAL || errno == ENOTSUP { return }
      guard errno == EINTR else { throw SystemError(number: errno) }
    }
  }

  /// Gives the file a name, in the place of any file that has it.
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

  /// Gives the file the name of an old file, if that has not changed.
  ///
  /// The two files exchange their names in one step, and the old file is checked after that. If an editor saved a file at
  /// the last moment, that file gets its name back, so nothing is lost.
  ///
  /// - Parameters:
  ///   - target: The name of the old file.
  ///   - old: The bytes of the old file.
  ///   - isStill: Returns true if the file with a name is the old file with the old bytes.
  /// - Returns: Whether the file has got the name. If not, nothing has changed.
  /// - Throws: The error number.
  package func take(
    _ target: String, ifStill old: [UInt8],
    _ isStill: (_ name: String) throws(SystemError) -> Bool
  ) throws(SystemError) -> Bool {
    try ProcessWrites.shared.step { () throws(SystemError) in
      defer { removeName() }
      // A name that the file had from the start does not tell what it replaces, so the old file must not get that name.
      let canExchange = name == nil
      let own = try ownName(replacing: old)
      if canExchange, let isDone = try exchange(target, own, isStill) { return isDone }
      return try replace(target, by: own, isStill)
    }
  }

  /// Exchanges the names of this file and the old file, and then checks the old file.
  ///
  /// - Returns: Whether this file has got the name; nil if the system cannot exchange names.
  private func exchange(
    _ target: String, _ own: String, _ isStill: (_ name: String) throws(SystemError) -> Bool
  ) throws(SystemError) -> Bool? {
    do throws(SystemError) {
      try folder.exchange(own, target)
    } catch {
      if error.number == ENOENT { return false }
      guard [ENOSYS, EINVAL, ENOTSUP, EPERM].contains(error.number) else { throw error }
      return nil
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

  /// Checks the old file, and then renames this file over it.
  ///
  /// Used if the system cannot exchange names.
  private func replace(
    _ target: String, by own: String, _ isStill: (_ name: String) throws(SystemError) -> Bool
  ) throws(SystemError) -> Bool {
    guard try isStill(target) else { return false }
    try folder.rename(own, to: target)
    forgetName()
    ProcessWrites.shared.countFile()
    return true
  }

  /// Gives a file that somebody saved in the meantime its name back.
  ///
  /// If somebody saves several times in these microseconds, one version stays under the temporary name, and a remark
  /// reports it. Unknown content is never removed.
  private func giveBack(_ target: String, _ own: String) {
    let saved = (try? folder.information(of: own)) ?? nil
    do throws(SystemError) {
      try folder.exchange(own, target)
      if try folder.names(own, information) { return }
      // Somebody saved again, and the later version gets the name.
      try folder.exchange(own, target)
      if let saved, try folder.names(own, saved) { return }
    } catch {
      // The remark below names the file.
    }
    ProcessWrites.shared.note(
      "\(folder.path)/\(own): holds what somebody saved while the file was being replaced;"
        + " compare it with the file, then remove it")
    forgetName()
  }

  /// The temporary name.
  ///
  /// If the file has none, it gets one now.
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

/// A new, locked file with a temporary name from the start.
private struct NamedFile: ~Copyable {
  let descriptor: Descriptor
  let information: stat
  let name: TemporaryName

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - folder: The folder of the file.
  ///   - mode: The mode of the file.
  ///   - tries: How often to try, because another run may remove the file before it is locked.
  /// - Returns: The file.
  /// - Throws: The error number.
  static func make(
    in folder: WorkFolder, mode: mode_t, tries: Int = 10
  ) throws(SystemError) -> NamedFile {
    if let made = try NamedFile(in: folder, mode: mode) { return made }
    guard tries > 1 else { throw SystemError(number: EAGAIN) }
    return try make(in: folder, mode: mode, tries: tries - 1)
  }

  /// Nil if another run took the file for an abandoned one, and removed it before it was locked.
  private init?(in folder: WorkFolder, mode: mode_t) throws(SystemError) {
    let name = TemporaryName()
    let path = "\(folder.path)/\(name.text)"
    // The name is added before the file exists, so that a signal cannot miss the file.
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

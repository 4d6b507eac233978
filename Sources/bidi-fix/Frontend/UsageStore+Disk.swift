import BidiFiles
import BidiSource
import BidiUsage

extension UsageStore {
  /// The name of the folder at the root of a project.
  private static let folderName = ".bidi-fix-cache"

  /// Keeps bytes in a folder at the root of a project, which Git ignores and anybody may delete.
  ///
  /// What cannot be written is not kept. Nothing is read or written through a link.
  ///
  /// - Parameter root: The root of the project, as a whole path.
  init(inProject root: String) {
    let folder = "\(root == "/" ? "" : root)/\(Self.folderName)"
    let access = FileAccess.disk
    self.init(
      load: { name in
        guard access.item(folder)?.kind == .folder, access.item("\(folder)/\(name)")?.kind == .file
        else { return nil }
        return access.read("\(folder)/\(name)")
      },
      save: { name, bytes in
        let path = "\(folder)/\(name)"
        guard access.item(folder)?.kind == .folder || access.kind(folder) == nil,
          access.item(path) != nil || access.kind(path) == nil
        else { return }
        do throws(FileFailure) {
          let ignore = "\(folder)/.gitignore"
          if access.kind(ignore) == nil { try FileWriter.create(ignore, with: Array("*\n".utf8)) }
          try FileWriter.write(bytes, to: path)
        } catch {
          // The index is then made again by the next run.
        }
      })
  }
}

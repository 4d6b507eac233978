/// The rest of a path behind a folder that it lies in, at any depth; nil for a path that lies elsewhere, and for the folder.
///
/// Of `/a/b/c` behind `/a` it is `b/c`; `/ab` does not lie in `/a`; everything else lies in `/`.
///
/// - Parameters:
///   - folder: A whole path, without a slash at its end but for the root.
///   - path: A whole path.
/// - Returns: The rest, without a slash at its start.
package func pathBelow(_ folder: String, _ path: String) -> String? {
  let start = folder == "/" ? folder : folder + "/"
  let rest = path.utf8.dropFirst(start.utf8.count)
  guard path.utf8.starts(with: start.utf8), !rest.isEmpty else { return nil }
  return String(decoding: rest, as: UTF8.self)
}

/// The part of a path after a folder that holds it, at any depth; nil for the folder itself and for a path outside it.
///
/// For `/a/b/c` and the folder `/a` it is `b/c`. `/ab` does not lie in `/a`. Every other path lies in `/`.
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

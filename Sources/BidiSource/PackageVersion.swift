/// The version of the package, which the commands, the language server and the library for C show.
public enum PackageVersion {
  /// Three numbers, as in <https://semver.org>; `Scripts/version` reads and writes this line.
  public static let current: StaticString = "0.1.0"
}

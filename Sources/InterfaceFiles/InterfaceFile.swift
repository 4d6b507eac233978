internal import LocalizationFiles

/// A file.
public struct InterfaceFile {
  let document: XMLDocument
}

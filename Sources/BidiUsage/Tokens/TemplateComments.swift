import BidiSource

/// Comments of templates and of XAML, which look up no texts: `{{-- __('old') --}}` of Blade, `{# … #}` of Jinja and Twig,
/// `{% comment %}` of Django and Liquid.
///
/// Sources: laravel.com/docs/blade, comments; jinja.palletsprojects.com, comments; docs.djangoproject.com, the tag comment.
enum TemplateComments {
  /// The bytes of a file with spaces in the places of its comments, so that all others keep theirs.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path, which tells whether it is a template.
  /// - Returns: The bytes as they are, for another file.
  static func blanked(_ bytes: [UInt8], path: String) -> [UInt8] {
    let pairs =
      path.hasSuffix(".blade.php")
      ? blade
      : path.hasSuffix("xaml") ? markup : endings.contains(where: path.hasSuffix) ? templates : []
    var result = bytes
    for (open, close) in pairs {
      var position = 0
      while let start = bytes[position...].firstRange(ofBytes: open),
        let end = bytes[start.upperBound...].firstRange(ofBytes: close)?.upperBound
      {
        for index in start.lowerBound..<end where !bytes[index].isASCIILineEnd {
          result[index] = .space
        }
        position = end
      }
    }
    return result
  }

  private static let endings = [
    ".html", ".twig", ".jinja", ".jinja2", ".j2", ".njk", ".liquid",
  ]
  private static let markup = [(Array("<!--".utf8), Array("-->".utf8))]
  private static let blade = [(Array("{{--".utf8), Array("--}}".utf8))]
  private static let templates = [
    (Array("{# ".utf8), Array("#}".utf8)), (Array("{% comment ".utf8), Array("{% endcomment".utf8)),
  ]
}

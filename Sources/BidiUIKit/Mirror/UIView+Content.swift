#if canImport(UIKit)
  internal import BidiAttributed
  public import BidiLayout
  internal import BidiText
  public import UIKit

  extension Content {
    /// What a view of UIKit draws itself.
    ///
    /// Labels, fields and text views are text, image views are images; everything else is a
    /// container. Pages of WebKit and views that draw are known to the app alone: see
    /// ``WindowMirror/content`` and ``ViewSceneOptions/content``.
    ///
    /// - Parameter view: The view.
    @MainActor public init(_ view: UIView) {
      switch view {
      case let label as UILabel:
        self = .text(
          TextContent(
            source(label.attributedText, label.text),
            style: ParagraphStyle(alignment: .init(label.textAlignment)), role: .label,
            fontSize: Double(label.font.pointSize)))
      case let field as UITextField:
        let isEmpty = field.text?.isEmpty ?? true
        self = .text(
          TextContent(
            source(nil, isEmpty ? field.placeholder : field.text),
            style: ParagraphStyle(alignment: .init(field.textAlignment)), role: .field,
            fontSize: Double(field.font?.pointSize ?? 17)))
      case let textView as UITextView:
        self = .text(
          TextContent(
            source(textView.attributedText, textView.text),
            style: ParagraphStyle(alignment: .init(textView.textAlignment)), role: .body,
            fontSize: Double(textView.font?.pointSize ?? 17)))
      case let imageView as UIImageView:
        guard let image = imageView.image else {
          self = .container
          return
        }
        self = .image(
          ImageContent(
            name: image.accessibilityIdentifier ?? "", mirroring: image.bidiMirroring,
            orientation: ImageOrientation(image.imageOrientation),
            renderingMode: .init(image.renderingMode)))
      default: self = .container
      }
    }
  }

  @MainActor private func source(_ attributed: NSAttributedString?, _ plain: String?)
    -> TextContent.Source
  {
    guard let attributed, attributed.length > 0 else { return .plain(plain ?? "") }
    return .attributed(AttributedString(bidi: attributed))
  }

  extension ImageContent.RenderingMode {
    /// How an image of UIKit takes on color.
    ///
    /// - Parameter mode: The mode; one that UIKit adds later counts as automatic.
    public init(_ mode: UIImage.RenderingMode) {
      self =
        switch mode {
        case .automatic: .automatic
        case .alwaysOriginal: .original
        case .alwaysTemplate: .template
        @unknown default: .automatic
        }
    }
  }
#endif

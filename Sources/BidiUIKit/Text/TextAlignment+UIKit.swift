#if canImport(UIKit)
  public import BidiAttributed
  public import BidiText
  public import UIKit

  extension NSTextAlignment {
    /// The alignment of a resolved paragraph.
    ///
    /// UIKit sets the last line of a justified paragraph as natural.
    ///
    /// - Parameter alignment: The alignment.
    public init(_ alignment: PhysicalTextAlignment) {
      self =
        switch alignment {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        }
    }

    /// An authored alignment in an interface.
    ///
    /// UIKit has no leading and trailing. They become left or right; natural, center and justified
    /// stay.
    ///
    /// - Parameters:
    ///   - alignment: The alignment, as its author says it.
    ///   - direction: The direction of the interface.
    public init(
      _ alignment: BidiAttributed.ParagraphStyle.Alignment,
      in direction: UserInterfaceLayoutDirection
    ) {
      self =
        switch alignment {
        case .natural: .natural
        case .justified: .justified
        case .leading, .trailing, .left, .right, .center:
          .init(
            alignment.resolved(
              paragraphDirection: WritingDirection(direction),
              in: ParagraphEnvironment(layoutDirection: direction)))
        }
    }
  }

  extension BidiAttributed.ParagraphStyle.Alignment {
    /// An alignment of UIKit.
    ///
    /// - Parameter alignment: The alignment; one that UIKit adds later counts as natural.
    public init(_ alignment: NSTextAlignment) {
      self =
        switch alignment {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        @unknown default: .natural
        }
    }
  }

  extension NSWritingDirection {
    /// A paragraph direction of the core.
    ///
    /// - Parameter direction: The direction; nil for natural, by the first strong character.
    public init(_ direction: WritingDirection?) {
      self =
        switch direction {
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        case nil: .natural
        }
    }
  }

  extension WritingDirection {
    /// A paragraph direction of UIKit; nil for natural.
    ///
    /// - Parameter direction: The direction.
    public init?(_ direction: NSWritingDirection) {
      switch direction {
      case .leftToRight: self = .leftToRight
      case .rightToLeft: self = .rightToLeft
      case .natural: return nil
      @unknown default: return nil
      }
    }
  }
#endif

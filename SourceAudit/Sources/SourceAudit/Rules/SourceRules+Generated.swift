// This file is written from the doc comments of the rules by Scripts/check-rules --write. Do not edit.
// swift-format-ignore-file
extension LeftAlignmentRule {
  static let document = SourceRuleDocument(
    summary: "A text is aligned left in every interface.",
    finds: "`textAlignment = .left` (`NSTextAlignmentLeft`), where the same function gives the same view neither `.natural` nor `.right`.",
    silent: "A view beside another one that the function aligns right is an info. A conditional between two sides; a function or a type that asks for the layout direction. `.leading` of SwiftUI follows the interface.",
    matters: "An Arabic text begins at the right. Aligned left, its lines end at the side where reading begins, and it stands away from its picture or its bullet, which were mirrored.",
    examples: [
      .init(file: "Example.swift", wrong: "titleLabel.textAlignment = .left", right: "titleLabel.textAlignment = .natural"),
      .init(file: "Example.m", wrong: "self.titleLabel.textAlignment = NSTextAlignmentLeft;", right: "self.titleLabel.textAlignment = NSTextAlignmentNatural;"),
    ],
    sources: ["UIKit, NSText.h: NSTextAlignmentNatural"])
}

extension LopsidedInsetsRule {
  static let document = SourceRuleDocument(
    summary: "Insets differ at left and right, in every interface alike.",
    finds: "`UIEdgeInsets(top:left:bottom:right:)` and `UIEdgeInsetsMake` (and those of AppKit), where left and right are numbers and differ.",
    silent: "Equal numbers, or anything that is no number; caps of resizable images; rectangles that are drawn; separators of tables, which UIKit turns by itself. Insets of a section of a collection view are an info: its layout may flip.",
    matters: "The wide side stays at the left. From right to left the text stands close to the picture it should keep away from, and leaves a gap at the other side.",
    examples: [
      .init(file: "Example.swift", wrong: "scrollView.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8)", right: "stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8)"),
      .init(file: "Example.m", wrong: "button.titleEdgeInsets = UIEdgeInsetsMake(0, 8, 0, 0);", right: "configuration.contentInsets = NSDirectionalEdgeInsetsMake(0, 8, 0, 0);"),
    ],
    sources: ["UIKit, UIGeometry.h: NSDirectionalEdgeInsets"])
}

extension PhysicalOffsetRule {
  static let document = SourceRuleDocument(
    summary: "The start of a scroll view is taken for its left end.",
    finds: "`contentOffset.x` compared with 0 (a warning), or set to 0 (an info).",
    silent: "A function that compares with 0 and sets to 0, which locks scrolling to the side; a function that looks at another offset, too, as endless rows of pictures do at both ends; a function or a type that asks for the layout direction.",
    matters: "An offset counts from the left. From right to left the content begins at the right, at the greatest offset: a gesture that may begin at the first page only begins at the last one, and a shadow for \"scrolled\" is always there.",
    examples: [
      .init(file: "Example.swift", wrong: "let isAtStart = scrollView.contentOffset.x <= 0", right: "let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft\nlet end = scrollView.contentSize.width - scrollView.bounds.width\nlet isAtStart = isRightToLeft ? scrollView.contentOffset.x >= end : scrollView.contentOffset.x <= 0"),
      .init(file: "Example.m", wrong: "if (scrollView.contentOffset.x <= 0) { [self goBack]; }", right: "if (self.isRightToLeft ? scrollView.contentOffset.x >= end : scrollView.contentOffset.x <= 0) { [self goBack]; }"),
    ],
    sources: ["UIKit, UIScrollView.h: contentOffset"])
}

extension PhysicalSwipeRule {
  static let document = SourceRuleDocument(
    summary: "A swipe to the left or to the right means the same in every interface.",
    finds: "A direction `.left` or `.right` of a `UISwipeGestureRecognizer`, set or asked for, in a type that handles one of the two only. Where it handles both, one info for the type.",
    silent: "A recognizer for both sides at once; types that handle up or down, too, as games do; types that ask for the layout direction; `.left` of any other type.",
    matters: "A swipe to the right goes back where the interface begins at the left. An Arabic interface begins at the right: the way back is a swipe to the left, and nothing happens.",
    examples: [
      .init(file: "Example.swift", wrong: "let swipe = UISwipeGestureRecognizer(target: self, action: #selector(back))\nswipe.direction = .right", right: "let swipe = UISwipeGestureRecognizer(target: self, action: #selector(back))\nswipe.direction = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right"),
      .init(file: "Example.m", wrong: "swipe.direction = UISwipeGestureRecognizerDirectionRight;", right: "swipe.direction = isRTL ? UISwipeGestureRecognizerDirectionLeft : UISwipeGestureRecognizerDirectionRight;"),
    ],
    sources: ["UIKit, UISwipeGestureRecognizer.h"])
}

extension PhysicalTranslationRule {
  static let document = SourceRuleDocument(
    summary: "A transform moves to the same side in every interface.",
    finds: "`CGAffineTransform(translationX:y:)`, `translatedBy(x:y:)`, `CGAffineTransformMakeTranslation` and `CGAffineTransformTranslate` with a number that is not 0 to the side.",
    silent: "A function that moves as far to the other side, as a shake does; transforms of paths, images and rectangles; functions that draw; a function or a type that asks for the layout direction.",
    matters: "Transforms are not mirrored. What slides in from the trailing side slides in from the leading side of an Arabic interface, over the way that the rest goes.",
    examples: [
      .init(file: "Example.swift", wrong: "panel.transform = CGAffineTransform(translationX: 320, y: 0)", right: "let isRightToLeft = panel.effectiveUserInterfaceLayoutDirection == .rightToLeft\npanel.transform = CGAffineTransform(translationX: isRightToLeft ? -320 : 320, y: 0)"),
      .init(file: "Example.m", wrong: "panel.transform = CGAffineTransformMakeTranslation(320, 0);", right: "panel.transform = CGAffineTransformMakeTranslation(isRTL ? -320 : 320, 0);"),
    ],
    sources: ["Core Graphics, CGAffineTransform.h"])
}

extension UnmirroredSymbolRule {
  static let document = SourceRuleDocument(
    summary: "A system symbol points left or right, in every interface alike.",
    finds: "A symbol such as `chevron.left` or `arrow.right`, by its name in `UIImage(systemName:)`, `Image(systemName:)`, `NSImage(systemSymbolName:)`, an argument `systemImage:` as in `Label(\"Next\", systemImage: \"arrow.right\")`, or `systemImageNamed:`, of which the system has a form with backward and forward. In a view of SwiftUI that is forced from left to right by `.environment(\\.layoutDirection, .leftToRight)` it is an info.",
    silent: "Symbols that are flipped (`flipsForRightToLeftLayoutDirection`, `imageFlippedForRightToLeftLayoutDirection`) or turned; names that a condition chooses; a function or a type that asks for the layout direction; symbols that show both ways. `.environment(\\.layoutDirection, …)` with a fixed direction does not ask for it.",
    matters: "Symbols with left and right in their names are not mirrored. A chevron at the leading side then points into the page instead of back, and an arrow points away from where the way goes on.",
    examples: [
      .init(file: "Example.swift", wrong: "let image = UIImage(systemName: \"chevron.left\")", right: "let image = UIImage(systemName: \"chevron.backward\")"),
      .init(file: "Example.swift", wrong: "Label(\"Next\", systemImage: \"arrow.right\")", right: "Label(\"Next\", systemImage: \"arrow.forward\")"),
      .init(file: "Example.m", wrong: "UIImage *image = [UIImage systemImageNamed:@\"arrow.right\"];", right: "UIImage *image = [UIImage systemImageNamed:@\"arrow.forward\"];"),
    ],
    sources: ["Human Interface Guidelines, Right to left: symbols with backward and forward"])
}

extension UnpairedAnchorRule {
  static let document = SourceRuleDocument(
    summary: "A left or right edge is fixed, and nothing fixes the other edge alike.",
    finds: "A constraint from `leftAnchor` or `rightAnchor`, from the attribute `.left` or `.right`, or from `make.left` or `make.right` of SnapKit and Masonry, without its partner in the same function: the same two views, the other edges, the same constant. A visual format with the option `directionLeftToRight` is found, too.",
    silent: "Pairs whose constants are equal; edges of a view that has the width or the centre of the other view; constants of which one is no number. Where the function or the type asks for the layout direction, nothing is found. A view with left or right in its name is an info.",
    matters: "Left stays left. In Arabic the interface begins at the right: the view stands where the line ends, over what was mirrored to that place.",
    examples: [
      .init(file: "Example.swift", wrong: "icon.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true", right: "icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true"),
      .init(file: "Example.m", wrong: "[icon mas_makeConstraints:^(MASConstraintMaker *make) {\n  make.left.equalTo(self.view).offset(16);\n}];", right: "[icon mas_makeConstraints:^(MASConstraintMaker *make) {\n  make.leading.equalTo(self.view).offset(16);\n}];"),
    ],
    sources: ["UIKit, NSLayoutAnchor.h: leadingAnchor and leftAnchor", "UIKit, NSLayoutConstraint.h: NSLayoutFormatDirectionLeadingToTrailing"])
}

extension UnusedIgnores {
  static let document = SourceRuleDocument(
    summary: "A comment turns off a rule that finds nothing there.",
    finds: "`bidi-scene:ignore` on a line without a finding, or with a word that is no rule.",
    silent: "Comments that name this rule.",
    matters: "A comment that outlived its fault hides the next one.",
    examples: [
      .init(file: "Example.swift", wrong: "label.textAlignment = .natural  // bidi-scene:ignore left-alignment", right: "label.textAlignment = .natural"),
    ],
    sources: ["bidi-fix, unused-ignore"])
}

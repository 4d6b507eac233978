// This file is written from the doc comments of the rules by Scripts/check-rules --write. Do not edit.
// swift-format-ignore-file
extension BridgedEdgeRule {
  static let document = SourceRuleDocument(
    summary: "Leading becomes left, and trailing right, in every interface.",
    finds: "A `switch` whose case `.leading` gives `.left`, or whose case `.trailing` gives `.right`, and the same as a choice: `edge == .leading ? .left : .right`; insets whose left is the `leading` of others, and whose right is their `trailing`. In Objective-C `case NSLayoutAttributeLeading: return NSLayoutAttributeLeft;`.",
    silent: "In a project it is an info, as the sources do not show what the user sees of it.\n\nA function or a type that asks for the layout direction. An enumeration of the project with left and right that only chooses the order of views in an `HStack` or a `UIStackView`, as all files that name it show: the row turns round by itself.",
    matters: "Leading is the right side of an Arabic interface. Whoever asks the function gets the other side.",
    examples: [
      .init(file: "Example.swift", wrong: "switch edge {\ncase .leading: return .left\ncase .trailing: return .right\n}", right: "switch edge {\ncase .leading: return isRightToLeft ? .right : .left\ncase .trailing: return isRightToLeft ? .left : .right\n}"),
      .init(file: "Example.m", wrong: "switch (attribute) {\n  case NSLayoutAttributeLeading: return NSLayoutAttributeLeft;\n  default: return attribute;\n}", right: "switch (attribute) {\n  case NSLayoutAttributeLeading: return isRTL ? NSLayoutAttributeRight : NSLayoutAttributeLeft;\n  default: return attribute;\n}"),
    ],
    sources: ["SwiftUI, HorizontalEdge; UIKit, NSLayoutConstraint.h: NSLayoutAttributeLeading"])
}

extension DirectedImageRule {
  static let document = SourceRuleDocument(
    summary: "An image whose name shows a direction may be the same in both interfaces.",
    finds: "`UIImage(named:)`, `Image(_:)`, `NSImage(named:)` and `imageNamed:` with a name, or `Image(.arrowBack)` with a symbol of one, that holds a word such as `arrow`, `back`, `chevron`, `next` or `left`. It is an info: the name is only a hint. `bidi-scene audit` looks the image up in the asset catalogs of the project. If the catalog mirrors the image, nothing is found; if not, the finding stands at the catalog, once, with the picture.",
    silent: "Images that are always turned by a quarter, which point up or down; one that a condition turns points to its side before or after, and is found. A chevron whose name tells of no side, and whose view is turned by a half alone, as that of a row that opens. Images that are flipped (`flipsForRightToLeftLayoutDirection`, `imageFlippedForRightToLeftLayoutDirection`) or turned; names with left and right, up or down; road signs and places on maps, as `turn_left` and `compass_arrow`, and what a type such as `RoadTurnView` shows; the sign to play; an image for the left beside one for the right; a function or a type that asks for the layout direction.",
    matters: "An arrow that points back in a left-to-right interface points forward in an Arabic one.",
    examples: [
      .init(file: "Example.swift", wrong: "let image = UIImage(named: \"ic_arrow_right\")", right: "let image = UIImage(named: \"ic_arrow_right\")?.imageFlippedForRightToLeftLayoutDirection()"),
      .init(file: "Example.m", wrong: "UIImage *image = [UIImage imageNamed:@\"back_button\"];", right: "UIImage *image = [[UIImage imageNamed:@\"back_button\"] imageFlippedForRightToLeftLayoutDirection];"),
    ],
    sources: ["Apple, Asset Catalog Format Reference: language-direction"])
}

extension LeftAlignmentRule {
  static let document = SourceRuleDocument(
    summary: "A text is aligned left in every interface.",
    finds: "`textAlignment = .left` (`NSTextAlignmentLeft`) of a view, or `alignment` of a paragraph style, where the same function gives the same view neither `.natural` nor `.right`. In a project it is a warning where something is seen to give the text room to move in: a frame or a width, constraints at both sides, lines that are broken at a limit, a stack view whose axis is seen and that fills, a field to type into, the constraints of a XIB, or the file of the type whose label it is. Without such evidence it is an info, as a label as wide as its text looks the same with each alignment: a label of a stack view that is made elsewhere, one in its own class, one of Texture, and a style of paragraphs that says nothing of lines.\n\nA view with `url`, `hash` or the like in its name is an info, as such a text begins at the left everywhere.",
    silent: "A label that is as wide as its text, and has no width and one line, or may not be broken: one side or its middle is fixed; it is in a row, or begins where another view ends, and a spacer or a view that hugs less takes the room; it is in a column aligned leading, center or trailing, or in a row that one side is fixed of and the other limited; `sizeToFit()` follows its last text, and nothing sets a frame, a width or another text, or each layout calls it, or a function gives the label that it made so; it is alone in a column that only one side is fixed of. Anchors, attributes, SnapKit, Masonry, PureLayout, Anchorage and Align fix sides, and functions of the project that take anchors for sides. The alignment has no effect there. One with a side in its name, such as `rightLabel`, is an info. A view beside another one that the function aligns right is an info, and so is the title label of a navigation item, which only the bar of Material has: its other views stay. A conditional between two sides; a label that the file or the class of its cell hides for ever, or that has no text in a container which the file hides for ever; the title label of a button, which is as wide as a title of one line; a text view that is given attributed texts after it was aligned, and a label that is given one with a style of paragraphs that has no alignment; a text that is always empty; a label whose frame is as wide as its text is measured to be (of several lines it is an info); a side that a condition or a case around it asks for, as data may: `case \"left\":`; a view whose `semanticContentAttribute` keeps one direction; a function or a type that asks for the layout direction. `.leading` of SwiftUI follows the interface. Its `Alignment` has no `.left`: `.frame(alignment: .left)` does not compile, so nothing is looked for there; what becomes left or right by a choice between leading and trailing is told by `bridged-edge`, and a text of UIKit in such a view by this rule.",
    matters: "An Arabic text begins at the right. Aligned left, its lines end at the side where reading begins, and it stands away from its picture or its bullet, which were mirrored.",
    examples: [
      .init(file: "Example.swift", wrong: "titleLabel.textAlignment = .left", right: "titleLabel.textAlignment = .natural"),
      .init(file: "Example.m", wrong: "self.titleLabel.textAlignment = NSTextAlignmentLeft;", right: "self.titleLabel.textAlignment = NSTextAlignmentNatural;"),
    ],
    sources: ["UIKit, NSText.h: NSTextAlignmentNatural", "UIKit, UIView.h: contentHuggingPriorityForAxis, sizeToFit", "UIKit, UIStackView.h: UIStackViewAlignmentLeading", "UIKit, UITextView.h: attributedText, which sets textAlignment anew", "UIKit, UIButton.h: titleRectForContentRect"])
}

extension LopsidedInsetsRule {
  static let document = SourceRuleDocument(
    summary: "Insets differ at left and right, in every interface alike.",
    finds: "`UIEdgeInsets(top:left:bottom:right:)` and `UIEdgeInsetsMake` (and those of AppKit), where left and right are numbers and differ, or names that stand for numbers. Those of a chain of SnapKit or Masonry count too: `make.edges.equalToSuperview().inset(insets)`; and those of Texture, `ASInsetLayoutSpec(insets:child:)`.\n\nIn a project it is a warning where the sources show that a property of UIKit which knows left and right alone is given them: `contentInset`, `textContainerInset`, insets of a bar button, those of a button of a class that is seen to have no configuration, and `layoutMargins` of a stack view that lays out by them or of a content view. All else is an info: an argument, a model, a property or a function of the app, margins of a view of which nothing is seen to follow them.",
    silent: "Equal numbers, or anything that is no number; left and right in one sum, `insets.left + insets.right`, which is a width; a chain of leading and trailing, or of top and bottom; caps of resizable images; rectangles that are drawn; separators of tables, which UIKit turns by itself, also through a constant, a default value or an argument; insets of which only top and bottom are used, or whose left and right are distances of what leads and trails, also in a function of another file that takes them, a variable of the type that is given them, or a property of another type, or which a method of Objective-C gives; insets that a function of PureLayout such as `autoPinEdgesToSuperviewEdges(with:)` takes, or one of a library that wraps it, or that are added to `edgeAnchors` of Anchorage, or that `anchors.edges.pin(insets:)` of Align takes: all make leading of the left and trailing of the right; insets of a view that itself stands at its left or its right in every interface, and margins of a view that only frames are computed of: they fit the place, and it is the place that is wrong (a view at a distance from the end of a width is one, and insets of an image beside a title turn with neither, and are found); a constant that puts an icon into the middle of a button, as their sizes tell; the inset of a collection view whose layout never turns round; insets of a view whose class turns what is in it round by the direction; functions that put something at a latitude of a map; insets of image, title and content of a button that has a configuration, by its own code or in the initializer of its class: UIKit ignores them; the second arm of one choice, and both where one has more at the left and the other more at the right: data chooses the side; constants that nothing in the project uses, or that other files use so; insets that a call changes, as `.swapped()` does; constants of constraints, such as 8 and -8, in a call; a view whose `semanticContentAttribute` keeps one direction. Insets of a section of a collection view: the flow layout mirrors each row with them, so that left leads and right trails; in a layout of the project that computes frames itself they are an info. So is a difference below 4 points, a shift of the image of a bar button by 2 points or less, insets of incoming and outgoing messages, which stand at the side of who wrote them, or a difference below 8 for the image or the title in the middle of a button that is not seen to have both, which half of it moves, and what may be constants of a pair but for two points, such as 20 and -18. Insets that only the app's own drawing or arithmetic reads, or the class of a button that places its image itself, are an info: they fit that code, which is to be turned. So are those of which nothing shows who reads their left: an argument of a library, a property of a structure of the app.",
    matters: "The wide side stays at the left. From right to left the text stands close to the picture it should keep away from, and leaves a gap at the other side.",
    examples: [
      .init(file: "Example.swift", wrong: "stackView.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8)", right: "stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8)"),
      .init(file: "Example.m", wrong: "button.titleEdgeInsets = UIEdgeInsetsMake(0, 8, 0, 0);", right: "configuration.imagePadding = 8;"),
    ],
    sources: ["UIKit, UIGeometry.h: NSDirectionalEdgeInsets", "UIKit, UIButton.h: \"This property is ignored when using UIButtonConfiguration\"", "PureLayout, ALView+PureLayout.m: \"The insets.left corresponds to a leading edge constraint\"", "Anchorage, Anchorage.swift: EdgeAnchors + EdgeInsets", "Align, Align.swift: \"By default, edges use locale-specific `.leading` and `.trailing`\""])
}

extension PhysicalContentRule {
  static let document = SourceRuleDocument(
    summary: "What a button holds stands at the left or at the right in every interface.",
    finds: "`contentHorizontalAlignment = .left` or `.right` (`UIControlContentHorizontalAlignmentLeft`), where the same function gives the same control no other alignment.",
    silent: "`UITextField`, `UISegmentedControl`, `UISlider`, `UISwitch`, `UIStepper`, `UIPageControl`, `UIDatePicker` and their heirs in the project, in which the property has no effect. A control that is as wide as what it holds, or of which nothing in the project shows that it has room, as for `left-alignment`, is an info, and so is one with a side in its name, and one that is not seen to be a button. `.leading` and `.trailing`; a conditional between two sides; a side that a condition or a case around it asks for; a control whose `semanticContentAttribute` keeps one direction; a function or a type that asks for the layout direction.",
    matters: "A button as wide as a row shows its title at the left end of the row. From right to left the row begins at the right, and the title stands where it ends.",
    examples: [
      .init(file: "Example.swift", wrong: "button.contentHorizontalAlignment = .left", right: "button.contentHorizontalAlignment = .leading"),
      .init(file: "Example.m", wrong: "self.button.contentHorizontalAlignment = UIControlContentHorizontalAlignmentRight;", right: "self.button.contentHorizontalAlignment = UIControlContentHorizontalAlignmentTrailing;"),
    ],
    sources: ["UIKit, UIControl.h: UIControlContentHorizontalAlignmentLeading, from iOS 11 on", "UIKit, UITextField.h: textAlignment, which places the text of a field"])
}

extension PhysicalEdgePanRule {
  static let document = SourceRuleDocument(
    summary: "A pan from the edge of the screen begins at the same side in every interface.",
    finds: "`edges = .left` or `.right` of a `UIScreenEdgePanGestureRecognizer`, in a type that has a pan from one of the two sides only.",
    silent: "A type with a side in its name, such as `LeftMenu` and `SlideMenu`, is an info. Types with a pan from each side, or from both at once; the top and the bottom; a conditional between two sides; types that ask for the layout direction; `edges` of anything else; a recognizer that a function makes and gives to no view, or whose function does nothing.",
    matters: "A pan from the left edge goes back where the interface begins at the left. An Arabic interface begins at the right: readers pan from the right edge, and nothing happens.",
    examples: [
      .init(file: "Example.swift", wrong: "let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(back))\npan.edges = .left\nview.addGestureRecognizer(pan)", right: "let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(back))\npan.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left\nview.addGestureRecognizer(pan)"),
      .init(file: "Example.m", wrong: "edgePan.edges = UIRectEdgeLeft;", right: "edgePan.edges = isRTL ? UIRectEdgeRight : UIRectEdgeLeft;"),
    ],
    sources: ["UIKit, UIScreenEdgePanGestureRecognizer.h: edges"])
}

extension PhysicalFrameRule {
  static let document = SourceRuleDocument(
    summary: "The frame of a view is placed by a number, by the end of another view or from the right end, in every interface alike.",
    finds: "A frame whose `x` is made of `maxX` of something: `CGRect(x: icon.frame.maxX + 8, …)` and `CGRect(origin:size:)` given to `frame` or to `init(frame:)`, `frame.origin = CGPoint(x: icon.frame.maxX, y: 0)` and `frame.origin.x = icon.frame.maxX`; `CGRectMake(CGRectGetMaxX(…), …)` in Objective-C. The place may stand in a name of the function or the type. A frame at a distance from the right end: `CGRect(x: bounds.width - 56, …)` and `frame.origin.x = view.frame.width - 72`, in functions of layout and outside of them. A frame whose `x` and width are numbers, and `x` is greater than 0, that `layoutSubviews`, `viewDidLayoutSubviews` or `viewWillLayoutSubviews` gives to a view.",
    silent: "A number outside of these three functions: it is often a first value that constraints replace. A view that the function puts at another place too, as one of two sides; what is in the middle; `bounds.width - other.frame.maxX`, which turns a place round. A function or a type with a side in its name, such as `SlideMenu`, makes it an info. Functions that draw; a `playhead` and other marks along the time of a film or a song; views with left or right in their names; a rectangle that is compared, or kept by what is no view; what a choice puts at one of two sides, as the bubble of a message by who wrote it, and all that stands by it or in an arm of such a choice; a line on the end of another view; one of two fades, shadows or arrows of one kind and width, as far from their ends of what is around; keys of a number pad and dots of a code; functions that put something at a latitude of a map; a mark in the corner of a picture that fills the cell of a grid is an info, and so is a view that begins where all around it ends, as one that slides in, and a view with another one of its width as far from the left end as it is from the right end; a first frame that a view is made with, where the type gives the view another one that is told of; a private view that the file makes, and shows nowhere; rectangles that are no frames; a view whose `semanticContentAttribute` keeps one direction; a function or a type that asks for the layout direction, or turns its frames round; a type of which a class above turns all views round by the direction as they are laid out.",
    matters: "In a type that places everything by frames, one line must not be turned alone: the first finding of the type says so, and each cure; where the view may stand in a scroll view whose offset the type looks at, the cure says what to do with the offset. Frames count from the left, and nothing turns them round. From right to left the text still stands at the right of its icon, while the rest of the screen begins at the right.",
    examples: [
      .init(file: "Example.swift", wrong: "label.frame = CGRect(x: icon.frame.maxX + 8, y: 0, width: 100, height: 20)", right: "label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true"),
      .init(file: "Example.m", wrong: "self.label.frame = CGRectMake(CGRectGetMaxX(self.icon.frame) + 8, 0, 100, 20);", right: "[self.label.leadingAnchor constraintEqualToAnchor:self.icon.trailingAnchor constant:8].active = YES;"),
    ],
    sources: ["UIKit, UIView.h: frame, effectiveUserInterfaceLayoutDirection"])
}

extension PhysicalOffsetRule {
  static let document = SourceRuleDocument(
    summary: "The number of a page is computed from the left end of a scroll view.",
    finds: "A page made of `contentOffset.x`, or of the `x` of `targetContentOffset`, divided by a width; an offset set to a number of widths, or moved by a width, and a rectangle at a number of widths that a scroll view shall show (a warning). An offset set to 0 (an info). The offset and the width may have names: variables of the function, or constants of the type.",
    silent: "The paging of a `TabView`: SwiftUI turns it round, and its selection is a tag and no offset. What pages by hand beside it is found: an offset here, and a drag by `physical-pan` and `reversed-drag`. Comparisons, such as a guard against the end of the content; a fade or another share of the way; a function that compares the offset and sets it, as one that locks scrolling to the side or joins both ends of a row; an offset that snaps to the nearest page, whose number goes nowhere else; a collection view that shows one item at most, or whose layout is a class of the project that does not turn round (`flipsHorizontallyInOppositeLayoutDirection`), so that the first page is at the left; the pages of a scene of a storyboard that stand at the right of each other by `left` and `right`, and have no page control of UIKit; pages, and other views of one width, that the type lays out by hand from the left, at `index * width` or by adding the width in a loop, where the same width counts them. Of these, a page is found beside a page control of UIKit, which turns round and shows another one, and so is an offset that is made of its number where a finger on the dots may run the function: the finding says that only the dots turn; and all of a collection view; a page control that keeps its direction by `semanticContentAttribute`; a page that is kept as the size of the screen changes (`viewWillTransition`); the start of a table view, which scrolls up and down; an offset that goes a page on to the side of a velocity or a translation, where the finger goes; in a project, a type in which nothing shows that UIKit turns the pages round is an info: no collection view and no stack view; a `timeline` or a `waveform` along a film or a song, whose time runs the same way everywhere; a view whose `semanticContentAttribute` keeps one direction; a function or a type that asks for the layout direction.",
    matters: "An offset counts from the left. From right to left the first page is at the right, at the greatest offset: the dots of a page control show the last page for the first one, and a button \"next\" goes back.",
    examples: [
      .init(file: "Example.swift", wrong: "pageControl.currentPage = Int(scrollView.contentOffset.x / scrollView.bounds.width)", right: "let page = Int(scrollView.contentOffset.x / scrollView.bounds.width)\nlet isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft\npageControl.currentPage = isRightToLeft ? pageControl.numberOfPages - 1 - page : page"),
      .init(file: "Example.m", wrong: "NSInteger page = scrollView.contentOffset.x / scrollView.bounds.size.width;", right: "if (scrollView.contentOffset.x <= 0) { [self beginDragging]; }"),
    ],
    sources: ["UIKit, UIScrollView.h: contentOffset"])
}

extension PhysicalPageRule {
  static let document = SourceRuleDocument(
    summary: "The pages of a page view controller go in the same direction in every interface.",
    finds: "`setViewControllers(_:direction:animated:completion:)` with an animation, whose direction is chosen between `.forward` and `.reverse`, or is `.reverse`. A type that only goes back is found too. `.forward` alone in a function for swipes or pans to the left: one that asks for such a side, or is named so, as `swipedLeft`.",
    silent: "`.forward` alone elsewhere, as for the first page; calls without an animation; a direction that is only given to questions such as `shouldShowHint(direction:)`; a file whose pages go up and down; a function or a type that asks for the layout direction.",
    matters: "A swipe turns the pages of a scrolling page view controller as the interface goes. The direction of the call does not turn round: from right to left, a button \"next\" moves the pages as a swipe back does, and the new page comes in from the wrong side.",
    examples: [
      .init(file: "Example.swift", wrong: "pages.setViewControllers([next], direction: index > old ? .forward : .reverse, animated: true)", right: "let isRightToLeft = pages.view.effectiveUserInterfaceLayoutDirection == .rightToLeft\nlet goesOn = (index > old) != isRightToLeft\npages.setViewControllers([next], direction: goesOn ? .forward : .reverse, animated: true)"),
      .init(file: "Example.m", wrong: "[pages setViewControllers:@[last] direction:UIPageViewControllerNavigationDirectionReverse animated:YES completion:nil];", right: "[pages setViewControllers:@[first] direction:UIPageViewControllerNavigationDirectionForward animated:NO completion:nil];"),
    ],
    sources: ["UIKit, UIPageViewController.h: UIPageViewControllerNavigationDirection", "Stack Overflow 70295432: the direction of the animation from right to left"])
}

extension PhysicalPanRule {
  static let document = SourceRuleDocument(
    summary: "A pan to the left or to the right means the same in every interface.",
    finds: "`translation(in:).x` or `velocity(in:).x` of a pan, or the `translation.width` of a `DragGesture`, that is compared with a number or a limit to one side: above 0, or below a negative number. Where a function compares both sides, chooses between two values, or does something else for the other sign by `else`, it is an info. A share of the width counts too, `translation.x / view.bounds.width`: if it is compared so, also by a name, or if `max(0, share)` cuts one side off.",
    silent: "In a project it is an info, as the sources do not show what the user sees of it.\n\nA type with a side in its name, such as `LeftMenu` and `SlideMenu`, is an info. Amounts without sign (`abs`); functions that compare up and down too, as free movements do; functions that ask for the side that something is set to, as in `menuPosition == .left`; what is dragged and stays at the side that it is thrown to, as the name of a constant tells that chooses between the two; functions that rewind or seek in a film or a song or ask for its time, and those of a `Waveform`, a `Scrubber` or a `Timeline` that plays something; a function or a type that asks for the layout direction; the `velocity` that a scroll view gives with its target, which belongs to its offset.",
    matters: "Ways and velocities count from the left. A pan to the right that goes back, closes or replies is a pan to the left from right to left: nothing happens, or the opposite does.",
    examples: [
      .init(file: "Example.swift", wrong: "if pan.translation(in: view).x > 80 { close() }", right: "let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1\nif pan.translation(in: view).x * sign > 80 { close() }"),
      .init(file: "Example.m", wrong: "if ([pan velocityInView:self.view].x > 300) { [self close]; }", right: "if ([pan velocityInView:self.view].x * (self.isRTL ? -1 : 1) > 300) { [self close]; }"),
    ],
    sources: ["UIKit, UIPanGestureRecognizer.h: translationInView, velocityInView", "Bug reports of apps from right to left: ACarousel 16, FXSwipeAction 1"])
}

extension PhysicalSwipeRule {
  static let document = SourceRuleDocument(
    summary: "A swipe to the left or to the right means the same in every interface.",
    finds: "A direction `.left` or `.right` of a `UISwipeGestureRecognizer`, set or asked for, in a type that handles one of the two only. Where it handles both, one info for the type.",
    silent: "A type with a side in its name, such as `LeftMenu` and `SlideMenu`, is an info. A recognizer that a function makes and gives to no view, or whose function does nothing; a case that only breaks. A recognizer for both sides at once; types that handle up or down, too, as games do; types that ask for the layout direction; `.left` of any other type.",
    matters: "A swipe to the right goes back where the interface begins at the left. An Arabic interface begins at the right: the way back is a swipe to the left, and nothing happens.",
    examples: [
      .init(file: "Example.swift", wrong: "let swipe = UISwipeGestureRecognizer(target: self, action: #selector(back))\nswipe.direction = .right\nview.addGestureRecognizer(swipe)", right: "let swipe = UISwipeGestureRecognizer(target: self, action: #selector(back))\nswipe.direction = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right\nview.addGestureRecognizer(swipe)"),
      .init(file: "Example.m", wrong: "swipe.direction = UISwipeGestureRecognizerDirectionRight;", right: "swipe.direction = isRTL ? UISwipeGestureRecognizerDirectionLeft : UISwipeGestureRecognizerDirectionRight;"),
    ],
    sources: ["UIKit, UISwipeGestureRecognizer.h"])
}

extension PhysicalTranslationRule {
  static let document = SourceRuleDocument(
    summary: "A transform moves to the same side in every interface.",
    finds: "`CGAffineTransform(translationX:y:)`, `translatedBy(x:y:)`, `CGAffineTransformMakeTranslation` and `CGAffineTransformTranslate` with a number that is not 0 to the side, or with a width and its sign, as in `-view.bounds.width`; also through a name of the function or a constant of the type.",
    silent: "In a project it is an info, as the sources do not show what the user sees of it.\n\nA view, a function or a type with a side in its name, such as `rightMenu`, `openLeft` and `SlideMenuController`, is an info. A function that moves as far to the other side, as a shake does, or a few points and back; transforms of paths, images and rectangles; one that is rotated, or added to a rotation, or follows one; a transform that no view is seen to get is an info; functions that draw; code of an image, and functions that make a bitmap or turn it by its `imageOrientation`; what moves along the time of a film or a song; a function or a type that asks for the layout direction.",
    matters: "Transforms are not mirrored. What slides in from the trailing side slides in from the leading side of an Arabic interface, over the way that the rest goes.",
    examples: [
      .init(file: "Example.swift", wrong: "panel.transform = CGAffineTransform(translationX: 320, y: 0)", right: "let isRightToLeft = panel.effectiveUserInterfaceLayoutDirection == .rightToLeft\npanel.transform = CGAffineTransform(translationX: isRightToLeft ? -320 : 320, y: 0)"),
      .init(file: "Example.m", wrong: "panel.transform = CGAffineTransformMakeTranslation(320, 0);", right: "panel.transform = CGAffineTransformMakeTranslation(isRTL ? -320 : 320, 0);"),
    ],
    sources: ["Core Graphics, CGAffineTransform.h"])
}

extension ReversedDragRule {
  static let document = SourceRuleDocument(
    summary: "A view of SwiftUI goes away from the finger that drags it.",
    finds: "`.offset(x:)` and `.offset(_:)` with the `translation` of a `DragGesture`, with a property of the type that is set to one, or with a function or a property of the type that is computed from its width.",
    silent: "Offsets by numbers and other lengths, which SwiftUI mirrors as it should; what only moves up and down; a view under `.environment(\\.layoutDirection, .leftToRight)`; a function or a type that asks for the layout direction.",
    matters: "SwiftUI mirrors the offset of a view, and counts the way of a finger from the left. From right to left a card that is pulled to the right goes to the left.",
    examples: [
      .init(file: "Example.swift", wrong: "card.offset(x: way).gesture(DragGesture().onChanged { way = $0.translation.width })", right: "card.offset(x: layoutDirection == .rightToLeft ? -way : way)\n  .gesture(DragGesture().onChanged { way = $0.translation.width })"),
    ],
    sources: ["SwiftUI, LayoutDirection: the x position of each view is flipped", "Bug reports of apps from right to left: ACarousel 16, FXSwipeAction 1, CollectionViewPagingLayout 90"])
}

extension RightAlignmentRule {
  static let document = SourceRuleDocument(
    summary: "A text is aligned right in every interface.",
    finds: "`textAlignment = .right` (`NSTextAlignmentRight`) of a view, or `alignment` of a paragraph style, where the same function gives the same view neither `.natural` nor `.left`. In a project it is a warning where something is seen to give the text room to move in: a frame or a width, constraints at both sides, lines that are broken at a limit, a stack view whose axis is seen and that fills, a field to type into, the constraints of a XIB, or the file of the type whose label it is. Without such evidence it is an info, as a label as wide as its text looks the same with each alignment: a label of a stack view that is made elsewhere, one in its own class, one of Texture, and a style of paragraphs that says nothing of lines.",
    silent: "A label that is as wide as its text, and has no width and one line, or may not be broken: one side or its middle is fixed; it is in a row, or begins where another view ends, and a spacer or a view that hugs less takes the room; it is in a column aligned leading, center or trailing, or in a row that one side is fixed of and the other limited; `sizeToFit()` follows its last text, and nothing sets a frame, a width or another text, or each layout calls it, or a function gives the label that it made so; it is alone in a column that only one side is fixed of. Anchors, attributes, SnapKit, Masonry, PureLayout, Anchorage and Align fix sides, and functions of the project that take anchors for sides. The alignment has no effect there. One with `url`, `hash` or the like in its name is an info, as such a text begins at the left everywhere. One with a side in its name, such as `rightLabel`, is an info. A view beside another one that the function aligns left is an info. A conditional between two sides; a label that the file or the class of its cell hides for ever, or that has no text in a container which the file hides for ever; the title label of a button, which is as wide as a title of one line; a text view that is given attributed texts after it was aligned, and a label that is given one with a style of paragraphs that has no alignment; a text that is always empty; a label whose frame is as wide as its text is measured to be (of several lines it is an info); a text aligned right to a view that begins, by the name of the label's width, where the label ends, as a number before its stepper in a box of frames; a side that a condition or a case around it asks for, as data may: `case \"right\":`; a view whose `semanticContentAttribute` keeps one direction; a function or a type that asks for the layout direction. `.trailing` of SwiftUI follows the interface.",
    matters: "A value at the end of a row is at the left from right to left. Aligned right, it stands away from the edge, and close to the words that begin the row.",
    examples: [
      .init(file: "Example.swift", wrong: "priceLabel.textAlignment = .right", right: "let isRightToLeft = priceLabel.effectiveUserInterfaceLayoutDirection == .rightToLeft\npriceLabel.textAlignment = isRightToLeft ? .left : .right"),
      .init(file: "Example.m", wrong: "self.priceLabel.textAlignment = NSTextAlignmentRight;", right: "self.priceLabel.textAlignment = self.isRightToLeft ? NSTextAlignmentLeft : NSTextAlignmentRight;"),
    ],
    sources: ["UIKit, NSText.h: NSTextAlignmentRight", "UIKit, UIView.h: contentHuggingPriorityForAxis, sizeToFit", "UIKit, UIStackView.h: UIStackViewAlignmentLeading", "UIKit, UITextView.h: attributedText, which sets textAlignment anew", "UIKit, UIButton.h: titleRectForContentRect"])
}

extension TurnedSymbolRule {
  static let document = SourceRuleDocument(
    summary: "A symbol is turned by a quarter, to the same side in every interface.",
    finds: "A symbol with forward or backward in its name, such as `chevron.forward`, under `.rotationEffect` by 90 degrees or half of π, as for a row that opens; a chevron or an arrow to the left or right, up or down, too: before the turn or after it, it points to a side.",
    silent: "`chevron.right` that is always turned, and so points up or down in every interface; half turns and whole turns, as that of `chevron.down` in a row that opens; angles that are not known; symbols with two heads, such as `arrow.up.left.and.arrow.down.right`; other symbols; a function or a type that asks for the layout direction.",
    matters: "From right to left `chevron.forward` points to the left. A quarter clockwise makes it point up, where it should point down: the open row looks closed. `chevron.right` points to the end of the line in one interface, and to its start in the other.",
    examples: [
      .init(file: "Example.swift", wrong: "Image(systemName: \"chevron.forward\").rotationEffect(.degrees(isOpen ? 90 : 0))", right: "Image(systemName: isOpen ? \"chevron.down\" : \"chevron.forward\")"),
    ],
    sources: ["Human Interface Guidelines, Right to left: symbols with backward and forward"])
}

extension UnmirroredSymbolRule {
  static let document = SourceRuleDocument(
    summary: "A system symbol points left or right, in every interface alike.",
    finds: "A symbol such as `chevron.left` or `arrow.right`, by its name in `UIImage(systemName:)`, `Image(systemName:)`, `NSImage(systemSymbolName:)`, an argument `systemImage:` as in `Label(\"Next\", systemImage: \"arrow.right\")`, or `systemImageNamed:`, of which the system has a form with backward and forward. In a view of SwiftUI that is forced from left to right by `.environment(\\.layoutDirection, .leftToRight)` it is an info, and so is one between two parts of one text, or beside a title that has an arrow itself: between two Latin names an arrow to the right is right. An arrow that points down aslant or up to the left is an info, and so is one up to the right beside it: it may stand for what comes in or goes out.",
    silent: "Symbols that are flipped (`flipsForRightToLeftLayoutDirection`, `imageFlippedForRightToLeftLayoutDirection`) or turned, also by the transform of a view that is always turned by a quarter; names that a condition chooses; arrows to all four sides in one function, as of a pad; `delete.left` in the type of a number pad is an info, as a number is typed from left to right; a function or a type that asks for the layout direction; symbols that show both ways; a label or an action whose title tells of the same side, as `Label(\"swipe_left\", systemImage: \"arrow.left\")`. `.environment(\\.layoutDirection, …)` with a fixed direction does not ask for it.",
    matters: "Symbols with left and right in their names are not mirrored, in a circle or a square either: `chevron.left.square` stays as it is, `chevron.backward.square` turns round. A chevron at the leading side then points into the page instead of back, and an arrow points away from where the way goes on.",
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
    finds: "A constraint from `leftAnchor` or `rightAnchor`, from the attribute `.left` or `.right`, or from `make.left` or `make.right` of SnapKit and Masonry, without its partner in the same function: the same two views, the other edges, the same constant, from either view. A visual format with the option `directionLeftToRight` is found, too.",
    silent: "Pairs whose constants are equal, also in two properties of constraints; limits of a view whose centre is fixed; edges of a view that has the width or the centre of the other view, or the width of the screen; an edge of a view whose other edge reaches that of the same view by an inequality, as `a.right >= b.right` beside `a.left == b.left`: it fills the view, and turns inside; constants of which one is no number; a view that grows with the view around by its autoresizing mask, and keeps it; the digits of one number beside each other, or at a centre in their order, such as `tensDigit` and `onesDigit`, and what is aligned with one: numbers run from left to right; the keys of a number pad, and the dots of a code, by their names, such as `numericButtons` and `pinDots`; a spacer between two views, which both of its sides are fixed to alike; a visual format with the option that places one view between two equal distances, also by metrics, or gives one view a width and nothing else; places that are computed; types such as `Scrubber` and `WaveformView`, in which a place is a time. Where the function or the type asks for the layout direction, nothing is found. A view with left or right in its name is an info, and so are two views at both sides of a centre, each at the same distance: only their order stays as it is; and so are two distances that differ by less than 4 points, or by less than 8 beside a text in the middle.",
    matters: "Left stays left. In Arabic the interface begins at the right: the view stands where the line ends, over what was mirrored to that place.",
    examples: [
      .init(file: "Example.swift", wrong: "icon.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true", right: "icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true"),
      .init(file: "Example.m", wrong: "[icon mas_makeConstraints:^(MASConstraintMaker *make) {\n  make.left.equalTo(self.view).offset(16);\n}];", right: "[icon mas_makeConstraints:^(MASConstraintMaker *make) {\n  make.leading.equalTo(self.view).offset(16);\n}];"),
    ],
    sources: ["UIKit, NSLayoutAnchor.h: leadingAnchor and leftAnchor", "UIKit, NSLayoutConstraint.h: NSLayoutFormatDirectionLeadingToTrailing", "Auto Layout Guide: Visual Format Language"])
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

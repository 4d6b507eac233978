/// What the names of elements mean to the reader.
///
/// A name that stands in no list is counted as not read. Names are those that Interface Builder of Xcode 5 to 16 writes.
enum Vocabulary {
  /// Elements of `subviews`, and others that are views.
  static let views: Set<String> = [
    "view", "label", "button", "imageView", "textField", "textView", "segmentedControl", "switch",
    "slider", "stepper", "progressView", "pageControl", "activityIndicatorView", "pickerView",
    "datePicker", "searchBar", "scrollView", "tableView", "tableViewCell",
    "tableViewCellContentView", "collectionView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView", "stackView", "toolbar",
    "navigationBar", "tabBar", "webView", "wkWebView", "mapView", "mtkView", "glkView",
    "sceneKitView", "skView", "arscnView", "arskView", "arView", "visualEffectView",
    "containerView", "control", "window", "colorWell", "calendarView", "pdfView",
    "tableViewHeaderFooterView", "searchTextField", "adBannerView",
  ]

  /// Elements that are view controllers.
  static let controllers: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "glkViewController",
    "avPlayerViewController", "hostingController", "viewControllerPlaceholder",
  ]

  /// Elements that are read besides.
  static let read: Set<String> = [
    "document", "device", "objects", "scenes", "scene", "subviews", "rect", "autoresizingMask",
    "constraints", "constraint", "viewLayoutGuide", "layoutGuides", "viewControllerLayoutGuide",
    "layoutGuide", "variation", "mask", "exclude", "include", "color", "fontDescription",
    "string", "mutableString", "attributedString", "fragment", "attributes", "paragraphStyle",
    "font", "nil", "state", "buttonConfiguration", "inset", "edgeInsets", "directionalEdgeInsets",
    "size", "point", "image", "imageReference", "resources", "namedColor", "systemColor",
    "segments", "segment", "items", "tabBarItem", "navigationItem", "barButtonItem",
    "prototypes", "cells", "sections", "tableViewSection", "blurEffect",
    "vibrancyEffect", "collectionViewFlowLayout", "collectionViewLayout", "placeholder",
    "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedToolbarMetrics", "simulatedTabBarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "simulatedSplitViewDetailMetrics", "simulatedSplitViewMasterMetrics",
    "connections", "segue", "navigationItems", "symbolicConfiguration", "string-array",
    "leftBarButtonItems", "rightBarButtonItems", "titles",
    "backgroundConfiguration", "metadata", "toolbarItems", "keyboardLayoutGuide",
  ]

  /// Elements that hold no places, texts or images; they are ignored with all that is in them.
  static let ignored: Set<String> = [
    "dependencies", "deployment", "plugIn", "capability", "development",
    "inferredMetricsTieBreakers",
    "outlet", "outletCollection", "action", "relationship", "accessibility", "bool", "integer",
    "real", "date", "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute",
    "textInputTraits", "dataDetectorType", "gestureRecognizers", "tapGestureRecognizer",
    "panGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer",
    "swipeGestureRecognizer", "screenEdgePanGestureRecognizer",
    // Interface Builder writes the name of a long press with a p.
    "longPressGestureRecognizer", "pongPressGestureRecognizer", "animations", "customObject",
    "exit", "adaptation",
    "preferredSymbolConfiguration",
    "symbolConfiguration", "fontDescriptionSymbolConfiguration", "imageSymbolConfiguration",
    "offsetWrapper", "offset", "shadowOffset", "keyCommands", "keyCommand", "userGuides",
    "userLayoutGuide", "viewControllerReference", "connection", "classes", "class",
    "simulatedMetricsContainer",
    "textAttributes", "windowStyle", "locale", "timeZone", "modifierFlags", "menu", "command",
    "tableViewDataSource", "wkWebViewConfiguration", "audiovisualMediaTypes", "wkPreferences",
    "designable", "designables", "customFonts", "array", "searchDisplayController",
    "locationManager",
    "searchController", "extendedEdge", "items-template", "catalog", "mutableData", "data",
    "gestureRecognizer", "standardAppearance", "scrollEdgeAppearance", "compactAppearance",
    "navigationBarAppearance", "tabBarAppearance", "toolbarAppearance",
    "compactScrollEdgeAppearance",
    "tabBarItemAppearance", "tabBarItemStateAppearance", "barButtonItemAppearance",
    "barButtonItemStateAppearance",
    "edgePan", "userComments", "exclusionPath", "simulatedSize", "menuItem", "menuElement",
    "linkedObject", "slotDescription", "calendar", "userActivity", "attachment",
    "hierarchicalColor",
    // How large the letters are on the canvas of Interface Builder.
    "accessibilityOverrides",
  ]

  /// Whether an element is known, by itself.
  static func knows(_ name: String) -> Bool {
    name.hasSuffix("Metrics") || views.contains(name) || controllers.contains(name)
      || read.contains(name)
      || ignored.contains(name)
  }
}

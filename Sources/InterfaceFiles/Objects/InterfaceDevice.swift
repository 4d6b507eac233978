internal import BidiLayout
internal import LocalizationFiles

/// The device that a file is shown on: that of Interface Builder, or one of a kind that is asked for.
struct InterfaceDevice: Sendable {
  /// The size of its screen, in points.
  let size: LayoutSize

  /// The size of the screen that the frames of the file are for.
  let designSize: LayoutSize

  /// Whether the frames of the file are those of another device.
  let isForeign: Bool

  /// How high the status bar is, which is where the safe area begins.
  let statusBar: Double

  /// How high the stretch at the bottom is that belongs to the system.
  let homeIndicator: Double

  private let widthClass: String?
  private let heightClass: String?

  /// - Parameters:
  ///   - attributes: Those of the element `device`; nil where there is none.
  ///   - choice: A kind of device; the file's own one is taken if it is of this kind.
  init(_ attributes: [XMLAttribute]?, _ choice: InterfaceFile.Device?) {
    let own = attributes?["id"] ?? ""
    let isLandscape = attributes?["orientation"] == "landscape"
    func size(_ device: Known?) -> LayoutSize {
      let portrait = device?.size ?? LayoutSize(width: 375, height: 667)
      return isLandscape ? LayoutSize(width: portrait.height, height: portrait.width) : portrait
    }
    let ownKind: InterfaceFile.Device = own.hasPrefix("ipad") ? .iPad : .iPhone
    designSize = size(Self.device(own))
    isForeign = choice.map { $0 != ownKind } ?? false
    // A file from before Xcode 8 names no device, and is of any size class until one is chosen.
    let id =
      switch choice {
      case .iPad? where isForeign: "ipad11_0"
      case .iPhone? where isForeign: "retina6_12"
      case .iPhone? where Self.device(own) == nil: "retina4_7"
      default: own
      }
    let device = Self.device(id)
    let portrait = device?.size ?? LayoutSize(width: 375, height: 667)
    self.size = size(device)
    statusBar = device?.top ?? 20
    homeIndicator = device?.bottom ?? 0
    guard device != nil else {
      // Files before Xcode 8 are of any size class.
      (widthClass, heightClass) = (nil, nil)
      return
    }
    let isTablet = id.hasPrefix("ipad")
    let isLarge = portrait.width >= 414
    widthClass = isTablet || isLandscape && isLarge ? "regular" : "compact"
    heightClass = isTablet || !isLandscape ? "regular" : "compact"
  }

  private static func device(_ id: String) -> Known? {
    known.first { id == $0.id } ?? known.first { id.hasPrefix($0.id) }
  }

  /// Whether the device has the size classes of a variation: `heightClass=regular-widthClass=compact`.
  func matches(_ key: String) -> Bool {
    guard key != "default", let widthClass, let heightClass else { return false }
    let own = ["widthClass=\(widthClass)", "heightClass=\(heightClass)"]
    return key.split(separator: "-").allSatisfy { own.contains(String($0)) }
  }

  /// Whether a variation is the default one, or for size classes that a device may have.
  static func knows(_ key: String) -> Bool {
    key == "default" || key.split(separator: "-").allSatisfy(sizeClasses.contains)
  }

  private static let sizeClasses: [Substring] = [
    "widthClass=compact", "widthClass=regular", "heightClass=compact", "heightClass=regular",
  ]

  private struct Known {
    let id: String
    let size: LayoutSize
    let top: Double
    let bottom: Double

    init(_ id: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double) {
      self.id = id
      size = LayoutSize(width: width, height: height)
      (self.top, self.bottom) = (top, bottom)
    }
  }

  /// Screens in portrait, by the names that Interface Builder has for them.
  private static let known = [
    Known("retina3_5", 320, 480, 20, 0), Known("retina4_0", 320, 568, 20, 0),
    Known("retina4_7", 375, 667, 20, 0), Known("retina5_5", 414, 736, 20, 0),
    Known("retina5_9", 375, 812, 44, 34), Known("retina6_12", 393, 852, 59, 34),
    Known("retina6_1", 414, 896, 44, 34), Known("retina6_5", 414, 896, 44, 34),
    Known("retina5_4", 375, 812, 50, 34), Known("retina6_0", 390, 844, 47, 34),
    Known("retina6_72", 430, 932, 59, 34), Known("retina6_7", 428, 926, 47, 34),
    Known("retina6_3", 402, 874, 62, 34), Known("retina6_9", 440, 956, 62, 34),
    Known("ipad12_9rounded", 1024, 1366, 24, 20), Known("ipad12_9", 1024, 1366, 20, 0),
    Known("ipad11_0", 834, 1194, 24, 20), Known("ipad10_9", 820, 1180, 24, 20),
    Known("ipad10_5", 834, 1112, 20, 0), Known("ipad10_2", 810, 1080, 20, 0),
    Known("ipad8_3", 744, 1133, 24, 20), Known("ipad9_7", 768, 1024, 20, 0),
    Known("ipad7_9", 768, 1024, 20, 0),
  ]
}

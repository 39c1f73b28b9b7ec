/// The device of a preview: `"iPhone 15 Pro"`.
///
/// Mirrors SwiftUI's `PreviewDevice`. A preview takes the size of the device's screen, in points; all devices of a kind
/// have one size. A device of an unknown kind is a window.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name. Its words for the kind of device, such as `iPhone` and `Max`, select the size.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device from its name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  private static let sizes: [(kind: [String], size: CGSize)] = [
    (["iPhone", "SE"], CGSize(width: 375, height: 667)),
    (["iPhone", "mini"], CGSize(width: 375, height: 812)),
    (["iPhone", "Max"], CGSize(width: 430, height: 932)),
    (["iPhone", "Plus"], CGSize(width: 430, height: 932)),
    (["iPhone", "8"], CGSize(width: 375, height: 667)),
    (["iPhone"], CGSize(width: 393, height: 852)),
    (["iPad", "mini"], CGSize(width: 744, height: 1133)),
    (["iPad", "12.9"], CGSize(width: 1024, height: 1366)),
    (["iPad", "13"], CGSize(width: 1032, height: 1376)),
    (["iPad", "11"], CGSize(width: 834, height: 1194)),
    (["iPad"], CGSize(width: 820, height: 1180)),
    (["Apple Watch"], CGSize(width: 198, height: 242)),
    (["Apple TV"], CGSize(width: 1920, height: 1080)),
  ]

  /// The size of the screen in points, or `nil` for a window's.
  var size: CGSize? {
    Self.sizes.first { entry in entry.kind.allSatisfy { rawValue.contains($0) } }?.size
  }
}

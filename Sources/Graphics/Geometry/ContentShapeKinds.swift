/// The purposes of a shape for `contentShape(_:_:eoFill:)`.
///
/// Mirrors SwiftUI's `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of purposes from its raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Clicks, hovering, scrolling and drops.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The image of a drag. Without effect: the image is the whole view.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu. Without effect: the desktop's menus have no preview.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The highlight under the pointer. Without effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline in assistive technology. Without effect.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// The focus ring. Without effect.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

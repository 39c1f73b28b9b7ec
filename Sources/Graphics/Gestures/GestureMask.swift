/// The gestures of a view and of the views inside it that are recognised.
///
/// Mirrors SwiftUI's `GestureMask`. Controls inside the view, such as buttons, work with each mask.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates a mask from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture at all.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures inside the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

import Foundation

extension NativeView {
  /// The distances and lengths of a view that change with the size of its superview.
  ///
  /// Mirrors `UIView.AutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, which equal UIKit's.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

extension NativeView.AutoresizingMask {
  /// Returns the frame after a change of the superview's size. A length without a flexible part keeps its start.
  func resize(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let (x, width) = Self.share(
      new.width - old.width, frame.minX, frame.width, old.width - frame.maxX,
      (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
    let (y, height) = Self.share(
      new.height - old.height, frame.minY, frame.height, old.height - frame.maxY,
      (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Gives each flexible part its share of a change, in proportion to its length, or equal shares if all are zero.
  private static func share(
    _ change: CGFloat, _ start: CGFloat, _ length: CGFloat, _ end: CGFloat, _ flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let weights = [flexible.0 ? max(start, 0) : 0, flexible.1 ? max(length, 0) : 0, flexible.2 ? max(end, 0) : 0]
    let total = weights[0] + weights[1] + weights[2]
    if total > 0 { return (start + change * weights[0] / total, length + change * weights[1] / total) }
    let count = CGFloat([flexible.0, flexible.1, flexible.2].count { $0 })
    guard count > 0 else { return (start, length) }
    return (start + (flexible.0 ? change / count : 0), length + (flexible.1 ? change / count : 0))
  }
}

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
  /// The fractions of a change of the superview's length that are added to the start and to the length of a frame.
  typealias Shares = (start: CGFloat, length: CGFloat)

  /// Returns the frame after a change of the superview's size. A length without a flexible part keeps its start.
  func resize(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let (x, y) = shares(of: frame, in: old)
    let change = (width: new.width - old.width, height: new.height - old.height)
    return CGRect(
      x: frame.minX + change.width * x.start, y: frame.minY + change.height * y.start,
      width: frame.width + change.width * x.length, height: frame.height + change.height * y.length)
  }

  /// Returns the fractions that a frame takes of a change of its superview's size.
  func shares(of frame: CGRect, in size: CGSize) -> (horizontal: Shares, vertical: Shares) {
    let horizontal = Self.shares(
      frame.minX, frame.width, size.width - frame.maxX,
      (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
    let vertical = Self.shares(
      frame.minY, frame.height, size.height - frame.maxY,
      (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
    return (horizontal, vertical)
  }

  /// Gives each flexible part its share of a change, in proportion to its length, or equal shares if all are zero.
  private static func shares(
    _ start: CGFloat, _ length: CGFloat, _ end: CGFloat, _ flexible: (Bool, Bool, Bool)
  ) -> Shares {
    let weights = [flexible.0 ? max(start, 0) : 0, flexible.1 ? max(length, 0) : 0, flexible.2 ? max(end, 0) : 0]
    let total = weights[0] + weights[1] + weights[2]
    if total > 0 { return (weights[0] / total, weights[1] / total) }
    let count = CGFloat([flexible.0, flexible.1, flexible.2].count { $0 })
    guard count > 0 else { return (0, 0) }
    return (flexible.0 ? 1 / count : 0, flexible.1 ? 1 / count : 0)
  }
}

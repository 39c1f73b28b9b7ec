import Foundation

/// The edges of a rectangle.
///
/// Mirrors `UIRectEdge`.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, which equal UIKit's.
  public let rawValue: UInt

  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge, in every language.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge, in every language.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A recognizer for a drag that begins at an edge of the screen's content in the window.
///
/// Mirrors `UIScreenEdgePanGestureRecognizer`.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which a drag can begin.
  open var edges: UIRectEdge = []

  /// The width of an edge.
  private static let width = 20.0

  deinit {}

  override func canBegin(at place: CGPoint) -> Bool {
    guard let view else { return false }
    var root = view
    while let superview = root.superview { root = superview }
    let point = root.point(fromWindow: place)
    let inner = CGRect(origin: root.bounds.origin, size: root.backing?.size ?? root.bounds.size)
    return edges.contains(.left) && point.x <= inner.minX + Self.width
      || edges.contains(.right) && point.x >= inner.maxX - Self.width
      || edges.contains(.top) && point.y <= inner.minY + Self.width
      || edges.contains(.bottom) && point.y >= inner.maxY - Self.width
  }
}

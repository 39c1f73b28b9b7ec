import Foundation

/// A cache of the sizes that a tree of views needs, between two changes of the tree.
///
/// In each layout, a GTK window asks for the heights of its content at about fifteen widths, up to the maximum width,
/// to find its minimum size. GTK itself caches five answers. Each answer is a solution of the constraints of the whole
/// tree, so this type caches all of them. Above the natural width, where no text is too narrow, the height remains the
/// same, unless a constraint relates heights to widths.
@MainActor
package struct TreeSizes {
  /// A minimum and a natural length.
  package typealias Lengths = (least: CGFloat, natural: CGFloat)

  private var widths: Lengths?
  private var heights: [CGFloat?: Lengths] = [:]
  private var relatesAxes: Bool?

  /// Creates an empty cache.
  package init() {}

  /// Empties the cache, because the tree has changed.
  package mutating func reset() { self = TreeSizes() }

  /// Returns the widths that a tree needs.
  package mutating func widths(of view: NativeView) -> Lengths {
    if let widths { return widths }
    let least = view.treeSize(near: .zero, isWidthFixed: false, isLeast: true).width
    let natural = view.treeSize(near: .zero, isWidthFixed: false, isLeast: false).width
    let widths = (least, max(least, natural))
    self.widths = widths
    return widths
  }

  /// Returns the heights that a tree needs at a width, or without one.
  package mutating func heights(of view: NativeView, at width: CGFloat?) -> Lengths {
    let width = width.map { usedWidth($0, of: view) }
    if let heights = heights[width] { return heights }
    let target = CGSize(width: width ?? 0, height: 0)
    // At a width, the height is the one that wrapped texts need.
    let natural = view.treeSize(near: target, isWidthFixed: width != nil, isLeast: false).height
    let least = width == nil ? view.treeSize(near: target, isWidthFixed: false, isLeast: true).height : natural
    heights[width] = (least, max(least, natural))
    return (least, max(least, natural))
  }

  /// Returns a width at which the tree has the same height as at the given width.
  private mutating func usedWidth(_ width: CGFloat, of view: NativeView) -> CGFloat {
    guard let natural = widths?.natural, width > natural.rounded(.up) else { return width }
    let relatesAxes = relatesAxes ?? (view.relatesAxes || view.outerSizeConstraints.contains(where: \.relatesAxes))
    self.relatesAxes = relatesAxes
    return relatesAxes ? width : natural.rounded(.up)
  }
}

extension NativeView {
  /// Indicates whether a constraint in the tree relates a height to a width.
  fileprivate var relatesAxes: Bool {
    (constraints + ownConstraints).contains(where: \.relatesAxes) || subviews.contains(where: \.relatesAxes)
  }
}

extension LayoutConstraint {
  fileprivate var relatesAxes: Bool {
    secondAttribute != .notAnAttribute && firstAttribute.isHorizontal != secondAttribute.isHorizontal
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}

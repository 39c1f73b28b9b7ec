import Foundation
internal import Graphics

/// A width or a height in a compositional layout.
///
/// Mirrors `NSCollectionLayoutDimension`.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  let kind: Kind
  /// The fraction of the container, or the length in points.
  public let dimension: CGFloat

  /// Returns a fraction of the width of the container.
  public static func fractionalWidth(_ fraction: CGFloat) -> Self { Self(kind: .fractionalWidth, dimension: fraction) }
  /// Returns a fraction of the height of the container.
  public static func fractionalHeight(_ fraction: CGFloat) -> Self {
    Self(kind: .fractionalHeight, dimension: fraction)
  }
  /// Returns a length in points.
  public static func absolute(_ length: CGFloat) -> Self { Self(kind: .absolute, dimension: length) }
  /// Returns an estimated length. The cell determines the length when it comes near the visible part.
  public static func estimated(_ length: CGFloat) -> Self { Self(kind: .estimated, dimension: length) }
  /// Returns a length that the largest cell of a group determines for all of them.
  public static func uniformAcrossSiblings(estimate: CGFloat) -> Self { Self(kind: .uniform, dimension: estimate) }

  /// Indicates whether the length is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Indicates whether the length is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Indicates whether the length is in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Indicates whether a cell determines the length.
  public var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Indicates whether the largest cell of a group determines the length.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  var isFractional: Bool { kind == .fractionalWidth || kind == .fractionalHeight }

  /// Returns the length or its estimate.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(dimension * container.width, 0)
    case .fractionalHeight: max(dimension * container.height, 0)
    case .absolute, .estimated, .uniform: max(dimension, 0)
    }
  }
}

/// The size of an item, a group or a header in a compositional layout.
///
/// Mirrors `NSCollectionLayoutSize`.
public struct NSCollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  subscript(axis: Axis) -> NSCollectionLayoutDimension { axis == .horizontal ? widthDimension : heightDimension }

  /// Returns the size, with estimates for estimated lengths.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The axes on which a cell determines the length.
  var estimatedAxes: Axis.Set {
    var axes: Axis.Set = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

extension CGSize {
  /// The length on an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// The coordinate on an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension NSDirectionalEdgeInsets {
  func start(on axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
  func end(on axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  func both(on axis: Axis) -> CGFloat { start(on: axis) + end(on: axis) }

  /// Returns a size minus the distances, at least zero.
  func insetting(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width - leading - trailing, 0), height: max(size.height - top - bottom, 0))
  }

  /// Returns the insets without those on axes on which a cell determines the length, as in UIKit.
  func without(_ axes: Axis.Set) -> NSDirectionalEdgeInsets {
    var insets = self
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

extension Axis {
  /// The other axis.
  var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis.Set {
  func contains(_ axis: Axis) -> Bool { contains(axis == .horizontal ? Axis.Set.horizontal : .vertical) }
}

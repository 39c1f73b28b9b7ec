import Foundation

/// Lengths along an axis, and across it.
extension CGSize {
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  init(_ length: CGFloat, along axis: Axis, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }
}

extension ProposedViewSize {
  func length(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  init(_ length: CGFloat?, along axis: Axis, across: CGFloat?) {
    self.init(width: axis == .horizontal ? length : across, height: axis == .horizontal ? across : length)
  }
}

extension CGFloat {
  /// Returns the distance from another position to this one. Two infinite positions are the same.
  func distance(from other: CGFloat) -> CGFloat { self == other ? 0 : self - other }

  /// The length, or zero instead of NaN: one view that computes NaN must not hide all others.
  var orZeroIfNaN: CGFloat { isNaN ? 0 : self }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

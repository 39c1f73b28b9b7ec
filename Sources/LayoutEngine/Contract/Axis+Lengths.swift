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

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

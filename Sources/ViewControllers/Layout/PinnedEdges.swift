package import Graphics

/// Detects views whose subviews are all pinned to the four edges, a layout that widget margins can express.
@MainActor
package enum PinnedEdges {
  /// Returns the insets of each subview from the edges of `view`, or `nil` if margins cannot express the constraints.
  package static func insets(of view: NativeView) -> [EdgeInsets]? {
    var pinned: [NativeView: (edges: Edge.Set, insets: EdgeInsets)] = [:]
    for constraint in view.constraints {
      guard let (subview, edge, inset) = pin(constraint, in: view) else { return nil }
      var pin = pinned[subview] ?? ([], EdgeInsets())
      guard pin.edges.insert(edge).inserted else { return nil }
      switch edge {
      case .top: pin.insets.top = inset
      case .leading: pin.insets.leading = inset
      case .bottom: pin.insets.bottom = inset
      default: pin.insets.trailing = inset
      }
      pinned[subview] = pin
    }
    var insets: [EdgeInsets] = []
    for subview in view.subviews {
      if let pin = pinned[subview] {
        guard pin.edges == .all else { return nil }
        insets.append(pin.insets)
      } else {
        guard subview.translatesAutoresizingMaskIntoConstraints else { return nil }
        insets.append(EdgeInsets())
      }
    }
    return insets
  }

  /// Returns the subview that `constraint` pins to an edge of `view`, the edge, and the inset from it.
  private static func pin(_ constraint: LayoutConstraint, in view: NativeView) -> (NativeView, Edge.Set, Double)? {
    guard constraint.relation == .equal, constraint.multiplier == 1, constraint.priority == .required,
      constraint.firstAttribute == constraint.secondAttribute, let edge = constraint.firstAttribute.edge,
      let first = constraint.firstView, let second = constraint.secondView
    else { return nil }
    let isInward = edge == .top || edge == .leading
    let distance = Double(isInward ? constraint.constant : -constraint.constant)
    let (subview, inset) = second === view ? (first, distance) : (second, -distance)
    guard subview.superview === view, first === view || second === view, inset >= 0 else { return nil }
    return (subview, edge, inset)
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var edge: Edge.Set? {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    default: nil
    }
  }
}

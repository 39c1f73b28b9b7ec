import Graphics

extension Gtk {
  /// A layout rule that gives its child all its room, or the visible part of it, and reports the room across the scrolling axis.
  @MainActor
  package final class LinesRule: LayoutRule {
    package var axis = Axis.vertical
    package private(set) var room = 0.0
    package var onResize: (() -> Void)?
    /// Places the child if it scrolls together with its surroundings.
    package weak var sharing: SharedScrolling?

    /// The minimum length of one item, if as many items as fit share a line; otherwise `nil`.
    package var least: Int32?

    package init() {}

    package func measure(_ children: [LayoutChild], on axis: Axis, for size: Int32) -> Extent {
      guard let child = children.first else { return Extent(minimum: 0, natural: 0) }
      if axis == self.axis, sharing != nil { return child.extentOfContent(on: axis, for: size) }
      var extent = child.extent(on: axis, for: -1)
      if axis != self.axis, let least { extent.minimum = min(extent.minimum, least) }
      return extent
    }

    package func place(_ children: [LayoutChild], width: Int32, height: Int32) {
      guard let child = children.first else { return }
      if let sharing {
        sharing.place(child, width: width, height: height)
        return reportRoom(width: width, height: height)
      }
      // The child's minimum size exceeds the room only until the number of items per line shrinks, in the same frame.
      let childWidth = max(width, child.extent(on: .horizontal, for: -1).minimum)
      child.place(width: childWidth, height: max(height, child.extent(on: .vertical, for: childWidth).minimum))
      reportRoom(width: width, height: height)
    }

    private func reportRoom(width: Int32, height: Int32) {
      let new = Double(axis == .vertical ? width : height)
      guard new != room else { return }
      room = new
      onResize?()
    }
  }
}

import Graphics

extension Gtk {
  /// A layout rule that gives its child the whole space or its visible part, and reports the space across the scroll
  /// axis.
  @MainActor
  package final class LinesRule: LayoutRule {
    package var axis = Axis.vertical
    package private(set) var room = 0.0
    package var onResize: (() -> Void)?
    /// Places the child if it scrolls together with its surroundings.
    package weak var sharing: SharedScrolling?

    /// The minimum length of one item, if a line holds as many items as fit; otherwise `nil`.
    package var least: Int32?

    /// The length of all lines at their placement, for the space at that time and the length that GTK expected.
    private var placed = (room: Int32(-1), expected: Int32(-1), length: Int32(0))

    package init() {}

    /// GTK gives a scrolled window a constant size, and would therefore measure it without its width.
    package var requestMode: RequestMode? { axis == .vertical ? .heightForWidth : .widthForHeight }

    package func measure(_ children: [LayoutChild], on axis: Axis, for size: Int32) -> Extent {
      guard let child = children.first else { return Extent(minimum: 0, natural: 0) }
      var extent = child.extent(on: axis, for: -1)
      if axis == self.axis {
        let length = length(of: child, for: size)
        if sharing != nil { return Extent(minimum: length, natural: length) }
        extent.natural = max(length, extent.minimum)
      } else if let least {
        extent.minimum = min(extent.minimum, least)
      }
      return extent
    }

    /// Returns the length of all lines. GTK 4.8 measures the items of a grid in columns of the minimum width, and
    /// therefore expects wrapped text and smaller pictures. The length at the placement of the lines is the right one.
    private func length(of child: LayoutChild, for room: Int32) -> Int32 {
      let expected = child.extentOfContent(on: axis, for: room).natural
      return placed.expected == expected && placed.length > 0 ? placed.length : expected
    }

    private func didPlace(_ child: LayoutChild, room: Int32) {
      let expected = child.extentOfContent(on: axis, for: room).natural
      let length = child.placedLengthOfContent(on: axis)
      guard placed != (room, expected, length) else { return }
      let old = self.length(of: child, for: room)
      placed = (room, expected, length)
      if self.length(of: child, for: room) != old { child.setBoxNeedsLayout() }
    }

    package func place(_ children: [LayoutChild], width: Int32, height: Int32) {
      guard let child = children.first else { return }
      if let sharing {
        sharing.place(child, width: width, height: height)
      } else {
        // The child's minimum size exceeds the room only until the number of items per line shrinks, in the same frame.
        let childWidth = max(width, child.extent(on: .horizontal, for: -1).minimum)
        child.place(width: childWidth, height: max(height, child.extent(on: .vertical, for: childWidth).minimum))
      }
      let new = axis == .vertical ? width : height
      didPlace(child, room: new)
      guard Double(new) != room else { return }
      room = Double(new)
      onResize?()
    }
  }
}

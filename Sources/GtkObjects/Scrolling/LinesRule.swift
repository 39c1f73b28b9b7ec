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

    /// The length of all lines as they were placed, for the room that they had and the length that GTK expected.
    private var placed = (room: Int32(-1), expected: Int32(-1), length: Int32(0))

    package init() {}

    /// A scrolled window has a constant size for GTK, and so it would be measured without its width.
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

    /// Returns the length of all lines. GTK 4.8 measures the items of a grid as if its columns were as narrow as they can be, and so
    /// expects lines of wrapped text: the length of the lines when they were placed counts if it is shorter.
    private func length(of child: LayoutChild, for room: Int32) -> Int32 {
      let expected = child.extentOfContent(on: axis, for: room).natural
      return placed.room == room && placed.expected == expected ? min(placed.length, expected) : expected
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

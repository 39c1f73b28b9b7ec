import CGtk
import Graphics

extension Gtk {
  /// A list in the content of a scroll view that scrolls together with the content before and after it.
  ///
  /// GTK creates only the rows near the visible part of a list if the list is the immediate child of a scrolled window.
  /// Such a list therefore keeps its own scrolled window. Its box is as long as all of its rows. The window is placed
  /// where the scroll view shows the box, and scrolled by the distance between the start of the box and the start of
  /// the window.
  @MainActor
  package final class SharedScrolling {
    private static let key = "gtkbridge-shares-scrolling"

    private let axis: Axis
    private let inner: ScrolledWindow
    private let outer: ScrolledWindow
    private let box: Widget
    private var handlers: [SignalHandler] = []
    /// The distance between the start of the box and the start of the window. The list is scrolled by this distance.
    private var distance = 0.0
    /// The values of the last placement of the window.
    private var placed = Place()
    private var isMoving = false

    private struct Place {
      /// The offset of the scroll view, and the length of its content beyond the visible area.
      var (offset, last) = (0.0, 0.0)
      /// The length of the visible area.
      var page = 0.0
      /// The distance between the start of the box and that of the visible area.
      var start = 0.0
      /// The largest possible distance of the window.
      var lastDistance = 0.0
    }

    /// Starts to scroll a list together with its surroundings. End it with ``stop()``.
    ///
    /// - Parameter didScroll: Called after the scroll view has scrolled.
    package init(
      _ inner: ScrolledWindow, in box: Widget, with outer: ScrolledWindow, along axis: Axis,
      didScroll: @escaping @MainActor () -> Void
    ) {
      (self.inner, self.box, self.outer, self.axis) = (inner, box, outer, axis)
      g_object_set_data(inner.cast(), Self.key, UnsafeMutableRawPointer(bitPattern: 1))
      handlers =
        outer.onScroll(
          on: axis,
          offset: { [weak self] in
            self?.surroundingsDidScroll()
            didScroll()
          },
          length: { [weak self] in
            self?.surroundingsDidResize()
            didScroll()
          })
        + inner.onScroll(on: axis, offset: { [weak self] in self?.listDidScroll() }, length: {})
      box.setNeedsLayout()
    }

    package func stop() {
      g_object_set_data(inner.cast(), Self.key, nil)
      for handler in handlers { handler.disconnect() }
      handlers = []
      box.setNeedsLayout()
    }

    private func surroundingsDidScroll() {
      guard outer.offset(on: axis) != placed.offset else { return }
      // GTK changes the offset in the middle of a layout pass if the content has become shorter.
      guard outer.lastOffset(on: axis) == placed.last else { return placeAfterLayout() }
      moveList(to: placed.start + outer.offset(on: axis) - placed.offset)
      box.setNeedsPlacing()
    }

    /// GTK reports a new length at the end of a layout pass, which may not have placed the box.
    private func surroundingsDidResize() {
      if page != placed.page { placeAfterLayout() }
    }

    private func placeAfterLayout() {
      box.afterLayout { [weak box] in box?.setNeedsPlacing() }
    }

    /// Scrolls the list. The list then creates rows, which the current layout pass would not place.
    private func moveList(to start: Double) {
      let new = min(max(start.rounded(), 0), placed.lastDistance)
      guard new != distance else { return }
      distance = new
      isMoving = true
      inner.setOffset(new, on: axis)
      isMoving = false
    }

    /// Places the window in its box.
    package func place(_ child: LayoutChild, width: Int32, height: Int32) {
      let length = axis == .vertical ? height : width
      let part = min(max(Int32(page.rounded(.up)), 1), length)
      placed = Place(
        offset: outer.offset(on: axis), last: outer.lastOffset(on: axis), page: page, start: start,
        lastDistance: Double(length - part))
      let place = min(max(start.rounded(), 0), placed.lastDistance)
      isMoving = true
      if axis == .vertical {
        child.place(y: place, width: width, height: part)
      } else {
        child.place(left: place, width: part, height: height)
      }
      isMoving = false
      if place == distance { return follow() }
      box.afterLayout { [weak self] in
        guard let self else { return }
        moveList(to: placed.start)
      }
    }

    /// The length of the scroll view, which is that of its visible area.
    private var page: Double { axis == .vertical ? outer.height : outer.width }

    private var start: Double {
      var (corner, place) = (graphene_point_t(x: 0, y: 0), graphene_point_t())
      guard gtk_widget_compute_point(box.widget, outer.widget, &corner, &place) != 0 else { return 0 }
      return -Double(axis == .vertical ? place.y : place.x)
    }

    /// Scrolls the scroll view when the list scrolls by itself: to a row, or because rows have been inserted or removed
    /// before the visible ones.
    private func listDidScroll() {
      if !isMoving { follow() }
    }

    private func follow() {
      let new = inner.offset(on: axis)
      guard abs(new - distance) >= 1 else { return }
      distance = new
      let offset = placed.offset + new - placed.start
      // GTK may be in the middle of a layout pass, which determines how far the scroll view can scroll.
      box.afterLayout { [weak outer, weak inner, axis] in
        outer?.setOffset(offset, on: axis)
        // The list has created rows since it placed its rows.
        inner?.children.first?.setNeedsPlacing()
      }
    }

    /// Returns the scrolled window that scrolls a widget, rather than one that only shows a part of a list.
    static func window(around widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
      var ancestor = gtk_widget_get_parent(widget)
      while let current = ancestor.flatMap({ gtk_widget_get_ancestor($0, gtk_scrolled_window_get_type()) }) {
        if g_object_get_data(UnsafeMutableRawPointer(current).assumingMemoryBound(to: GObject.self), key) == nil {
          return current
        }
        ancestor = gtk_widget_get_parent(current)
      }
      return nil
    }
  }
}

import CGtk
import Graphics

extension Gtk {
  @usableFromInline
  package class Widget: Object {
    package var widget: UnsafeMutablePointer<GtkWidget> { cast() }

    /// Adds a reference to a GObject created elsewhere. Returns `nil` if it is not a widget.
    package convenience init?(checking pointer: UnsafeMutableRawPointer) {
      let instance = pointer.assumingMemoryBound(to: GTypeInstance.self)
      guard g_type_check_instance_is_a(instance, gtk_widget_get_type()) != 0 else { return nil }
      // A new widget has no other owner yet.
      if g_object_is_floating(pointer) != 0 { self.init(adopting: pointer) } else { self.init(retaining: pointer) }
    }

    /// The alignment of a widget within its allocation.
    package enum Align {
      case fill, start, center, end, baseline

      fileprivate var value: GtkAlign {
        switch self {
        case .fill: GTK_ALIGN_FILL
        case .start: GTK_ALIGN_START
        case .center: GTK_ALIGN_CENTER
        case .end: GTK_ALIGN_END
        case .baseline: GTK_ALIGN_BASELINE
        }
      }
    }

    package func setAlign(_ align: Align, on axis: Axis) {
      switch axis {
      case .horizontal: gtk_widget_set_halign(widget, align.value)
      case .vertical: gtk_widget_set_valign(widget, align.value)
      }
    }

    /// Returns whether the widget or any of its descendants expands on an axis.
    package func expands(on axis: Axis) -> Bool {
      gtk_widget_compute_expand(widget, axis.orientation) != 0
    }

    /// Sets whether the widget expands, independently of its children; `nil` derives this from the children again.
    package func setExpands(_ expands: Bool?, on axis: Axis) {
      switch axis {
      case .horizontal:
        gtk_widget_set_hexpand(widget, expands == true ? 1 : 0)
        gtk_widget_set_hexpand_set(widget, expands == nil ? 0 : 1)
      case .vertical:
        gtk_widget_set_vexpand(widget, expands == true ? 1 : 0)
        gtk_widget_set_vexpand_set(widget, expands == nil ? 0 : 1)
      }
    }

    /// Makes the widget expand on both axes.
    package func expand() {
      for axis in [Axis.horizontal, .vertical] { setExpands(true, on: axis) }
    }

    /// Sets the minimum size in pixels; `nil` derives it from the content.
    package func setSizeRequest(width: Double?, height: Double?) {
      gtk_widget_set_size_request(widget, Self.pixels(width) ?? -1, Self.pixels(height) ?? -1)
    }

    package func setMargins(_ insets: EdgeInsets) {
      gtk_widget_set_margin_top(widget, Self.pixels(insets.top) ?? 0)
      gtk_widget_set_margin_start(widget, Self.pixels(insets.leading) ?? 0)
      gtk_widget_set_margin_bottom(widget, Self.pixels(insets.bottom) ?? 0)
      gtk_widget_set_margin_end(widget, Self.pixels(insets.trailing) ?? 0)
    }

    /// Returns a size in whole pixels, clamped to the range from 0 to GTK's limit of a signed 16-bit number.
    package static func pixels(_ points: Double?) -> Int32? {
      guard let points, points.isFinite else { return nil }
      return Int32(min(max(points.rounded(), 0), Double(Int16.max)))
    }

    package func addStyleClass(_ name: String) { gtk_widget_add_css_class(widget, name) }
    package func removeStyleClass(_ name: String) { gtk_widget_remove_css_class(widget, name) }
    package func hasStyleClass(_ name: String) -> Bool { gtk_widget_has_css_class(widget, name) != 0 }

    /// The names of all style classes.
    package var styleClasses: [String] {
      guard let classes = gtk_widget_get_css_classes(widget) else { return [] }
      defer { g_strfreev(classes) }
      return sequence(state: classes) { next in
        defer { next += 1 }
        return next.pointee.map { String(cString: $0) }
      }.map { $0 }
    }

    package var isSensitive: Bool {
      get { gtk_widget_get_sensitive(widget) != 0 }
      set {
        if !newValue, let focus = focusedDescendant { LostFocus.remember(focus, in: self) }
        gtk_widget_set_sensitive(widget, newValue ? 1 : 0)
        if newValue { LostFocus.giveBack(in: self) }
      }
    }

    package var isVisible: Bool {
      get { gtk_widget_get_visible(widget) != 0 }
      set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
    }

    /// Indicates whether the widget is drawn and takes input. It keeps its allocation in any case.
    package var isDrawn: Bool {
      get { gtk_widget_get_child_visible(widget) != 0 }
      set {
        gtk_widget_set_child_visible(widget, newValue ? 1 : 0)
        // GTK skips undrawn widgets during layout and does not notice when they are drawn again. Without a new
        // allocation, changed content would be drawn unallocated.
        if newValue, let parent = gtk_widget_get_parent(widget) { gtk_widget_queue_allocate(parent) }
      }
    }

    package var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

    /// Returns whether the widget follows `sibling` in `parent`, or is the first child if `sibling` is `nil`.
    package func isPlaced(in parent: Widget, after sibling: Widget?) -> Bool {
      gtk_widget_get_parent(widget) == parent.widget && gtk_widget_get_prev_sibling(widget) == sibling?.widget
    }

    /// Inserts the widget into `parent` after `sibling`. Moving it within its parent keeps focus, selection and scroll
    /// position.
    package func insert(into parent: Widget, after sibling: Widget?) {
      gtk_widget_insert_after(widget, parent.widget, sibling?.widget)
    }

    /// Takes the place of another widget in its box, if the other widget is in a box.
    package func replace(_ other: Widget) {
      guard let parent = other.parent else { return }
      let sibling = gtk_widget_get_prev_sibling(other.widget)
        .map { Widget(retaining: UnsafeMutableRawPointer($0)) }
      other.removeFromParent()
      insert(into: parent, after: sibling)
    }

    /// Removes the widget from its parent. This owner keeps it alive.
    package func removeFromParent() {
      if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    }
  }
}

extension Axis {
  var orientation: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}

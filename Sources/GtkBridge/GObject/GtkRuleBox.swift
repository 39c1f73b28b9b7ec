import CGtk

extension Gtk {
  /// The least room a widget needs on one axis, and what it would like to have.
  struct Extent: Equatable {
    var minimum: Int32
    var natural: Int32
  }

  /// Decides the size of a ``RuleBox`` and the places of its children. Only visible children are handed over.
  @MainActor
  protocol LayoutRule: AnyObject {
    /// The room the box asks for on `axis` where it gets `size` on the other; `size` is -1 where that is not known.
    func measure(_ children: [LayoutChild], on axis: Widget.Axis, for size: Int32) -> Extent

    /// Gives each child its place in the box.
    func place(_ children: [LayoutChild], width: Int32, height: Int32)
  }

  /// A child while its box is laid out.
  @MainActor
  struct LayoutChild {
    fileprivate let widget: UnsafeMutablePointer<GtkWidget>

    func extent(on axis: Widget.Axis, for size: Int32) -> Extent {
      var extent = Extent(minimum: 0, natural: 0)
      gtk_widget_measure(widget, axis.orientation, size, &extent.minimum, &extent.natural, nil, nil)
      return extent
    }

    /// Whether anything inside the child wants spare room, even if the child keeps that to itself.
    func hasExpandingContent(on axis: Widget.Axis) -> Bool {
      var content = gtk_widget_get_first_child(widget)
      while let current = content {
        if gtk_widget_compute_expand(current, axis.orientation) != 0 { return true }
        content = gtk_widget_get_next_sibling(current)
      }
      return false
    }

    /// Whether text runs from the right.
    var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

    func place(x: Int32 = 0, y: Int32 = 0, width: Int32, height: Int32) {
      var point = graphene_point_t(x: Float(x), y: Float(y))
      let transform = x == 0 && y == 0 ? nil : gsk_transform_translate(nil, &point)
      gtk_widget_allocate(widget, width, height, -1, transform)  // The widget owns the transform from here on.
    }
  }

  /// A box whose layout a rule decides (GtkCustomLayout).
  final class RuleBox: Widget {
    private static let key = "gtkbridge-layout-rule"

    init(_ rule: any LayoutRule) {
      // The widget itself must be of some concrete class; only its layout manager matters.
      let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      super.init(adopting: box)
      // Owned by the widget, which outlives this owner while it has a parent.
      let data = Unmanaged.passRetained(RuleHolder(rule)).toOpaque()
      g_object_set_data_full(cast(), Self.key, data) { data in
        guard let data else { return }
        Unmanaged<RuleHolder>.fromOpaque(data).release()
      }
      let manager = gtk_custom_layout_new(
        { widget in MainActor.assumeIsolated { RuleBox.requestMode(of: widget) } },
        { widget, orientation, size, minimum, natural, _, _ in
          let extent = MainActor.assumeIsolated {
            RuleBox.rule(of: widget)?.measure(
              RuleBox.children(of: widget), on: orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical,
              for: size)
          }
          minimum?.pointee = extent?.minimum ?? 0
          natural?.pointee = extent?.natural ?? 0
        },
        { widget, width, height, _ in
          MainActor.assumeIsolated {
            RuleBox.rule(of: widget)?.place(RuleBox.children(of: widget), width: width, height: height)
          }
        })
      gtk_widget_set_layout_manager(box, manager)  // The widget owns the manager from here on.
    }

    /// The rule's answers have changed.
    func setNeedsLayout() { gtk_widget_queue_resize(widget) }

    private static func rule(of widget: UnsafeMutablePointer<GtkWidget>?) -> (any LayoutRule)? {
      guard let widget else { return nil }
      let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
      return g_object_get_data(object, key).map { Unmanaged<RuleHolder>.fromOpaque($0).takeUnretainedValue().rule }
    }

    private static func children(of widget: UnsafeMutablePointer<GtkWidget>?) -> [LayoutChild] {
      var children: [LayoutChild] = []
      var child = widget.flatMap { gtk_widget_get_first_child($0) }
      while let current = child {
        if gtk_widget_should_layout(current) != 0 { children.append(LayoutChild(widget: current)) }
        child = gtk_widget_get_next_sibling(current)
      }
      return children
    }

    /// Text that needs more height where it has less width says so to the boxes around it.
    private static func requestMode(of widget: UnsafeMutablePointer<GtkWidget>?) -> GtkSizeRequestMode {
      for child in children(of: widget) {
        let mode = gtk_widget_get_request_mode(child.widget)
        if mode != GTK_SIZE_REQUEST_CONSTANT_SIZE { return mode }
      }
      return GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
  }
}

private final class RuleHolder {
  let rule: any Gtk.LayoutRule

  init(_ rule: any Gtk.LayoutRule) { self.rule = rule }
}

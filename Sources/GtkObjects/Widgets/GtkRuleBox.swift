import CGtk
import Graphics

extension Gtk {
  /// The least room a widget needs on one axis, and what it would like to have.
  package struct Extent: Equatable {
    package var minimum: Int32
    package var natural: Int32

    package init(minimum: Int32, natural: Int32) {
      self.minimum = minimum
      self.natural = natural
    }
  }

  /// Which axis of a widget is decided first, because the other depends on it.
  package enum RequestMode {
    case heightForWidth, widthForHeight

    fileprivate var value: GtkSizeRequestMode {
      switch self {
      case .heightForWidth: GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
      case .widthForHeight: GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
      }
    }
  }

  /// Decides the size of a ``RuleBox`` and the places of its children. Only visible children are handed over.
  @MainActor
  package protocol LayoutRule: AnyObject {
    /// Which axis comes first; `nil` where that depends on the children alone.
    var requestMode: RequestMode? { get }

    /// The room the box asks for on `axis` where it gets `size` on the other; `size` is -1 where that is not known.
    func measure(_ children: [LayoutChild], on axis: Axis, for size: Int32) -> Extent

    /// Gives each child its place in the box, counted from the side where text begins.
    func place(_ children: [LayoutChild], width: Int32, height: Int32)
  }

  /// A child while its box is laid out.
  @MainActor
  package struct LayoutChild {
    fileprivate let widget: UnsafeMutablePointer<GtkWidget>
    /// The width of a box in which text runs from the right: places in it are mirrored.
    fileprivate let mirroredWidth: Int32?

    package func extent(on axis: Axis, for size: Int32) -> Extent {
      var extent = Extent(minimum: 0, natural: 0)
      gtk_widget_measure(widget, axis.orientation, size, &extent.minimum, &extent.natural, nil, nil)
      return extent
    }

    /// The length the child would like to have, at most what there is, at least what it needs.
    package func fittingLength(on axis: Axis, for size: Int32 = -1, in room: Int32) -> Int32 {
      let extent = extent(on: axis, for: size)
      return max(extent.minimum, min(extent.natural, room))
    }

    /// Whether the child wants spare room.
    package func expands(on axis: Axis) -> Bool { gtk_widget_compute_expand(widget, axis.orientation) != 0 }

    /// Whether the child is a widget's.
    package func shows(_ other: Widget) -> Bool { widget == other.widget }

    /// Whether anything inside the child wants spare room, even if the child keeps that to itself.
    package func hasExpandingContent(on axis: Axis) -> Bool {
      var content = gtk_widget_get_first_child(widget)
      while let current = content {
        if gtk_widget_compute_expand(current, axis.orientation) != 0 { return true }
        content = gtk_widget_get_next_sibling(current)
      }
      return false
    }

    /// How much at the foot of the child is taken by what stands there with a style class, once the child has its place.
    ///
    /// Several of these may stand on top of each other.
    package func foot(ofStyleClass name: String) -> Int32 {
      let bottom = Double(gtk_widget_get_height(widget))
      let tops = Self.places(ofStyleClass: name, in: widget, within: widget).sorted { $0.upperBound > $1.upperBound }
      let top = tops.reduce(bottom) { top, place in
        abs(place.upperBound - top) < 1 ? min(top, place.lowerBound) : top
      }
      return Int32((bottom - top).rounded())
    }

    /// From where to where the shown widgets with a style class reach, counted from the upper edge of `whole`.
    private static func places(
      ofStyleClass name: String, in widget: UnsafeMutablePointer<GtkWidget>,
      within whole: UnsafeMutablePointer<GtkWidget>
    ) -> [Range<Double>] {
      var places: [Range<Double>] = []
      var child = gtk_widget_get_first_child(widget)
      while let current = child {
        child = gtk_widget_get_next_sibling(current)
        // Not whether it is mapped: a screen is laid out before that.
        guard gtk_widget_get_visible(current) != 0, gtk_widget_get_child_visible(current) != 0 else { continue }
        var bounds = graphene_rect_t()
        if gtk_widget_has_css_class(current, name) != 0, gtk_widget_compute_bounds(current, whole, &bounds) != 0 {
          let top = Double(bounds.origin.y)
          places.append(top..<(top + Double(bounds.size.height)))
        } else {
          places += Self.places(ofStyleClass: name, in: current, within: whole)
        }
      }
      return places
    }

    /// Shows the child through `transform`; layout knows nothing of that.
    package func place(_ transform: Transform, width: Int32, height: Int32) {
      let transform = mirroredWidth.map { transform.mirrored(by: Double($0 - width)) } ?? transform
      gtk_widget_allocate(widget, width, height, -1, transform.make(width: width, height: height))
    }

    package func place(x: Double = 0, y: Double = 0, width: Int32, height: Int32) {
      let x = mirroredWidth.map { Double($0 - width) - x } ?? x
      var point = graphene_point_t(x: Float(x), y: Float(y))
      let transform = x == 0 && y == 0 ? nil : gsk_transform_translate(nil, &point)
      gtk_widget_allocate(widget, width, height, -1, transform)  // The widget owns the transform from here on.
    }
  }

  /// A box whose layout a rule decides (GtkCustomLayout).
  package final class RuleBox: Widget {
    package init(_ rule: any LayoutRule) {
      // The widget itself must be of some concrete class; only its layout manager matters.
      super.init(adopting: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      setLayoutRule(rule)
    }
  }

  /// Where a widget's rule is asked.
  @MainActor
  private enum RuleLayout {
    static let key = "gtkbridge-layout-rule"

    static func rule(of widget: UnsafeMutablePointer<GtkWidget>?) -> (any LayoutRule)? {
      guard let widget else { return nil }
      let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
      return g_object_get_data(object, key).map { Unmanaged<RuleHolder>.fromOpaque($0).takeUnretainedValue().rule }
    }

    /// - Parameter width: The box's own, where it is known.
    static func children(of widget: UnsafeMutablePointer<GtkWidget>?, width: Int32 = 0) -> [LayoutChild] {
      guard let widget else { return [] }
      let mirroredWidth = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? width : nil
      var children: [LayoutChild] = []
      var child = gtk_widget_get_first_child(widget)
      while let current = child {
        if gtk_widget_should_layout(current) != 0 {
          children.append(LayoutChild(widget: current, mirroredWidth: mirroredWidth))
        }
        child = gtk_widget_get_next_sibling(current)
      }
      return children
    }

    /// Text that needs more height where it has less width says so to the boxes around it.
    static func requestMode(of widget: UnsafeMutablePointer<GtkWidget>?) -> GtkSizeRequestMode {
      if let mode = rule(of: widget)?.requestMode { return mode.value }
      for child in children(of: widget) {
        let mode = gtk_widget_get_request_mode(child.widget)
        if mode != GTK_SIZE_REQUEST_CONSTANT_SIZE { return mode }
      }
      return GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
  }
}

extension Gtk.Widget {
  /// What decides about the sizes of the widget and its children has changed.
  package func setNeedsLayout() { gtk_widget_queue_resize(widget) }

  /// The rule places the children otherwise, in the same room.
  package func setNeedsPlacing() { gtk_widget_queue_allocate(widget) }

  /// Lets a rule lay out the widget's children from now on.
  package func setLayoutRule(_ rule: any Gtk.LayoutRule) {
    // Owned by the widget, which outlives this owner while it has a parent.
    let data = Unmanaged.passRetained(RuleHolder(rule)).toOpaque()
    g_object_set_data_full(cast(), Gtk.RuleLayout.key, data) { data in
      guard let data else { return }
      Unmanaged<RuleHolder>.fromOpaque(data).release()
    }
    let manager = gtk_custom_layout_new(
      { widget in MainActor.assumeIsolated { Gtk.RuleLayout.requestMode(of: widget) } },
      { widget, orientation, size, minimum, natural, _, _ in
        let extent = MainActor.assumeIsolated {
          Gtk.RuleLayout.rule(of: widget)?.measure(
            Gtk.RuleLayout.children(of: widget),
            on: orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical,
            for: size)
        }
        minimum?.pointee = extent?.minimum ?? 0
        natural?.pointee = extent?.natural ?? 0
      },
      { widget, width, height, _ in
        MainActor.assumeIsolated {
          Gtk.RuleLayout.rule(of: widget)?.place(
            Gtk.RuleLayout.children(of: widget, width: width), width: width, height: height)
        }
      })
    gtk_widget_set_layout_manager(widget, manager)  // The widget owns the manager from here on.
  }
}

extension Gtk.LayoutRule {
  package var requestMode: Gtk.RequestMode? { nil }
}

private final class RuleHolder {
  let rule: any Gtk.LayoutRule

  init(_ rule: any Gtk.LayoutRule) { self.rule = rule }
}

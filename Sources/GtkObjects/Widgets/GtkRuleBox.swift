import CGtk
import Foundation
import Graphics

extension Gtk {
  /// The minimum and natural size of a widget on one axis.
  package struct Extent: Equatable {
    package var minimum: Int32
    package var natural: Int32

    package init(minimum: Int32, natural: Int32) {
      self.minimum = minimum
      self.natural = natural
    }
  }

  /// The order in which a widget's axes are measured.
  package enum RequestMode {
    case heightForWidth, widthForHeight

    fileprivate var value: GtkSizeRequestMode {
      switch self {
      case .heightForWidth: GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
      case .widthForHeight: GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
      }
    }
  }

  /// A layout algorithm for a ``RuleBox``. It receives only the visible children.
  @MainActor
  package protocol LayoutRule: AnyObject {
    /// The request mode, or `nil` to derive it from the children.
    var requestMode: RequestMode? { get }

    /// Returns the size of the box on `axis` for a given size on the other axis, which is -1 if unknown.
    func measure(_ children: [LayoutChild], on axis: Axis, for size: Int32) -> Extent

    /// Places each child. Coordinates begin at the leading edge.
    func place(_ children: [LayoutChild], width: Int32, height: Int32)

    /// Returns whether a box with rule-based hit testing takes the pointer at a point.
    func takesPointer(at point: CGPoint) -> Bool
  }

  /// A child during the layout of its box.
  @MainActor
  package struct LayoutChild {
    fileprivate let widget: UnsafeMutablePointer<GtkWidget>
    /// The width of a right-to-left box, in which positions are mirrored, or `nil` for left-to-right text.
    fileprivate let mirroredWidth: Int32?

    package func extent(on axis: Axis, for size: Int32) -> Extent {
      var extent = Extent(minimum: 0, natural: 0)
      let size = Widget.measurable(size, of: widget, for: axis.orientation)
      gtk_widget_measure(widget, axis.orientation, size, &extent.minimum, &extent.natural, nil, nil)
      return extent
    }

    /// Returns the natural size of a scrolled window's content as both the minimum and the natural size.
    package func extentOfContent(on axis: Axis, for size: Int32) -> Extent {
      guard let content = gtk_widget_get_first_child(widget) else { return Extent(minimum: 0, natural: 0) }
      let natural = LayoutChild(widget: content, mirroredWidth: nil).extent(on: axis, for: size).natural
      return Extent(minimum: natural, natural: natural)
    }

    /// Returns the placed length of a scrolled window's content.
    func placedLengthOfContent(on axis: Axis) -> Int32 {
      let window = OpaquePointer(widget)
      let adjustment =
        axis == .vertical ? gtk_scrolled_window_get_vadjustment(window) : gtk_scrolled_window_get_hadjustment(window)
      let length = gtk_adjustment_get_upper(adjustment)
      // If the content is shorter than the window, the adjustment contains the length of the window.
      guard length <= gtk_adjustment_get_page_size(adjustment), let content = gtk_widget_get_first_child(widget),
        let last = gtk_widget_get_last_child(content)
      else { return Int32(length) }
      var place = GtkAllocation()
      gtk_widget_get_allocation(last, &place)
      if axis == .vertical { return place.y + place.height }
      let isMirrored = gtk_widget_get_direction(content) == GTK_TEXT_DIR_RTL
      return isMirrored ? gtk_widget_get_width(content) - place.x : place.x + place.width
    }

    /// Requests a new layout of the box, after the current one.
    func setBoxNeedsLayout() {
      guard let box = gtk_widget_get_parent(widget) else { return }
      let widget = Widget(retaining: UnsafeMutableRawPointer(box))
      let reference = WeakReference(widget)
      widget.afterLayout { reference.widget?.setNeedsLayout() }
    }

    /// Returns the natural size limited to `room`, but at least the minimum size.
    package func fittingLength(on axis: Axis, for size: Int32 = -1, in room: Int32) -> Int32 {
      let extent = extent(on: axis, for: size)
      return max(extent.minimum, min(extent.natural, room))
    }

    /// Returns whether the child expands on an axis.
    package func expands(on axis: Axis) -> Bool { gtk_widget_compute_expand(widget, axis.orientation) != 0 }

    package func shows(_ other: Widget) -> Bool { widget == other.widget }

    var identity: Widget.Identity { Widget.Identity(widget) }

    /// Returns whether any content of the child expands, even if the child itself does not propagate this.
    package func hasExpandingContent(on axis: Axis) -> Bool {
      var content = gtk_widget_get_first_child(widget)
      while let current = content {
        if gtk_widget_compute_expand(current, axis.orientation) != 0 { return true }
        content = gtk_widget_get_next_sibling(current)
      }
      return false
    }

    /// Returns the height at the bottom of the allocated child that is covered by widgets with a style class.
    ///
    /// Several such widgets may be stacked on top of each other.
    package func foot(ofStyleClass name: String) -> Int32 {
      let bottom = Double(gtk_widget_get_height(widget))
      let tops = Self.places(ofStyleClass: name, in: widget, within: widget).sorted { $0.upperBound > $1.upperBound }
      let top = tops.reduce(bottom) { top, place in
        abs(place.upperBound - top) < 1 ? min(top, place.lowerBound) : top
      }
      return Int32((bottom - top).rounded())
    }

    /// Returns the vertical ranges of the visible widgets with a style class, relative to the top of `whole`.
    private static func places(
      ofStyleClass name: String, in widget: UnsafeMutablePointer<GtkWidget>,
      within whole: UnsafeMutablePointer<GtkWidget>
    ) -> [Range<Double>] {
      var places: [Range<Double>] = []
      var child = gtk_widget_get_first_child(widget)
      while let current = child {
        child = gtk_widget_get_next_sibling(current)
        // Visibility is checked instead of mapping, because layout precedes mapping.
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

    /// Allocates the child with a transform, which does not affect layout.
    package func place(_ transform: Transform, width: Int32, height: Int32) {
      let transform = mirroredWidth.map { transform.mirrored(by: Double($0 - width)) } ?? transform
      gtk_widget_allocate(widget, width, height, -1, transform.make(width: width, height: height))
    }

    /// Places the child at a distance from the left edge, whatever the direction of the text.
    package func place(left: Double, width: Int32, height: Int32) {
      place(x: mirroredWidth.map { Double($0 - width) - left } ?? left, width: width, height: height)
    }

    package func place(x: Double = 0, y: Double = 0, width: Int32, height: Int32) {
      let x = mirroredWidth.map { Double($0 - width) - x } ?? x
      var point = graphene_point_t(x: Float(x), y: Float(y))
      let transform = x == 0 && y == 0 ? nil : gsk_transform_translate(nil, &point)
      gtk_widget_allocate(widget, width, height, -1, transform)  // The widget takes ownership of the transform.
    }
  }

  /// A box with a custom layout (GtkCustomLayout). It lets the pointer through; see ``HitRegion``.
  package final class RuleBox: Widget {
    package init(_ rule: any LayoutRule) {
      super.init(adopting: HitTestedType.makeBox())
      setLayoutRule(rule)
    }

    /// Creates a box that takes the pointer according to its rule, and can take the focus.
    package init(takingPointerBy rule: any LayoutRule) {
      super.init(adopting: HitTestedType.make(HitTestedType.ruled))
      setLayoutRule(rule)
    }

    /// Replaces the children. Those that stay keep their focus.
    package func setChildren(_ children: [Widget]) {
      let staying = Set(children.map(\.identity))
      var child = gtk_widget_get_first_child(widget)
      while let current = child {
        child = gtk_widget_get_next_sibling(current)
        if !staying.contains(Identity(current)) {
          Widget(retaining: UnsafeMutableRawPointer(current)).removeFromParent()
        }
      }
      var previous: Widget?
      for child in children {
        if !child.isPlaced(in: self, after: previous) { child.insert(into: self, after: previous) }
        previous = child
      }
    }
  }

  /// Returns a length in whole points that GTK can show.
  package static func pixels(_ length: Double) -> Int32 {
    length.isFinite ? Int32(min(max(length.rounded(), 0), Double(Int16.max))) : 0
  }

  /// The callbacks of the layout manager.
  @MainActor
  enum RuleLayout {
    fileprivate static let key = "gtkbridge-layout-rule"

    static func rule(of widget: UnsafeMutablePointer<GtkWidget>?) -> (any LayoutRule)? {
      guard let widget else { return nil }
      let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
      return g_object_get_data(object, key).map { Unmanaged<RuleHolder>.fromOpaque($0).takeUnretainedValue().rule }
    }

    /// Returns the children that take part in the layout.
    ///
    /// - Parameter width: The width of the box, if known.
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

    /// Returns the request mode of the rule, or of the first child without a constant size.
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
  /// Requests a new measurement and layout of the widget.
  package func setNeedsLayout() { gtk_widget_queue_resize(widget) }

  /// Requests a new placement of the children at unchanged sizes.
  package func setNeedsPlacing() { gtk_widget_queue_allocate(widget) }

  /// Places the children again at once, in the current size of the widget.
  package func placeChildren() {
    guard let manager = gtk_widget_get_layout_manager(widget), gtk_widget_get_width(widget) > 0 else { return }
    gtk_layout_manager_allocate(manager, widget, gtk_widget_get_width(widget), gtk_widget_get_height(widget), -1)
  }

  /// Requests a new placement of the widget in its parent, at an unchanged size.
  package func setContainerNeedsPlacing() {
    if let parent = gtk_widget_get_parent(widget) { gtk_widget_queue_allocate(parent) }
  }

  package func setLayoutRule(_ rule: any Gtk.LayoutRule) {
    // The widget owns the rule, because it may outlive this object while it has a parent.
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
    gtk_widget_set_layout_manager(widget, manager)  // The widget takes ownership of the manager.
  }
}

extension Gtk.LayoutRule {
  package var requestMode: Gtk.RequestMode? { nil }

  package func takesPointer(at point: CGPoint) -> Bool { false }
}

private final class RuleHolder {
  let rule: any Gtk.LayoutRule

  init(_ rule: any Gtk.LayoutRule) { self.rule = rule }
}

import CGtk
import Foundation
import Graphics

extension Gtk {
  /// The part of a widget that takes the pointer itself. Its children are hit-tested first and have their own regions.
  ///
  /// A GTK widget takes the pointer in its whole rectangle. The widgets of a declarative layout let it through where
  /// they draw nothing, as views of SwiftUI do: otherwise, each layer would intercept the clicks of the layers below.
  @MainActor
  package final class HitRegion {
    /// Indicates whether the widget draws a background.
    package var isDrawn = false
    /// Indicates whether the widget has gestures of its own.
    var hasGestures = false
    /// Indicates whether the widget draws something transparent, such as a clear colour. A gesture of the widget, or of one
    /// around it, does not take the pointer there.
    package var isTransparent = false
    /// The content of a box that draws it in another place, such as at an offset. It takes the pointer in place of the
    /// box.
    package weak var movedContent: Widget?
    /// The shape that the widget draws for a given size. It takes the pointer in place of the bounds.
    package var drawnShape: ((CGSize) -> HitPath)?
    /// The shape that the program has set for a given size, in place of the drawn shape.
    package var shape: ((CGSize) -> HitPath)?

    fileprivate var hasShape: Bool { shape != nil || drawnShape != nil }

    fileprivate func contains(x: Double, y: Double, in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
      guard let shape = shape ?? drawnShape else {
        return isDrawn || hasGestures && !HitTestedType.isTransparent(widget)
      }
      let width = Double(gtk_widget_get_width(widget))
      // Shapes begin at the leading edge, as they are drawn.
      return shape(CGSize(width: width, height: Double(gtk_widget_get_height(widget)))).contains(x: x, y: y)
    }
  }

  /// The GTK classes whose instances ask their hit region. They are subclasses, because GTK hit-tests through the
  /// class.
  @MainActor
  enum HitTestedType {
    static let box = {
      let type = subclass("GtkBridgeBox", of: gtk_box_get_type())
      WidgetPainting.install(in: type)
      TapFocus.install(in: type)
      // After 4.8, GTK's default role of a box does not tell assistive technology its name.
      let widgetClass = g_type_class_peek(type)?.assumingMemoryBound(to: GtkWidgetClass.self)
      if let widgetClass { gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_GROUP) }
      return type
    }()

    /// A box whose layout rule decides which points it takes, and that takes the focus before its children.
    static let ruled = ruledBox()

    private static func ruledBox() -> GType {
      let type = subclass("GtkBridgeRuledBox", of: box)
      let parentClass = g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
      guard let widgetClass = g_type_class_peek(type)?.assumingMemoryBound(to: GtkWidgetClass.self) else { return type }
      widgetClass.pointee.contains = { widget, x, y in
        // Safe, because events arrive on the main thread, which runs GTK's main loop.
        MainActor.assumeIsolated { HitTestedType.ruleTakesPointer(widget, x, y) } ? 1 : 0
      }
      // A GtkBox never takes the focus itself.
      widgetClass.pointee.focus = parentClass?.pointee.focus
      widgetClass.pointee.grab_focus = parentClass?.pointee.grab_focus
      return type
    }

    static func makeBox() -> UnsafeMutablePointer<GtkWidget> { make(box) }

    /// Creates a widget of a subclass, with a floating reference.
    static func make(_ type: GType) -> UnsafeMutablePointer<GtkWidget> {
      UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)).assumingMemoryBound(to: GtkWidget.self)
    }

    /// Returns a subclass that has the size, the CSS name and the role of its parent, and asks the hit region.
    static func subclass(_ name: String, of parent: GType) -> GType {
      var query = GTypeQuery()
      g_type_query(parent, &query)
      let type = g_type_register_static_simple(
        parent, name, query.class_size, nil, query.instance_size, nil, GTypeFlags(rawValue: 0))
      // The class is never released.
      guard let widgetClass = g_type_class_ref(type)?.assumingMemoryBound(to: GtkWidgetClass.self) else { return type }
      widgetClass.pointee.contains = { widget, x, y in
        // Safe, because events arrive on the main thread, which runs GTK's main loop.
        MainActor.assumeIsolated { HitTestedType.takesPointer(widget, x, y) } ? 1 : 0
      }
      return type
    }

    private static func takesPointer(_ widget: UnsafeMutablePointer<GtkWidget>?, _ x: Double, _ y: Double) -> Bool {
      guard let widget, let region = region(of: widget), isInBounds(widget, x, y) || region.hasShape else {
        return false
      }
      return region.contains(x: x, y: y, in: widget)
    }

    /// Returns whether a widget, or the only one inside it, is transparent.
    fileprivate static func isTransparent(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
      var next: UnsafeMutablePointer<GtkWidget>? = widget
      while let widget = next {
        if region(of: widget)?.isTransparent == true { return true }
        next = gtk_widget_get_first_child(widget).flatMap { gtk_widget_get_next_sibling($0) == nil ? $0 : nil }
      }
      return false
    }

    private static func ruleTakesPointer(_ widget: UnsafeMutablePointer<GtkWidget>?, _ x: Double, _ y: Double) -> Bool {
      RuleLayout.rule(of: widget)?.takesPointer(at: CGPoint(x: x, y: y)) == true
    }

    /// Calls the method of GtkWidget itself, which respects the rounded corners of the widget's style.
    private static func isInBounds(_ widget: UnsafeMutablePointer<GtkWidget>, _ x: Double, _ y: Double) -> Bool {
      let parentClass = g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
      return parentClass?.pointee.contains?(widget, x, y) == 1
    }

    private static let key = "gtkbridge-hit-region"

    static func region(of widget: UnsafeMutablePointer<GtkWidget>) -> HitRegion? {
      let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
      return g_object_get_data(object, key).map { Unmanaged<HitRegion>.fromOpaque($0).takeUnretainedValue() }
    }

    static func makeRegion(of widget: UnsafeMutablePointer<GtkWidget>) -> HitRegion {
      if let region = region(of: widget) { return region }
      let region = HitRegion()
      let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
      g_object_set_data_full(object, key, Unmanaged.passRetained(region).toOpaque()) { data in
        guard let data else { return }
        Unmanaged<HitRegion>.fromOpaque(data).release()
      }
      return region
    }
  }
}

extension Gtk.Widget {
  /// Indicates whether the widget takes the pointer only in its hit region.
  package var hasHitRegion: Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return [Gtk.HitTestedType.box, Gtk.DrawingArea.type]
      .contains { g_type_check_instance_is_a(instance, $0) != 0 }
  }

  /// The part of the widget that takes the pointer, if ``hasHitRegion``. It has no effect on other widgets.
  package var hitRegion: Gtk.HitRegion { Gtk.HitTestedType.makeRegion(of: widget) }

  /// Makes the widget take the pointer for a gesture, in its whole bounds or in those of its moved content.
  func takePointer() {
    guard hasHitRegion else { return }
    if let content = hitRegion.movedContent { content.takePointer() } else { hitRegion.hasGestures = true }
  }
}

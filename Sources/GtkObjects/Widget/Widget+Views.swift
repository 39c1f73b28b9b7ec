import CGtk
import Foundation

extension Gtk.Widget {
  private static var shownKey: String { "gtkbridge-shown-object" }

  /// Sets the object that the widget shows. The widget does not retain the object.
  package func setShownObject(_ object: AnyObject) {
    g_object_set_data_full(cast(), Self.shownKey, Unmanaged.passRetained(ShownObject(object)).toOpaque()) { data in
      guard let data else { return }
      Unmanaged<ShownObject>.fromOpaque(data).release()
    }
  }

  /// Returns the object that the widget, or else the nearest widget around it, shows, and whether that is a control.
  /// The parts of a control belong to it. A declarative view with gestures counts as a control in the views around it,
  /// but does not own the views inside.
  package var nearestShownObject: (object: AnyObject, isInControl: Bool)? {
    var found: (object: AnyObject, isInControl: Bool)?
    var isInControl = false
    for current in sequence(first: widget, next: { gtk_widget_get_parent($0) }) {
      if Self.isControl(current) { (found, isInControl) = (nil, true) }
      if found == nil, Self.hasGestures(current) { isInControl = true }
      if found == nil, let object = Self.shown(by: current) { found = (object, isInControl) }
    }
    return found
  }

  /// The object that the nearest widget around this one shows.
  package var surroundingShownObject: AnyObject? {
    guard let parent = gtk_widget_get_parent(widget) else { return nil }
    return Gtk.Widget(retaining: UnsafeMutableRawPointer(parent)).nearestShownObject?.object
  }

  private static func shown(by widget: UnsafeMutablePointer<GtkWidget>) -> AnyObject? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, shownKey)
      .flatMap { Unmanaged<ShownObject>.fromOpaque($0).takeUnretainedValue().object }
  }

  /// The types of the widgets that use clicks themselves.
  private static let controlTypes = [
    "GtkButton", "GtkText", "GtkTextView", "GtkSwitch", "GtkRange", "GtkCheckButton", "GtkMenuButton", "GtkDropDown",
    "GtkSpinButton", "GtkColorButton", "GtkCalendar", "GtkExpander", "GtkLinkButton",
  ]

  private static func hasGestures(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, Gtk.GestureArea.key) != nil
  }

  private static func isControl(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return controlTypes.contains {
      let type = g_type_from_name($0)
      return type != 0 && g_type_check_instance_is_a(instance, type) != 0
    }
  }

  /// Returns the widget that takes the pointer at a point of the window, or the window itself.
  package func pickInWindow(_ point: CGPoint) -> Gtk.Widget? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    return gtk_widget_pick(window, Double(point.x), Double(point.y), GTK_PICK_INSENSITIVE)
      .map { Gtk.Widget(retaining: UnsafeMutableRawPointer($0)) }
  }

  /// Converts a point of the window to the widget.
  package func point(fromWindow point: CGPoint) -> CGPoint? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    var (outside, inside) = (graphene_point_t(x: Float(point.x), y: Float(point.y)), graphene_point_t())
    guard gtk_widget_compute_point(window, widget, &outside, &inside) != 0 else { return nil }
    return CGPoint(x: Double(inside.x), y: Double(inside.y))
  }

  /// Converts a point of the widget to its window.
  package func pointInWindow(_ point: CGPoint) -> CGPoint? {
    gtk_widget_get_root(widget) == nil ? nil : widget.pointInWindow(Double(point.x), Double(point.y))
  }

  /// Indicates whether the current event of the widget's window belongs to that window rather than to one of its
  /// popovers.
  package func isInOwnSurface(_ source: Gtk.TouchSource) -> Bool {
    guard let surface = source.surface, let native = gtk_widget_get_native(widget) else { return true }
    return surface == gtk_native_get_surface(native)
  }
}

private final class ShownObject {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

extension Gtk.Widget {
  /// Returns whether a widget inside passes a test, in screen order.
  func contains(where test: (Gtk.Widget) -> Bool) -> Bool {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      let inner = Gtk.Widget(retaining: UnsafeMutableRawPointer(current))
      if test(inner) || inner.contains(where: test) { return true }
      child = gtk_widget_get_next_sibling(current)
    }
    return false
  }
}

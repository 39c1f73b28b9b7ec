import CGtk
import Foundation
import Graphics

/// The names of a widget's coordinate space.
private final class SpaceNames {
  var names: Set<AnyHashable> = []
}

extension Gtk.Widget {
  private static var spaceKey: String { "gtkbridge-coordinate-space" }

  private static func spaceNames(of widget: UnsafeMutablePointer<GtkWidget>) -> SpaceNames? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, spaceKey).map { Unmanaged<SpaceNames>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Adds a name to the widget's coordinate space, or replaces a name.
  package func setSpaceName(_ name: AnyHashable, insteadOf old: AnyHashable? = nil) {
    let names = Self.spaceNames(of: widget) ?? SpaceNames()
    if let old { names.names.remove(old) }
    names.names.insert(name)
    guard Self.spaceNames(of: widget) == nil else { return }
    g_object_set_data_full(cast(), Self.spaceKey, Unmanaged.passRetained(names).toOpaque()) { data in
      guard let data else { return }
      Unmanaged<SpaceNames>.fromOpaque(data).release()
    }
  }

  /// Returns the position of the widget in the nearest ancestor whose space has a name, and the size of that ancestor.
  package func place(inSpaceNamed name: AnyHashable) -> (origin: CGPoint, size: CGSize)? {
    guard let ancestor = ancestor(withSpaceName: name) else { return nil }
    return origin(in: ancestor.widget).map { ($0, ancestor.contentSize) }
  }

  /// Returns the nearest ancestor whose space has a name.
  func ancestor(withSpaceName name: AnyHashable) -> Gtk.Widget? {
    var ancestor = gtk_widget_get_parent(widget)
    while let current = ancestor {
      if Self.spaceNames(of: current)?.names.contains(name) == true {
        return Gtk.Widget(retaining: UnsafeMutableRawPointer(current))
      }
      ancestor = gtk_widget_get_parent(current)
    }
    return nil
  }
}

extension Gtk.Widget {
  /// Returns the position of the widget in a coordinate space, and the size of a named space.
  package func place(in space: CoordinateSpace) -> CGRect {
    guard case .named(let name) = space, let place = place(inSpaceNamed: name) else {
      return CGRect(origin: origin(in: space), size: .zero)
    }
    return CGRect(origin: place.origin, size: place.size)
  }

  /// Returns the position of the widget in a coordinate space.
  package func origin(in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: .zero
    case .global: originInWindow
    case .named(let name): place(inSpaceNamed: name)?.origin ?? originInWindow
    }
  }
}

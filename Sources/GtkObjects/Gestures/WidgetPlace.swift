import CGtk
import Foundation
import Graphics

/// The place of a widget at the beginning of a gesture.
@MainActor
final class WidgetPlace: GesturePlace {
  let size: CGSize
  private let local: Coordinates
  private let global: Coordinates
  /// The widget, which exists while a touch begins. Later, named spaces are those at the beginning.
  private let widget: Gtk.WeakReference
  private var named: [AnyHashable: Coordinates] = [:]

  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    local = Coordinates(of: widget)
    global = Coordinates(ofWindowOf: widget)
    size = CGSize(width: local.width, height: Double(gtk_widget_get_height(widget)))
    self.widget = Gtk.WeakReference(Gtk.Object(retaining: UnsafeMutableRawPointer(widget)))
  }

  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: local.point(point)
    case .global: global.point(point)
    case .named(let name): coordinates(named: name).point(point)
    }
  }

  private func coordinates(named name: AnyHashable) -> Coordinates {
    if let known = named[name] { return known }
    let coordinates = widget.widget?.ancestor(withSpaceName: name).map { Coordinates(of: $0.widget) } ?? global
    named[name] = coordinates
    return coordinates
  }
}

extension Gtk.Widget {
  /// The current place of the widget.
  package var place: any GesturePlace { WidgetPlace(of: widget) }
}

/// The coordinates of a widget. Their origin is the leading top corner.
@MainActor
private struct Coordinates {
  private let transform: AffineTransform
  let width: Double
  private let isRightToLeft: Bool

  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    width = Double(gtk_widget_get_width(widget))
    isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    guard let root = gtk_widget_get_root(widget) else {
      transform = .identity
      return
    }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    func inWidget(_ x: Float, _ y: Float) -> CGPoint {
      var (outside, inside) = (graphene_point_t(x: x, y: y), graphene_point_t())
      guard gtk_widget_compute_point(window, widget, &outside, &inside) != 0 else {
        return CGPoint(x: Double(x), y: Double(y))
      }
      return CGPoint(x: Double(inside.x), y: Double(inside.y))
    }
    // Three points determine a translation, a rotation and a scale. They are far apart, because the numbers are
    // rounded.
    let (origin, right, below) = (inWidget(0, 0), inWidget(1000, 0), inWidget(0, 1000))
    transform = AffineTransform(
      m11: (right.x - origin.x) / 1000, m12: (right.y - origin.y) / 1000, m21: (below.x - origin.x) / 1000,
      m22: (below.y - origin.y) / 1000, tX: origin.x, tY: origin.y)
  }

  init(ofWindowOf widget: UnsafeMutablePointer<GtkWidget>) {
    self.init(of: widget.windowContent ?? widget)
  }

  func point(_ point: CGPoint) -> CGPoint {
    let place = transform.transform(point)
    return isRightToLeft ? CGPoint(x: width - place.x, y: place.y) : place
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The content of the widget's window, below the title bar. Its origin is that of the global coordinate space. On
  /// iOS, bars are inside that space, and the program's first view begins at its top.
  @MainActor
  var windowContent: UnsafeMutablePointer<GtkWidget>? {
    guard let root = gtk_widget_get_root(self) else { return nil }
    let window = Gtk.Widget(retaining: UnsafeMutableRawPointer(root))
    guard window.isInstance(of: gtk_window_get_type()), let content = gtk_window_get_child(window.cast()) else {
      return window.widget
    }
    return content
  }
}

import CGtk
import Graphics

extension Gtk.Widget {
  /// The allocated width in pixels.
  package var width: Double { Double(gtk_widget_get_width(widget)) }

  /// The allocated height in pixels.
  package var height: Double { Double(gtk_widget_get_height(widget)) }

  /// Returns the natural height for a width, in pixels.
  package func naturalHeight(forWidth width: Double) -> Double {
    var natural: Int32 = 0
    let width = Self.measurable(Self.pixels(width) ?? -1, of: widget, for: GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, nil, &natural, nil, nil)
    return Double(natural)
  }

  /// The minimum width in pixels.
  package var minimumWidth: Double {
    var minimum: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    return Double(minimum)
  }

  /// The natural width in pixels.
  package var naturalWidth: Double {
    var natural: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    return Double(natural)
  }

  /// Calls `handler` after each frame painted while the widget is on screen. An idle window paints no frames.
  package func onPaint(_ handler: @escaping @MainActor () -> Void) {
    let painting = Painting()
    connect("map") { [weak self] in
      guard let self, let clock = gtk_widget_get_frame_clock(widget) else { return }
      let frameClock = Gtk.Object(retaining: UnsafeMutableRawPointer(clock))
      painting.start(on: frameClock, handler)
    }
    connect("unmap") { painting.stop() }
  }
}

/// A connection to the frame clock of the window that shows a widget.
@MainActor
private final class Painting {
  private var clock: Gtk.Object?
  private var handler: Gtk.SignalHandler?

  func start(on clock: Gtk.Object, _ body: @escaping @MainActor () -> Void) {
    stop()
    self.clock = clock
    handler = clock.connect("after-paint", body)
  }

  func stop() {
    handler?.disconnect()
    handler = nil
    clock = nil
  }
}

extension Gtk.Widget {
  /// Returns the minimum and natural size on an axis for a size in points on the other one.
  package func extent(on axis: Axis, for size: Double? = nil) -> (minimum: Double, natural: Double) {
    var (minimum, natural) = (Int32(0), Int32(0))
    let size = size.map { Int32(min(max($0.rounded(), 0), Double(Int16.max))) } ?? -1
    let orientation = axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    gtk_widget_measure(
      widget, orientation, Self.measurable(size, of: widget, for: orientation), &minimum, &natural, nil, nil)
    return (Double(minimum), Double(natural))
  }

  /// Returns a size across an orientation in the form in which GTK measures a widget. Later versions of GTK warn of a
  /// size below the minimum.
  static func measurable(
    _ size: Int32, of widget: UnsafeMutablePointer<GtkWidget>, for orientation: GtkOrientation
  ) -> Int32 {
    guard size >= 0, Gtk.isLaterThanOldest else { return size }
    var least: Int32 = 0
    let across = orientation == GTK_ORIENTATION_VERTICAL ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    gtk_widget_measure(widget, across, -1, &least, nil, nil, nil)
    return max(size, least)
  }
}

import CGtk
import Foundation

extension Gtk {
  /// A monitor of the display (GdkMonitor).
  package struct Monitor {
    /// The place in the display, in points.
    package let frame: CGRect
    /// The number of pixels per point.
    package let scale: Double
    /// The refresh rate in hertz, or zero if it is not known.
    package let refreshRate: Double

    /// The monitors of the display, or none without a display.
    @MainActor
    package static var all: [Monitor] {
      guard Application.openDisplay(), let display = gdk_display_get_default(),
        let monitors = gdk_display_get_monitors(display)
      else { return [] }
      return (0..<g_list_model_get_n_items(monitors)).compactMap { index in
        guard let item = g_list_model_get_item(monitors, index) else { return nil }
        let monitor = Object(adopting: item)
        var place = GdkRectangle()
        gdk_monitor_get_geometry(monitor.opaque, &place)
        return Monitor(
          frame: CGRect(x: Int(place.x), y: Int(place.y), width: Int(place.width), height: Int(place.height)),
          scale: Double(gdk_monitor_get_scale_factor(monitor.opaque)),
          refreshRate: Double(gdk_monitor_get_refresh_rate(monitor.opaque)) / 1000)
      }
    }
  }
}

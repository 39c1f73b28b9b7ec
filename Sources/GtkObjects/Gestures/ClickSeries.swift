import CGtk
import Foundation

extension Gtk {
  /// The series of quick clicks in a window, such as a double click.
  ///
  /// The gesture of a widget does not receive the clicks outside it, and GTK's own count continues when the program is
  /// busy between two clicks. This series compares the times of the events.
  @MainActor
  package final class ClickSeries {
    /// The number of the series. A click that is too late or too far away for the series begins the next one.
    package private(set) var number = 0
    /// Indicates whether the latest click began the series.
    package private(set) var isFirst = false
    private var latest: (time: Int64, x: Double, y: Double)?
    /// The maximum distance in points between the clicks of a series.
    private static let distance = 8.0
    private static let key = "gtkbridge-click-series"

    /// Returns the series of the widget's window, or `nil` for a widget without a window. The first call for a window begins
    /// the series.
    package static func of(_ widget: Gtk.Widget) -> ClickSeries? {
      guard let window = widget.rootWindow else { return nil }
      if let series = window.kept(as: key) as? ClickSeries { return series }
      let series = ClickSeries()
      window.keep(series, as: key)
      series.follow(window)
      return series
    }

    private func follow(_ window: Gtk.Window) {
      guard let click = gtk_gesture_click_new() else { return }
      gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
      typealias Handler = @MainActor (Int64, Double, Double) -> Void
      let pressed: @convention(c) (gpointer?, Int32, Double, Double, gpointer?) -> Void = { gesture, _, x, y, data in
        guard let gesture else { return }
        let time = Int64(gtk_event_controller_get_current_event_time(OpaquePointer(gesture)))
        // Safe, because events arrive on the main thread, which runs GTK's main loop.
        MainActor.assumeIsolated { Callback<Handler>.handler(at: data)?(time, x, y) }
      }
      let handler: Handler = { [weak self] in self?.add($0, $1, $2) }
      Gtk.Object(retaining: UnsafeMutableRawPointer(click)).connect("pressed", to: handler, through: pressed)
      gtk_widget_add_controller(window.widget, click)  // The window takes ownership of the gesture.
    }

    private func add(_ time: Int64, _ x: Double, _ y: Double) {
      let longest = Int64(
        Gtk.displaySettings.map { Gtk.Object(retaining: UnsafeMutableRawPointer($0)) }?
          .property("gtk-double-click-time", as: Int32.self) ?? 400)
      let continues = latest.map { latest in
        let distance = max(abs(x - latest.x), abs(y - latest.y))
        return (0...longest).contains(time - latest.time) && distance < Self.distance
      }
      isFirst = continues != true
      if isFirst { number += 1 }
      latest = (time, x, y)
    }
  }
}

import CGtk

extension Gtk {
  /// Distinguishes clicks on a widget from clicks that continue a series on another widget.
  ///
  /// After a click removes a row, the next row moves under the pointer. The second click of a double click would remove
  /// that row, too.
  @MainActor
  package final class OwnClicks {
    /// Indicates whether the click that is ending belongs to a series on another widget.
    package private(set) var isForeign = false
    private var ownSeries: Int?

    /// Follows the clicks on a widget, which owns the gesture.
    package init(on widget: Widget) {
      // A series must have begun before the click.
      widget.connect("map") { [weak widget] in if let widget { _ = ClickSeries.of(widget) } }
      guard let click = gtk_gesture_click_new() else { return }
      gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
      let gesture = Object(retaining: UnsafeMutableRawPointer(click))
      gesture.connect("begin") { [weak self, weak widget] in
        if let self, let widget { begin(ClickSeries.of(widget)) }
      }
      // The widget acts before the end of the turn.
      gesture.connect("end") { [weak self] in Task { self?.isForeign = false } }
      gtk_widget_add_controller(widget.widget, click)  // The widget takes ownership of the gesture.
    }

    private func begin(_ series: ClickSeries?) {
      guard let series else { return }
      if series.isFirst { ownSeries = series.number }
      isForeign = series.number != ownSeries
    }
  }
}

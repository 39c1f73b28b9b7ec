import GtkObjects

extension Gtk.Widget {
  /// Draws a label or an image in the gradient of an environment, if that has one.
  func setGradient(of values: EnvironmentValues) {
    if let gradient = values.foregroundGradient {
      painting = .paint(gradient)
    } else if painting != nil {
      painting = nil
    }
  }
}

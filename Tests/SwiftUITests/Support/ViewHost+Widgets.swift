import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension ViewHost {
  /// Every widget of the windows on screen.
  var widgets: [Gtk.Widget] { Gtk.shownWindows.flatMap { [$0] + $0.all } }

  /// The widget on screen that shows a text, if there is one.
  func findLabel(_ text: String) -> Gtk.Widget? { widgets.first { $0.labelText == text && $0.isMapped } }

  /// The widget on screen that shows a text.
  func label(_ text: String) throws -> Gtk.Widget { try #require(findLabel(text), "no \(text)") }

  /// The frame of a widget in its window.
  func frame(of widget: Gtk.Widget) -> CGRect {
    CGRect(origin: widget.originInWindow, size: CGSize(width: widget.width, height: widget.height))
  }
}

import CGtk
import GtkBridgeTesting
import GtkObjects
import SwiftUI
import WidgetTesting

extension ViewHost {
  /// Presses the pointer on a text, and moves it to a place at a distance from the middle of a widget.
  func drag(_ text: String, to target: Gtk.Widget, right: Double = 0, down: Double = 0) async throws {
    let start = try label(text)
    try Pointer.drag(start, by: [(1, 1), (4, 4)], releases: false)
    await nextFrames()
    // The first movement beyond the threshold begins the drag. The next ones belong to it.
    try Pointer.move(to: start, right: 12, down: 12)
    await nextFrames()
    try Pointer.move(to: target, right: right, down: down)
    await nextFrames()
    try Pointer.move(to: target, right: right + 1, down: down)
    await nextFrames()
  }

  /// Drags a text and drops it at a distance from the middle of another.
  func drop(_ text: String, on other: String, right: Double = 0, down: Double = 0) async throws {
    try await drag(text, to: label(other), right: right, down: down)
    try Pointer.release()
    await nextFrames()
  }

  /// Waits until the display has delivered the events of the pointer, and those that a drag and its target exchange.
  func nextFrames() async {
    for _ in 0..<6 {
      // A busy display answers later than the next frame.
      if let display = gdk_display_get_default() { gdk_display_sync(display) }
      await nextFrame()
    }
  }
}

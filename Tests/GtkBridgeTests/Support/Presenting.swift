import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

/// A view in a separate window, and the windows that it presents.
@MainActor
final class PresentingScreen<Content: View> {
  let controller: HostingController<Content>
  let window: Window
  private let widget: Gtk.Window

  init(width: Double = 300, height: Double = 200, @ViewBuilder _ content: () -> Content) throws {
    controller = HostingController(rootView: content())
    window = try TestApplication.show(controller, width: width, height: height)
    widget = TestApplication.windows[0]
  }

  /// The window's own widgets, its bar among them.
  var root: Gtk.Window { widget }

  /// The topmost window, if one is above this one.
  var presented: Gtk.Window? { TestApplication.windows.first { $0.widget != widget.widget } }

  /// Waits for a presented window that shows a text.
  func waitForPresented(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Gtk.Window {
    try #require(
      MainLoop.pump { self.presented?.label(text)?.isMapped == true && self.top.appearanceState == .appeared },
      "nothing presented shows \(text)", sourceLocation: sourceLocation)
    return try #require(presented)
  }

  /// Waits until no window is presented.
  func waitForNothing() -> Bool {
    MainLoop.pump { self.presented == nil && self.controller.presentedViewController == nil }
  }

  private var top: ViewController {
    var top: ViewController = controller
    while let next = top.presentedViewController { top = next }
    return top
  }

  func tap(_ title: String, in window: Gtk.Window? = nil) throws {
    let button = try #require((window ?? widget).all.first { $0.typeName == "GtkButton" && $0.texts.contains(title) })
    try #require(gtk_widget_is_sensitive(button.widget) != 0)
    button.emit("clicked")
  }

  func close() { window.close() }
}

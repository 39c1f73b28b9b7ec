import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

/// Shows a view in a hosting controller, at first without a window, and in a real one once ``layOut()`` is called.
@MainActor
final class TestScreen<Content: View> {
  let controller: HostingController<Content>
  private let width: Int32
  private let height: Int32
  private var window: Gtk.Widget?
  private var frameClock: Gtk.Object?
  private var painted: Gtk.SignalHandler?
  private var frames = 0

  init(width: Int32 = 400, height: Int32 = 300, @ViewBuilder _ content: () -> Content) {
    self.width = width
    self.height = height
    controller = HostingController(rootView: content())
    _ = root
  }

  isolated deinit { close() }

  /// The widget that hosts the view.
  var root: Gtk.Widget { controller.view.realize() }

  /// What is inside: the column that the root views stand in.
  var texts: [String] { root.texts }

  /// Whether anything waits for the next frame.
  var needsUpdate: Bool { (controller.view as? HostingView<Content>)?.graph.needsUpdate == true }

  func flush() { controller.flushNow() }

  func appear() {
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
  }

  func disappear() {
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
  }

  func tap(_ title: String) throws {
    let button = try #require(root.button(title))
    try #require(gtk_widget_is_sensitive(button.widget) != 0)
    button.emit("clicked")
  }

  /// Paints the next frame in a window, which the first call shows.
  func layOut() {
    flush()
    present()
    let before = frames
    gtk_widget_queue_resize(root.widget)
    #expect(MainLoop.pump { frames > before }, "no frame was painted")
  }

  /// Shows the window if it is not shown yet. Its first frame and the focus come later.
  func present() { if window == nil { window = show() } }

  /// Returns the place of a text in the host after the latest layout.
  func bounds(of text: String) throws -> Bounds {
    try #require(root.label(text)).bounds(in: root)
  }

  /// Returns the place of the widget with a given style in the host.
  func bounds(ofStyle declarations: String) throws -> Bounds {
    try #require(root.all.first { $0.hasStyle(declarations) }, "no widget with \(declarations)").bounds(in: root)
  }

  /// The bounds of the box directly around a text.
  func bounds(around text: String) throws -> Bounds {
    try #require(root.label(text)?.parent).bounds(in: root)
  }

  func close() {
    painted?.disconnect()
    guard let window else { return }
    gtk_window_set_child(window.cast(), nil)
    gtk_window_destroy(window.cast())
    self.window = nil
  }

  private func show() -> Gtk.Widget {
    let window = Gtk.Widget(retaining: UnsafeMutableRawPointer(gtk_window_new()))
    gtk_window_set_decorated(window.cast(), 0)
    gtk_window_set_default_size(window.cast(), width, height)
    gtk_window_set_child(window.cast(), root.widget)
    gtk_window_present(window.cast())
    guard let clock = gtk_widget_get_frame_clock(window.widget) else { return window }
    frameClock = Gtk.Object(retaining: UnsafeMutableRawPointer(clock))
    painted = frameClock?.connect("after-paint") { [weak self] in self?.frames += 1 }
    return window
  }
}

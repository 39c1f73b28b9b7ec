import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

/// A registered application whose loop the test runs, and the windows of controllers.
@MainActor
enum TestApplication {
  private static let application: Gtk.Application = {
    let application = Gtk.Application(id: "io.github.gtkbridge.Tests")
    g_application_register(application.cast(), nil, nil)
    return application
  }()

  /// Shows a controller in a window. It returns before the first frame is painted.
  static func open(_ controller: ViewController, width: Double = 300, height: Double = 200) -> Window {
    Window.hostProvider = { ApplicationWindowHost(for: $0, in: application) }
    defer { Window.hostProvider = nil }
    let window = Window(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// Shows a controller in a window, and waits until it, or a screen presented over it, has been painted.
  static func show(
    _ controller: ViewController, width: Double = 300, height: Double = 200, until visible: ViewController? = nil
  ) throws -> Window {
    let window = open(controller, width: width, height: height)
    try #require(MainLoop.pump { (visible ?? controller).appearanceState == .appeared })
    return window
  }

  /// The window of the controller that was shown last; sheets do not count.
  static var mainWindow: Gtk.Window? {
    var next = gtk_application_get_windows(application.cast())
    while let item = next, let data = item.pointee.data {
      if gtk_window_get_transient_for(data.assumingMemoryBound(to: GtkWindow.self)) == nil {
        return Gtk.Window(retaining: data)
      }
      next = item.pointee.next
    }
    return nil
  }

  /// The windows on screen, the newest first; sheets are among them.
  static var windows: [Gtk.Window] { Gtk.shownWindows }
}

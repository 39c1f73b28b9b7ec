import CMainLoop
import Glibc
import GtkObjects

/// The program on the desktop.
///
/// Wraps GtkApplication and plays the part of `UIApplication`: it runs the main loop, shows ``Window``s, and keeps to one
/// instance for each user session. Starting the program again brings its window to the front and ends.
///
/// ```swift
/// let application = Application(id: "io.github.example.Notes")
/// let status = try application.run {
///   let window = Window()
///   window.rootViewController = NotesViewController()
///   window.makeKeyAndVisible()
/// }
/// exit(status)
/// ```
@preconcurrency @MainActor
public final class Application {
  /// The reverse-DNS name by which the desktop knows the program.
  public let id: String

  /// The menu that every window opened from now on has in its bar.
  public var menu: ApplicationMenu?

  /// Light or dark; `nil` follows what the desktop prefers, and goes on following it.
  ///
  /// Has the part of SwiftUI's `preferredColorScheme(_:)`, for the whole program.
  public var preferredColorScheme: ColorScheme? {
    didSet { colorSchemeDidChange() }
  }

  let application: Gtk.Application
  private var hosts: [ApplicationWindowHost] = []
  private var desktopColorScheme: Gtk.DesktopColorScheme?
  private var desktopPrefersDark: Bool?

  /// Makes the program's representative; a program has one.
  ///
  /// - Parameter id: A reverse-DNS name, such as `io.github.example.Notes`. Anything else is a programming error.
  public init(id: String) {
    precondition(
      Gtk.Application.isValid(id: id), "\"\(id)\" is not an application id, such as io.github.example.Notes.")
    self.id = id
    application = Gtk.Application(id: id)
  }

  /// Lets the session bus start the program to ask something of it: it then shows no window of its own accord, and ends
  /// ten seconds after there is nothing left to do. Comes before ``run(onActivate:)``.
  public func becomeService() {
    application.becomeService()
  }

  /// The windows that are open.
  ///
  /// Mirrors `UIApplication.windows`.
  public var windows: [Window] { hosts.compactMap(\.window) }

  /// The window that has the keyboard, or had it last.
  ///
  /// Mirrors `UIApplication.keyWindow`.
  public var keyWindow: Window? {
    (hosts.last { $0.isActive } ?? hosts.last)?.window
  }

  /// Runs the main loop until the last window is closed, ``quit()`` is called, or the process is asked to end by SIGINT
  /// or SIGTERM.
  ///
  /// - Parameter activate: Shows the first window. Called when the program starts, and when it is started again with
  ///   no window left open.
  /// - Returns: The exit status: 0, unless GTK says otherwise.
  /// - Throws: ``ApplicationError/noDisplay`` where there is nowhere to show a window.
  public func run(onActivate activate: @escaping () -> Void) throws(ApplicationError) -> Int32 {
    guard Gtk.Application.openDisplay() else { throw .noDisplay }
    gtkbridge_keep_freed_memory()
    Window.hostProvider = { [unowned self] window in
      let host = ApplicationWindowHost(for: window, in: self.application, menu: self.menu)
      host.onClose = { [weak self, weak host] in self?.hosts.removeAll { $0 === host } }
      self.hosts.append(host)
      return host
    }
    defer { Window.hostProvider = nil }
    application.connect("activate") { [unowned self] in
      if let host = self.hosts.last { host.present() } else { activate() }
    }
    application.connect("startup") { [unowned self] in followDesktop() }
    for signal in [SIGINT, SIGTERM] {
      Gtk.Application.onUnixSignal(signal) { [weak self] in self?.quit() }
    }
    defer { StoredSettings.saveAll() }
    return MainLoop.withOutermost { application.run() }
  }

  /// Closes every window, so that each screen hears of its end, and ends ``run(onActivate:)``.
  public func quit() {
    for host in hosts.reversed() { host.close() }
    application.quit()
  }

  private func followDesktop() {
    colorSchemeDidChange()
    desktopColorScheme = Gtk.DesktopColorScheme { [weak self] prefersDark in
      self?.desktopPrefersDark = prefersDark
      self?.colorSchemeDidChange()
    }
  }

  private func colorSchemeDidChange() {
    // Until the desktop has answered, what GTK's own settings say holds.
    guard let prefersDark = preferredColorScheme.map({ $0 == .dark }) ?? desktopPrefersDark else { return }
    Gtk.prefersDark = prefersDark
  }
}

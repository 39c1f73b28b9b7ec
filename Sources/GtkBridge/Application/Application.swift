import CMainLoop
import Glibc
import GtkObjects

/// The program as a desktop application.
///
/// Wraps GtkApplication and corresponds to `UIApplication`: it runs the main loop, shows ``Window``s, and ensures a
/// single instance per user session. Starting the program again activates the running instance, and the new process
/// exits.
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
  /// The application's identifier in reverse-DNS notation.
  public let id: String

  /// The menu in the bar of every window opened from now on.
  public var menu: ApplicationMenu?

  /// The look of the program's widgets. Set it before the program opens its display: before ``run(onActivate:)``, or in
  /// the initialiser of an `App`.
  ///
  /// ```swift
  /// import GtkBridgeAdwaita
  ///
  /// Application.style = .adwaita
  /// ```
  public static var style = ApplicationStyle.gtk {
    didSet { Gtk.Theme.current = style.theme }
  }

  /// The colour scheme, or `nil` to follow the desktop's preference and its changes.
  ///
  /// Corresponds to SwiftUI's `preferredColorScheme(_:)`, for the whole program.
  public var preferredColorScheme: ColorScheme? {
    didSet { colorSchemeDidChange() }
  }

  /// A closure that opens files, and URLs of the schemes in the program's desktop entry, on request of the desktop. Set
  /// it before ``run(onActivate:)``.
  ///
  /// Corresponds to UIKit's `application(_:open:options:)`. If the program is started for a file, it calls the closure
  /// in place of showing its first window.
  public var onOpen: (([URL]) -> Void)?

  /// A closure that is called after a change of the program's phase, which is that of its most active window. Set it
  /// before ``run(onActivate:)``.
  package var onPhaseChange: ((_ old: ScenePhase, _ new: ScenePhase) -> Void)? {
    didSet { WindowScene.onProgramPhaseChange = onPhaseChange }
  }

  /// The program's application, from its creation on.
  package private(set) static weak var current: Application?

  /// A closure that is called after the last window has closed, while the main loop can still be iterated.
  package var onEnd: (() -> Void)?

  let application: Gtk.Application
  /// The name on the session bus that this process holds while it starts.
  var turn: Gtk.BusName?
  private var hosts: [ApplicationWindowHost] = []
  private var desktopColorScheme: Gtk.DesktopColorScheme?
  private var desktopPrefersDark: Bool?
  /// The preference in GTK's own settings, before the program changed it.
  private var settingsPreferDark: Bool?

  /// Creates the application. A program has only one.
  ///
  /// - Parameter id: An identifier in reverse-DNS notation, such as `io.github.example.Notes`. Any other format is a
  ///   programming error.
  public init(id: String) {
    precondition(
      Gtk.Application.isValid(id: id),
      "\"\(id)\" is not a valid application ID. Use a form such as io.github.example.Notes.")
    self.id = id
    application = Gtk.Application(id: id)
    Self.current = self
    Window.onStyleChange = { [weak self] style in
      self?.preferredColorScheme = [.light: .light, .dark: .dark][style]
    }
  }

  /// Makes the program a service, which the session bus starts for a request. The program then shows no window by
  /// itself, and exits after ten seconds of inactivity. Call this before ``run(onActivate:)``.
  public func becomeService() { application.becomeService() }

  /// The open windows.
  ///
  /// Mirrors `UIApplication.windows`.
  public var windows: [Window] { hosts.compactMap(\.window) }

  /// The active window, or the one that was active last.
  ///
  /// Mirrors `UIApplication.keyWindow`.
  public var keyWindow: Window? {
    (hosts.last { $0.isActive } ?? hosts.last)?.window
  }

  /// Runs the main loop until the last window closes, ``quit()`` is called, or the process receives SIGINT or SIGTERM.
  ///
  /// - Parameter activate: A closure that shows the first window. It is called at launch, and when the program is
  ///   started again while no window is open.
  /// - Returns: The exit status, which is 0 unless GTK reports a failure.
  /// - Throws: ``ApplicationError/noDisplay`` if there is no display.
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
    if let onOpen {
      application.onOpen { addresses in onOpen(addresses.compactMap { URL(string: $0) }) }
    }
    application.connect("startup") { [unowned self] in didRegister() }
    for signal in [SIGINT, SIGTERM] {
      Gtk.Application.onUnixSignal(signal) { [weak self] in self?.quit() }
    }
    defer { StoredSettings.saveAll() }
    return MainLoop.withOutermost {
      let status = application.run(opening: onOpen == nil ? [] : CommandLine.arguments)
      onEnd?()
      return status
    }
  }

  /// Closes every window, so that each screen receives its final life-cycle events, and ends ``run(onActivate:)``.
  public func quit() {
    for host in hosts.reversed() { host.close() }
    application.quit()
  }

  private func didRegister() {
    turn = nil
    colorSchemeDidChange()
    // A library that styles the widgets follows the desktop by itself.
    guard Gtk.Theme.current == nil else { return }
    desktopColorScheme = Gtk.DesktopColorScheme { [weak self] prefersDark in
      self?.desktopPrefersDark = prefersDark
      self?.colorSchemeDidChange()
    }
  }

  private func colorSchemeDidChange() {
    if let theme = Gtk.Theme.started { return theme.prefer(preferredColorScheme.map { $0 == .dark }) }
    let prefersDark = preferredColorScheme.map { $0 == .dark } ?? desktopPrefersDark
    guard prefersDark != nil || settingsPreferDark != nil else { return }
    // Until the desktop reports its preference, GTK's own settings apply.
    let settings = settingsPreferDark ?? Gtk.prefersDark
    settingsPreferDark = settings
    Gtk.prefersDark = prefersDark ?? settings
  }
}

import GtkObjects

/// Shows a ``Window`` as a GtkApplicationWindow and reports what becomes of it.
///
/// "Appeared" means painted: the report waits for the first frame after the window has been mapped.
@MainActor
final class ApplicationWindowHost: WindowHost {
  /// Called once, after the window has gone.
  var onClose: (() -> Void)?

  private(set) weak var window: Window?
  private let widget: Gtk.Window
  private let bar: WindowBar
  private lazy var screens = PresentedScreens(in: widget)
  private var surface: Gtk.Object?
  /// Counts the times the window came on screen: a paint that was waited for is of no interest the next time.
  private var appearance = 0
  private var isAppearing = false
  private var isClosed = false

  /// - Parameter application: Whose window it is; `nil` in a program that has no application, such as a test.
  init(for window: Window, in application: Gtk.Application?, menu: ApplicationMenu? = nil) {
    self.window = window
    widget = application.map { Gtk.Window(for: $0) } ?? Gtk.Window()
    bar = WindowBar(for: widget, menu: menu)
    widget.setDefaultSize(width: window.frame.width, height: window.frame.height)
    if window.isMaximized { widget.isMaximized = true }
    for property in ["default-width", "default-height", "maximized"] {
      widget.connect("notify::\(property)") { [weak self] in self?.frameDidChange() }
    }
    // The user's way to close; GTK destroys the window when nobody objects.
    widget.connect(answering: "close-request") { [weak self] in
      guard self?.window?.windowShouldClose() ?? true else { return true }
      self?.finish()
      return false
    }
    widget.connect("map") { [weak self] in self?.didMap() }
    widget.connect("unmap") { [weak self] in self?.disappear() }
    rootViewControllerDidChange()
  }

  var isActive: Bool { widget.isActive }

  func present() { widget.present() }

  func close() {
    finish()
    widget.destroy()
  }

  func rootViewControllerDidChange() {
    guard !isClosed else { return }
    let view = window?.rootViewController?.view
    screens.setRoot(view?.realize())
    titleDidChange()
    if widget.isMapped, view != nil { appear() }
  }

  func titleDidChange() {
    bar.title = window?.title ?? ""
    screens.titleDidChange()
  }

  func maximizedDidChange() {
    guard let window, window.isMaximized != widget.isMaximized else { return }
    widget.isMaximized = window.isMaximized
  }

  /// A window that leaves its size to its content has none to tell before it is laid out.
  private func frameDidChange() {
    let size = widget.defaultSize
    guard !isClosed, size.width > 0, size.height > 0 else { return }
    window?.windowDidChangeFrame(to: size, isMaximized: widget.isMaximized)
  }

  func perform(_ transition: ScreenTransition) {
    screens.perform(transition)
  }

  private func finish() {
    guard !isClosed else { return }
    isClosed = true
    bar.remove()
    screens.removeAll()
    // The window gives its content back before it goes, for a controller may outlive its window.
    window?.windowDidClose()
    screens.setRoot(nil)
    onClose?()
    onClose = nil
  }

  private func didMap() {
    if surface == nil {
      surface = widget.surface
      surface?.connect("notify::state") { [weak self] in self?.stateDidChange() }
      // The content may come after the window.
      widget.afterPaint { [weak self] in self?.focusContent() }
    }
    appear()
  }

  private func focusContent() {
    if !isClosed { screens.focusContent() }
  }

  private func stateDidChange() {
    guard widget.isMapped else { return }
    if widget.isMinimized { disappear() } else { appear() }
  }

  private func appear() {
    guard !isClosed else { return }
    window?.windowWillAppear()
    screens.showPresented(over: window?.rootViewController)
    guard !isAppearing else { return }
    isAppearing = true
    appearance += 1
    widget.afterPaint { [weak self, appearance] in
      guard let self, isAppearing, self.appearance == appearance else { return }
      isAppearing = false
      window?.windowDidAppear()
    }
  }

  private func disappear() {
    guard !isClosed else { return }
    isAppearing = false
    window?.windowDidDisappear()
  }
}

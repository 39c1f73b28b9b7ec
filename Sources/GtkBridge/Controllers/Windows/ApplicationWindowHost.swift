import Foundation
import GtkObjects

/// A window host that shows a ``Window`` as a `GtkApplicationWindow` and reports its state.
///
/// A window has appeared after the first frame since mapping has been painted.
@MainActor
final class ApplicationWindowHost: WindowHost {
  /// A closure that is called once, after the window has closed.
  var onClose: (() -> Void)?

  private(set) weak var window: Window?
  private let widget: Gtk.Window
  private let bar: WindowBar
  private lazy var screens = ScreenPresenter(in: widget)
  private let traits: WindowTraits
  private var surface: Gtk.Object?
  /// The number of times the window has appeared. It invalidates paint callbacks from earlier appearances.
  private var appearance = 0
  private var isAppearing = false
  private var hasViewsAboveContent = false
  private var hasContent = false
  private var isClosed = false

  /// - Parameter application: The owner of the window; `nil` in a program without an application, such as a test.
  init(for window: Window, in application: Gtk.Application?, menu: ApplicationMenu? = nil) {
    self.window = window
    widget = application.map { Gtk.Window(for: $0) } ?? Gtk.Window()
    bar = WindowBar(for: widget, menu: menu)
    traits = WindowTraits(of: window, in: widget)
    widget.setDefaultSize(width: window.frame.width, height: window.frame.height)
    if window.isMaximized { widget.isMaximized = true }
    for property in ["default-width", "default-height", "maximized"] {
      widget.connect("notify::\(property)") { [weak self] in self?.frameDidChange() }
    }
    // The user closes the window. GTK destroys it unless the handler returns `true`.
    widget.connect(answering: "close-request") { [weak self] in
      guard self?.window?.windowShouldClose() ?? true else { return true }
      self?.finish()
      return false
    }
    widget.connect("map") { [weak self] in self?.didMap() }
    widget.connect("unmap") { [weak self] in self?.disappear() }
  }

  var isActive: Bool { widget.isActive }

  var contentSize: CGSize? {
    let size = widget.isMapped ? widget.size : window?.frame.size ?? .zero
    guard size.width > 0, size.height > 0 else { return nil }
    return CGSize(width: size.width, height: max(0, size.height - bar.header.naturalHeight(forWidth: size.width)))
  }

  func present() {
    // The content is created here, so that its first bodies find the window among those of the program.
    if !hasContent { rootViewControllerDidChange() }
    if widget.isMapped { widget.present() } else { bar.presentWindow() }
  }

  func close() {
    finish()
    widget.destroy()
  }

  func rootViewControllerDidChange() {
    guard !isClosed else { return }
    hasContent = true
    let view = window?.rootViewController?.view
    screens.setRoot(view?.realize())
    titleDidChange()
    guard widget.isMapped, view != nil else { return }
    appear()
    // GTK has moved the focus from the previous root to the bar.
    widget.afterPaint { [weak self] in if let self, !isClosed { screens.focusNewRoot() } }
  }

  func titleDidChange() {
    bar.title = window?.title ?? ""
    screens.titleDidChange()
  }

  func maximizedDidChange() {
    guard let window, window.isMaximized != widget.isMaximized else { return }
    widget.isMaximized = window.isMaximized
  }

  func windowHasViews() {
    guard !isClosed, !hasViewsAboveContent, let window else { return }
    hasViewsAboveContent = true
    screens.setViewsAboveContent(window.realize())
  }

  /// Reports a new size. Before its first layout pass, a window with the size of its content has no size to report.
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
    WindowScene.windowWillClose(widget)
    bar.remove()
    traits.end()
    screens.removeAll()
    // The window releases its content before it is destroyed, because a controller may outlive its window.
    window?.windowDidClose()
    screens.setRoot(nil)
    onClose?()
    onClose = nil
  }

  private func didMap() {
    if surface == nil {
      surface = widget.surface
      surface?.connect("notify::state") { [weak self] in self?.stateDidChange() }
      for length in ["width", "height", "scale-factor"] {
        surface?.connect("notify::\(length)") { [weak self] in self?.traits.update() }
      }
      // The content may be added after the window has been mapped.
      widget.afterPaint { [weak self] in self?.focusContent() }
    }
    // The program follows its windows, whether or not their content does.
    if WindowScene.onProgramPhaseChange != nil { _ = WindowScene.scene(of: widget) }
    appear()
  }

  private func focusContent() {
    if !isClosed, bar.search.focusedDescendant == nil { screens.focusContent() }
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

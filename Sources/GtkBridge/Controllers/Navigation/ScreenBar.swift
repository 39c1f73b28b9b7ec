import GtkObjects

/// What one screen puts into the bar of the window it is seen in.
@MainActor
final class ScreenBar: ScreenService, WindowBar.Content {
  private(set) var toolbars: [ToolbarContainer] = []
  var subtitle: String? {
    didSet { if subtitle != oldValue { refresh() } }
  }

  private weak var screen: Gtk.Widget?
  private var isShown = false

  /// The screen's widget is there: the bar follows where it is seen.
  func attach(to screen: Gtk.Widget) {
    self.screen = screen
    screen.connect("map") { [weak self] in self?.refresh() }
    screen.connect("unmap") { [weak self] in self?.hide() }
    refresh()
  }

  func add(_ toolbar: ToolbarContainer) {
    toolbars.append(toolbar)
    refresh()
  }

  func remove(_ toolbar: ToolbarContainer) {
    toolbars.removeAll { $0 === toolbar }
    refresh()
  }

  /// What the screen puts into the bar, or its title, may have changed.
  func refresh() {
    guard let screen, screen.isMapped, let bar = WindowBar.bar(above: screen) else { return }
    if isShown || (toolbars.isEmpty && subtitle == nil) { return bar.refresh() }
    isShown = true
    bar.show(self)
  }

  private func hide() {
    guard isShown, let screen else { return }
    isShown = false
    WindowBar.bar(above: screen)?.hide(self)
  }

  // MARK: WindowBar.Content

  var widget: Gtk.Widget { screen ?? Gtk.Bin() }
  var barTitle: String? { nil }
  var barSubtitle: String? { subtitle }
  var canGoBack: Bool { false }
  func goBack() {}
}

extension ViewGraph {
  /// What the screen puts into its window's bar.
  var screenBar: ScreenBar { service() }
}

import GtkObjects

/// The part that one screen has in the bar of its window: its subtitle, its toolbars, and the hidden parts of the bar.
@MainActor
final class ScreenBar: ScreenService, WindowBar.Content {
  private(set) var toolbars: [ToolbarContainer] = []
  var subtitle: String? {
    didSet { if subtitle != oldValue { refresh() } }
  }

  /// The titles and subtitles that the views of the screen set.
  var titles = GivenTitles()
  var subtitles = GivenTitles()

  /// The parts that each modifier of the screen hides.
  private var hidden: [ObjectIdentifier: BarParts] = [:]
  private weak var screen: Gtk.Widget?
  private var isShown = false

  /// Connects the content to the screen's widget, which is mapped while the screen is visible.
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

  /// Hides parts of the bar while the screen is visible, until `owner` hides others.
  func hide(_ parts: BarParts, for owner: AnyObject) {
    let identifier = ObjectIdentifier(owner)
    guard hidden[identifier, default: []] != parts else { return }
    hidden[identifier] = parts.isEmpty ? nil : parts
    refresh()
  }

  /// Updates the bar after a change of the screen's toolbars, title, subtitle or hidden parts.
  func refresh() {
    guard let screen, screen.isMapped, let bar = WindowBar.bar(above: screen) else { return }
    if isShown || (toolbars.isEmpty && subtitle == nil && hidden.isEmpty) { return bar.refresh() }
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
  var hiddenParts: BarParts { hidden.values.reduce([]) { $0.union($1) } }
  var canGoBack: Bool { false }
  func goBack() {}
}

extension ViewGraph {
  /// The content that the screen adds to its window's bar.
  var screenBar: ScreenBar { service() }
}

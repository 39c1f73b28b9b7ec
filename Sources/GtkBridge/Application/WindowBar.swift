/// The bar at the top of a window: its title, and the way back in the navigation that it contains.
@MainActor
final class WindowBar {
  /// What puts a title, and a way back, into the bar of the window it is in.
  @MainActor
  protocol Content: AnyObject {
    var widget: Gtk.Widget { get }
    var barTitle: String? { get }
    var canGoBack: Bool { get }
    func goBack()
  }

  /// The title where no content of the window has a better one.
  var title = "" {
    didSet { refresh() }
  }

  private let window: Gtk.Window
  private let back = Gtk.Button(icon: "go-previous-symbolic", name: "Back")
  /// What is seen in the window, what is inside something else after it.
  private var contents: [any Content] = []

  private static var bars: [Gtk.Widget.Identity: WeakBar] = [:]

  /// Gives a window its bar.
  init(for window: Gtk.Window) {
    self.window = window
    let header = Gtk.HeaderBar()
    header.packStart(back)
    window.setTitlebar(header)
    back.isVisible = false
    back.connect("clicked") { [weak self] in _ = self?.goBack() }
    window.onShortcut("<Alt>Left") { [weak self] in self?.goBack() ?? false }
    window.onMouseButton(8) { [weak self] in _ = self?.goBack() }
    Self.bars[window.identity] = WeakBar(bar: self)
  }

  /// The bar of the window that a widget is in.
  static func bar(above widget: Gtk.Widget) -> WindowBar? {
    widget.rootIdentity.flatMap { bars[$0]?.bar }
  }

  /// The window is gone.
  func remove() {
    contents = []
    Self.bars[window.identity] = nil
  }

  /// Content has come on screen.
  func show(_ content: any Content) {
    contents.removeAll { $0 === content }
    // GTK maps what is inside before what is around it.
    let inside = contents.firstIndex { $0.widget.isDescendant(of: content.widget) }
    contents.insert(content, at: inside ?? contents.count)
    refresh()
  }

  /// Content has left the screen.
  func hide(_ content: any Content) {
    contents.removeAll { $0 === content }
    refresh()
  }

  /// What the bar says may have changed.
  func refresh() {
    window.setTitle(contents.lazy.reversed().compactMap(\.barTitle).first ?? title)
    let canGoBack = contents.contains { $0.canGoBack }
    if back.isVisible != canGoBack { back.isVisible = canGoBack }
  }

  /// Goes back in the innermost navigation that can.
  private func goBack() -> Bool {
    guard let content = contents.last(where: { $0.canGoBack }) else { return false }
    content.goBack()
    return true
  }
}

@MainActor
private struct WeakBar {
  weak var bar: WindowBar?
}

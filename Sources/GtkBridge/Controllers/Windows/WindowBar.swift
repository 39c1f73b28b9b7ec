import GtkObjects

/// The bar at the top of a window: its title, the way back in the navigation that it contains, and the toolbars of the
/// screens that are seen.
@MainActor
final class WindowBar {
  /// What puts a title, a way back or a toolbar into the bar of the window it is in.
  @MainActor
  protocol Content: AnyObject {
    var widget: Gtk.Widget { get }
    var barTitle: String? { get }
    var barSubtitle: String? { get }
    var toolbars: [ToolbarContainer] { get }
    var canGoBack: Bool { get }
    func goBack()
  }

  /// The title where no content of the window has a better one.
  var title = "" {
    didSet { refresh() }
  }

  /// Gives ``title`` where it may change without anybody saying so.
  var titleSource: (() -> String)? {
    didSet { refresh() }
  }

  private let window: Gtk.Window
  private let header = Gtk.HeaderBar()
  private let start = Gtk.Box(axis: .horizontal, spacing: 6)
  private let end = Gtk.Box(axis: .horizontal, spacing: 6)
  private let back = Gtk.Button(icon: "go-previous-symbolic", name: Gtk.translated("_Back"))
  private let overflow: BarOverflow
  private var titles: Gtk.TitleBox?
  /// What is seen in the window, what is inside something else after it.
  private var contents: [any Content] = []

  private static var bars: [Gtk.Widget.Identity: WeakBar] = [:]

  /// Gives a window its bar, with the program's menu at its end.
  init(for window: Gtk.Window, menu: ApplicationMenu? = nil) {
    self.window = window
    header.packStart(start)
    // What is packed first is nearest to the end: the menu.
    overflow = BarOverflow(in: header, menu: menu)
    header.packEnd(end)
    back.insert(into: start, after: nil)
    window.setTitlebar(header)
    back.isVisible = false
    start.isVisible = false
    end.isVisible = false
    back.connect("clicked") { [weak self] in _ = self?.goBack() }
    window.onShortcut("<Alt>Left") { [weak self] in self?.goBack() ?? false }
    window.onMouseButton(8) { [weak self] in _ = self?.goBack() }
    window.onSwipe { [weak self] right, down in self?.userDidSwipe(right, down) }
    Self.bars[window.identity] = WeakBar(bar: self)
  }

  /// The bar of the window that a widget is in.
  static func bar(above widget: Gtk.Widget) -> WindowBar? {
    widget.rootIdentity.flatMap { bars[$0]?.bar }
  }

  /// The window is gone.
  func remove() {
    contents = []
    refresh()
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
    let wholeTitle = contents.lazy.reversed().compactMap(\.barTitle).first ?? titleSource?() ?? self.title
    let title = String(wholeTitle.prefix(Self.longestTitle)).inOneLine
    window.setTitle(title)
    let canGoBack = contents.contains { $0.canGoBack }
    if back.isVisible != canGoBack { back.isVisible = canGoBack }
    let toolbars = contents.flatMap(\.toolbars)
    start.setChildren([back] + toolbars.map(\.start))
    end.setChildren(toolbars.map(\.end))
    start.isVisible = canGoBack || toolbars.contains { $0.start.isVisible }
    end.isVisible = toolbars.contains { $0.end.isVisible }
    for part in [start, end] where !part.isVisible { part.leaveFocusPath() }
    header.setShowsTitleButtons(!toolbars.contains { $0.hasCancellation })
    let subtitle = contents.lazy.reversed().compactMap(\.barSubtitle).first
    setMiddle(toolbars.last { $0.hasMiddle }?.middle, title: title, subtitle: subtitle)
    overflow.barDidChange(title: title, toolbars: toolbars)
  }

  /// How many characters of a title a bar and the desktop are given: more than either has room for.
  private static let longestTitle = 500

  private func setMiddle(_ middle: Gtk.Widget?, title: String, subtitle: String?) {
    guard middle == nil, let subtitle else {
      titles = nil
      return header.setTitleWidget(middle)
    }
    let titles = titles ?? Gtk.TitleBox()
    self.titles = titles
    titles.set(title, subtitle: subtitle)
    header.setTitleWidget(titles)
  }

  /// How far, or how fast, a sweep has to go to be meant.
  private static let swipeThreshold = 250.0

  private func userDidSwipe(_ right: Double, _ down: Double) {
    let back = window.isRightToLeft ? -right : right
    if back > Self.swipeThreshold, back > 2 * abs(down) { _ = goBack() }
  }

  /// Goes back in the innermost navigation that can.
  private func goBack() -> Bool {
    guard let content = contents.last(where: { $0.canGoBack }) else { return false }
    // No screen has the way out of it for the place that it is to be entered at again.
    back.releaseFocus()
    content.goBack()
    return true
  }
}

extension WindowBar.Content {
  var barSubtitle: String? { nil }
  var toolbars: [ToolbarContainer] { [] }
}

@MainActor
private struct WeakBar {
  weak var bar: WindowBar?
}

import GtkObjects

/// The bar at the top of a window or of a popover. It contains the title, the Back button of the navigation inside, and
/// the toolbars of the visible screens; the search bar is below it, and the toolbars' bottom bars are at the bottom.
@MainActor
final class WindowBar {
  /// Content that adds a title, a Back button or toolbars to the bar of its window.
  @MainActor
  protocol Content: AnyObject {
    var widget: Gtk.Widget { get }
    var barTitle: String? { get }
    var barSubtitle: String? { get }
    var toolbars: [ToolbarContainer] { get }
    /// The parts that are hidden while the content is visible.
    var hiddenParts: BarParts { get }
    var canGoBack: Bool { get }
    /// Indicates whether the content covers the rest, whose parts of the bar are then out of reach.
    var coversRest: Bool { get }
    /// Indicates whether a swipe may navigate back. Read at the beginning of each swipe.
    var permitsBackSwipe: Bool { get }
    func goBack()
    /// Prepares to reveal the screen before while the user swipes.
    func beginDragBack()
    /// Moves the screen by the user's swipe, in points towards the trailing edge. Returns `false` if another screen has
    /// been shown since the swipe began.
    func dragBack(by distance: Double) -> Bool
    /// Ends a swipe. The screen moves back unless ``goBack()`` has replaced it.
    func endDragBack()
  }

  /// The title used if no content of the window provides one.
  var title = "" {
    didSet { refresh() }
  }

  /// A closure that returns the title. It is used instead of ``title`` for a title that changes without notification.
  var titleSource: (() -> String)? {
    didSet { refresh() }
  }

  /// The fields of searches, between the bar and the content.
  let search = Gtk.Box(axis: .vertical)
  private let bottom = BottomBar()
  /// The bar with the items that are visible while the user types.
  private let keyboard = BottomBar()
  /// The widgets of the bars at the bottom, in order.
  var bottomWidgets: [Gtk.Widget] { [keyboard.widget, bottom.widget] }

  /// Shows the window. GTK gives the focus to the first field that it finds, but the user has not started a search yet.
  func presentWindow() {
    search.canFocus = false
    window?.present()
    search.canFocus = true
  }

  /// The window or the popover that has the bar.
  private let surface: Gtk.Widget
  /// The window; `nil` for a popover.
  private var window: Gtk.Window? { surface as? Gtk.Window }
  /// The bar itself, which a popover places.
  let header = Gtk.HeaderBar()
  private let start = Gtk.Box(axis: .horizontal, spacing: 6)
  private let end = Gtk.Box(axis: .horizontal, spacing: 6)
  private let back = Gtk.Button(icon: "go-previous-symbolic", name: Gtk.translated("_Back"))
  private let overflow: BarOverflow
  private var titles: Gtk.TitleBox?
  /// Indicates whether the window's title comes from its content.
  private var hasContentTitle = false
  /// Indicates whether the title that no content has provided is set after the current frame.
  private var awaitsFallbackTitle = false
  /// The look of the bar of a popover, whose background is the popover's.
  private var plainStyle: AppliedStyle?
  private let noTitle = Gtk.Bin()
  /// The content of the window that is on screen, outer before inner.
  private var mappedContents: [any Content] = []
  /// The screen that a swipe reveals. It adds nothing to the bar until it is shown.
  private var revealed: Gtk.Widget?
  private var backSwipe: BackSwipe?

  private static var bars: [Gtk.Widget.Identity: WeakBar] = [:]

  /// Adds a bar to a window, with the application's menu at its end, or creates that of a popover.
  init(for surface: Gtk.Widget, menu: ApplicationMenu? = nil) {
    self.surface = surface
    header.addStyleClass("flat")
    header.packStart(start)
    // The widget packed first is nearest to the end of the bar.
    overflow = BarOverflow(in: header, of: surface as? Gtk.Window, end: end, menu: menu)
    header.packEnd(end)
    back.insert(into: start, after: nil)
    if let window {
      window.setTitlebar(header)
    } else {
      plainStyle = AppliedStyle(header)
      plainStyle?.setAtOnce("background:none;border:none;box-shadow:none;")
    }
    for part in [back, start, end, search] { part.isVisible = false }
    if window == nil { header.isVisible = false }
    back.connect("clicked") { [weak self] in self?.goBack() }
    window?.connect("notify::focus-widget") { [weak self] in self?.showBottomBars() }
    surface.onShortcut("<Alt>Left") { [weak self] in self?.goBack() ?? false }
    surface.onMouseButton(8) { [weak self] in self?.goBack() }
    backSwipe = BackSwipe(in: surface, of: self)
    Self.bars[surface.identity] = WeakBar(bar: self)
  }

  /// Returns the bar of the window, or of the popover in it, that contains `widget`.
  static func bar(above widget: Gtk.Widget) -> WindowBar? {
    widget.selfAndAncestors.lazy.compactMap { bars[$0]?.bar }.first
  }

  /// Removes the bar after its window has closed.
  func remove() {
    mappedContents = []
    refresh()
    Self.bars[surface.identity] = nil
  }

  /// Adds content that has appeared on screen.
  func show(_ content: any Content) {
    mappedContents.removeAll { $0 === content }
    // GTK maps inner widgets before the widgets around them.
    let inside = mappedContents.firstIndex { $0.widget.isDescendant(of: content.widget) }
    mappedContents.insert(content, at: inside ?? mappedContents.count)
    refresh()
  }

  /// Removes content that has left the screen.
  func hide(_ content: any Content) {
    mappedContents.removeAll { $0 === content }
    refresh()
  }

  /// Sets the screen that a swipe reveals.
  func setRevealed(_ screen: Gtk.Widget?) {
    revealed = screen
    refresh()
  }

  /// The visible content of the window, outer before inner.
  private var contents: [any Content] {
    guard let cover = mappedContents.last(where: \.coversRest)?.widget else { return visibleContents }
    return visibleContents.filter { $0.widget.isDescendant(of: cover) }
  }

  private var visibleContents: [any Content] {
    guard let revealed else { return mappedContents }
    return mappedContents.filter { !$0.widget.isDescendant(of: revealed) }
  }

  /// Updates the bar from its contents.
  func refresh() {
    let contentTitle = contents.lazy.reversed().compactMap(\.barTitle).first
    let wholeTitle = contentTitle ?? titleSource?() ?? self.title
    let title = String(wholeTitle.prefix(Self.longestTitle)).inOneLine
    setWindowTitle(title, isFallback: contentTitle == nil)
    let canGoBack = backContent != nil
    if back.isVisible != canGoBack { back.isVisible = canGoBack }
    let toolbars = contents.flatMap(\.toolbars)
    start.setChildren([back] + toolbars.map(\.start))
    end.setChildren(toolbars.map(\.end))
    start.isVisible = canGoBack || toolbars.contains { $0.start.isVisible }
    end.isVisible = toolbars.contains { $0.end.isVisible }
    for part in [start, end] where !part.isVisible { part.leaveFocusPath() }
    // A dialog is closed by its own button. The user can always close a main window.
    let isDialog = window.map { !$0.mainWindow.isSame(as: $0) } ?? true
    header.setShowsTitleButtons(window != nil && !(isDialog && toolbars.contains { $0.hasCancellation }))
    let subtitle = contents.lazy.reversed().compactMap(\.barSubtitle).first
    let middle = toolbars.last { $0.hasMiddle }?.middle ?? (hidesTitle ? noTitle : nil)
    setMiddle(middle, title: title, subtitle: subtitle)
    let isGiven = contents.contains { $0.givesTitle } || titleSource != nil || subtitle != nil || middle != nil
    overflow.barDidChange(title: title, isDefault: !isGiven && !toolbars.isEmpty, toolbars: toolbars)
    search.setChildren(toolbars.map(\.search))
    search.isVisible = toolbars.contains { $0.search.isVisible }
    if !search.isVisible { search.leaveFocusPath() }
    if window == nil { header.isVisible = start.isVisible || end.isVisible || middle != nil || hasTitle }
    showBottomBars()
  }

  /// Sets the title of the window. A screen reader speaks each new title. While one screen replaces another, the title
  /// therefore remains until the next screen provides its own, or until the end of the frame.
  private func setWindowTitle(_ title: String, isFallback: Bool) {
    guard isFallback, hasContentTitle else {
      hasContentTitle = !isFallback
      window?.setTitle(title)
      return
    }
    guard !awaitsFallbackTitle else { return }
    awaitsFallbackTitle = true
    surface.afterLayout { [weak self] in
      guard let self else { return }
      awaitsFallbackTitle = false
      hasContentTitle = false
      refresh()
    }
  }

  /// Indicates whether a navigation inside has a title. A popover has a bar only for content that needs one.
  private var hasTitle: Bool { contents.contains { $0.barTitle?.isEmpty == false } }

  private func showBottomBars() {
    let toolbars = contents.flatMap(\.toolbars)
    bottom.show(toolbars.map(\.bottom), isShown: !isHidden(.bottomBar, of: nil))
    // The focus is on a button of the bar while the user presses it.
    let isTyping =
      surface.focusedDescendant?.isTextInput == true || keyboard.widget.focusedDescendant != nil
    keyboard.show(toolbars.map(\.keyboard), isShown: isTyping)
  }

  /// The innermost content that can navigate back, unless a screen inside it hides the Back button.
  var backContent: (any Content)? { contents.last { $0.canGoBack && !isHidden(.backButton, of: $0) } }

  /// Indicates whether a screen hides the title. The name of the window, which the desktop shows, remains.
  private var hidesTitle: Bool { isHidden(.title, of: contents.last { $0.barTitle != nil }) }

  /// Returns whether a part is hidden by a screen inside `content`, or by any screen if `content` is `nil`.
  private func isHidden(_ part: BarParts, of content: (any Content)?) -> Bool {
    contents.contains { inner in
      inner.hiddenParts.contains(part) && content.map { inner.widget.isDescendant(of: $0.widget) } != false
    }
  }

  /// The maximum number of characters of a title. Neither a bar nor the desktop has room for more.
  private static let longestTitle = 500

  private func setMiddle(_ middle: Gtk.Widget?, title: String, subtitle: String?) {
    // The header of a popover would show the title of the window.
    guard middle == nil, subtitle != nil || window == nil else {
      titles = nil
      return header.setTitleWidget(middle)
    }
    let titles = titles ?? Gtk.TitleBox()
    self.titles = titles
    titles.set(title, subtitle: subtitle)
    header.setTitleWidget(titles)
  }

  /// Navigates back in the innermost navigation that can, and returns whether there is one.
  @discardableResult
  func goBack() -> Bool {
    guard let content = backContent else { return false }
    // A screen must not store the Back button as its focused widget.
    back.releaseFocus()
    content.goBack()
    return true
  }
}

extension WindowBar.Content {
  /// Indicates whether the title of the window is that of the content, rather than the name of the program.
  fileprivate var givesTitle: Bool { barTitle != nil || (self as? ScreenBar)?.titles.isEmpty == false }
  var coversRest: Bool { false }
  var permitsBackSwipe: Bool { true }
  var barSubtitle: String? { nil }
  var toolbars: [ToolbarContainer] { [] }
  var hiddenParts: BarParts { [] }
  func beginDragBack() {}
  func dragBack(by distance: Double) -> Bool { true }
  func endDragBack() {}
}

/// The parts of a window's bar that a screen may hide. The window's own buttons always remain.
struct BarParts: OptionSet {
  let rawValue: Int

  static let backButton = BarParts(rawValue: 1)
  static let title = BarParts(rawValue: 2)
  static let bottomBar = BarParts(rawValue: 4)
  static let tabBar = BarParts(rawValue: 8)
}

@MainActor
private struct WeakBar {
  weak var bar: WindowBar?
}

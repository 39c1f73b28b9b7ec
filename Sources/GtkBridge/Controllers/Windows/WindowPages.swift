import GtkObjects

/// The content of a window or a sheet: its root, and the controllers presented in place of it or over it.
@MainActor
final class WindowPages {
  let window: Gtk.Window
  /// The root and the pages that replace it. Only the topmost is visible.
  private let stack = Gtk.Stack()
  /// The overlay that contains the pages over the stack.
  private let overlay: Gtk.Overlay
  private let liveRegion: Gtk.LiveRegion
  private var root: Gtk.Widget?
  private var inPlace: [PageScreen] = []
  private var over: [PageScreen] = []
  private var touches: WindowTouches?

  init(in window: Gtk.Window) {
    self.window = window
    overlay = Gtk.Overlay(stack)
    liveRegion = Gtk.LiveRegion(of: window, in: overlay)
    let content = Gtk.RuleBox(WindowContentRule(in: window))
    content.clipsContent = true
    let column = Gtk.Box(axis: .vertical)
    overlay.setExpands(true, on: .vertical)
    let bar = WindowBar.bar(above: window)
    column.setChildren((bar.map { [$0.search] } ?? []) + [overlay] + (bar?.bottomWidgets ?? []))
    column.insert(into: content, after: nil)
    window.setChild(content)
    touches = WindowTouches(in: content)
  }

  /// Returns whether `widget` is the window's root.
  func isFilled(with widget: Gtk.Widget?) -> Bool { widget === root }

  /// Replaces the root of the window.
  func setRoot(_ widget: Gtk.Widget?) {
    window.forgetDefaultButton()
    if let root, stack.contains(root) { stack.remove(root) }
    root = widget
    if let widget { stack.add(widget) } else { window.forgetFocus() }
  }

  /// Shows a widget above all pages. It lets the pointer through outside its views.
  func setViewsAboveContent(_ widget: Gtk.Widget) { overlay.add(widget, isMeasured: false) }

  func focusContent() {
    overlay.focusIfNotFocused()
  }

  /// Moves the focus out of the bar, to the first control once there is one.
  func focusNewRoot() {
    if overlay.focusedDescendant == nil, !overlay.focusFirst() { AwaitedFocus.wait(for: overlay) }
  }

  /// Shows a controller's widget in place of the visible page, or over it.
  func add(_ controller: ViewController, _ content: Gtk.Widget, isOver: Bool, animated: Bool) -> PageScreen {
    let page = PageScreen(controller, content, in: self, coversRest: isOver)
    // A page that replaces one in the overlay belongs in the overlay, too.
    if isOver || !over.isEmpty {
      if !isOver { content.addStyleClass("background") }
      overlay.add(content)
      over.append(page)
    } else {
      stack.add(content)
      inPlace.append(page)
      showUppermost(animated ? .slideUp : .none)
    }
    lendInput()
    WindowBar.bar(above: content)?.show(page)
    content.focusIfNotFocused()
    return page
  }

  fileprivate func remove(_ page: PageScreen) {
    WindowBar.bar(above: page.content)?.hide(page)
    if over.contains(where: { $0 === page }) {
      over.removeAll { $0 === page }
      overlay.remove(page.content)
      page.content.removeStyleClass("background")
      page.content.takesInput = true
    } else {
      inPlace.removeAll { $0 === page }
      if stack.contains(page.content) { stack.remove(page.content) }
      showUppermost(.none)
    }
    lendInput()
  }

  /// Indicates whether a page covers the root. Such pages stay until the program dismisses them, as in UIKit.
  var coversRoot: Bool { !over.isEmpty || !inPlace.isEmpty }

  private func showUppermost(_ transition: Gtk.Stack.Transition) {
    let page = inPlace.last?.content ?? root
    if let page, stack.contains(page) { stack.show(page, transition: transition) }
  }

  /// Restricts input to the topmost page.
  private func lendInput() {
    let layers: [Gtk.Widget] = [stack] + over.map(\.content)
    for (place, layer) in layers.enumerated() where layer.takesInput != (place == over.count) {
      layer.takesInput = place == over.count
    }
  }
}

/// A presented controller that fills a window and determines its title.
@MainActor
final class PageScreen: PresentedScreen, WindowBar.Content {
  let pages: WindowPages
  fileprivate let content: Gtk.Widget
  let coversRest: Bool
  private weak var controller: ViewController?

  fileprivate init(_ controller: ViewController, _ content: Gtk.Widget, in pages: WindowPages, coversRest: Bool) {
    self.controller = controller
    self.content = content
    self.pages = pages
    self.coversRest = coversRest
  }

  func afterPaint(_ callback: @escaping @MainActor () -> Void) { content.afterPaint(callback) }

  func remove() { pages.remove(self) }

  func titleDidChange() { WindowBar.bar(above: content)?.refresh() }

  // MARK: Window bar

  var widget: Gtk.Widget { content }
  var barTitle: String? { controller?.title }
  var canGoBack: Bool { false }
  func goBack() {}
}

import Foundation
import GtkObjects

/// The backing of a ``SplitController``: two or three columns side by side, or fewer in a narrow window.
@MainActor
final class SplitBacking: WidgetBacking, ContainerBacking, WindowBar.Content {
  /// The width below which a controller with three columns shows two of them.
  private static let roomForThreeColumns = 860.0

  private weak var split: SplitController?
  private unowned let view: NativeView
  private let columns: [SplitController.Column: Gtk.Bin]
  private let handle: SplitHandle
  /// The handle after the supplementary column, if there is one.
  private let innerHandle: SplitHandle?
  private var paned: Gtk.Paned { handle.paned }
  private var subviews: [NativeView] = []
  private let focus = ScreenFocus()

  init(_ split: SplitController, view: NativeView) {
    self.split = split
    self.view = view
    let (primary, secondary) = (Gtk.Bin(), Gtk.Bin())
    if split.style == .tripleColumn {
      let supplementary = Gtk.Bin()
      columns = [.primary: primary, .supplementary: supplementary, .secondary: secondary]
      let inner = SplitHandle(start: supplementary, end: secondary)
      innerHandle = inner
      handle = SplitHandle(start: primary, end: inner.paned)
    } else {
      columns = [.primary: primary, .secondary: secondary]
      innerHandle = nil
      handle = SplitHandle(start: primary, end: secondary)
    }
    handle.userDidResize = { [weak split] in split?.userDidResize(.primary, to: $0) }
    innerHandle?.userDidResize = { [weak split] in split?.userDidResize(.supplementary, to: $0) }
    adaptColumnWidths()
    paned.onPaint { [weak self] in self?.adaptToWidth() }
    paned.connect("map") { [weak self] in
      if let self { WindowBar.bar(above: paned)?.show(self) }
    }
    paned.connect("unmap") { [weak self] in
      if let self { WindowBar.bar(above: paned)?.hide(self) }
    }
  }

  var widget: Gtk.Widget { paned }

  private func adaptColumnWidths() {
    guard let split else { return }
    func preferred(_ column: SplitController.Column) -> Double? {
      let width = split.preferredWidth(of: column)
      return width == SplitController.automaticDimension ? nil : Double(width)
    }
    handle.prefer(width: preferred(.primary))
    innerHandle?.prefer(width: preferred(.supplementary))
  }

  private func adaptToWidth() {
    handle.restoreWidth()
    innerHandle?.restoreWidth()
    guard let split, paned.width > 0 else { return }
    let room =
      switch paned.width {
      case ..<ColumnWidths.roomForTwo: 1
      case ..<Self.roomForThreeColumns: 2
      default: split.style == .tripleColumn ? 3 : 2
      }
    if room != split.roomForColumns { split.roomDidChange(toColumns: room) }
  }

  // MARK: Screens

  func subviewsDidChange() {
    for subview in subviews where !view.subviews.contains(subview) { subview.realizedWidget?.removeFromParent() }
    for (column, bin) in columns {
      let content = split?.viewController(for: column)?.viewIfLoaded
      if let content, view.subviews.contains(content) {
        let child = content.realize()
        if !child.isPlaced(in: bin, after: nil) {
          child.removeFromParent()
          child.insert(into: bin, after: nil)
        }
      }
    }
    subviews = view.subviews
    surroundingsDidChange()
  }

  func constraintsDidChange() {}

  func visibilityDidChange() { setDrawn(view.isPresented) }

  func perform(_ transition: ScreenTransition) {
    subviewsDidChange()
    paned.afterPaint { transition.complete() }
  }

  func surroundingsDidChange() {
    adaptColumnWidths()
    showColumns()
    WindowBar.bar(above: paned)?.refresh()
  }

  func room(for screen: ViewController) -> CGSize? {
    let column = columns.first { split?.viewController(for: $0.key) === screen }
    return column.flatMap { $0.value.width > 0 && $0.value.isMapped ? $0.value.contentSize : nil }
  }

  private func showColumns() {
    let shown = columns.filter { split?.isShowing($0.key) == true }.map(\.value)
    let coming = shown.filter { !$0.isVisible }
    let leaving = columns.values.filter { bin in bin.isVisible && !shown.contains { $0 === bin } }
    func change() {
      for bin in columns.values { bin.isVisible = shown.contains { $0 === bin } }
      innerHandle?.paned.isVisible = shown.contains { $0 !== columns[.primary] }
    }
    guard !leaving.isEmpty, let new = coming.first ?? shown.first else { return change() }
    // The remaining column keeps its toolbar.
    if coming.isEmpty, let focus = paned.focusInWindow, paned.rootWindow?.barContains(focus) == true { return change() }
    focus.follow(in: paned, from: leaving, to: new, change: change)
  }

  // MARK: Window bar

  var barTitle: String? {
    guard let split else { return nil }
    // The last column determines the title.
    let column = SplitController.Column.allCases.last { split.isShowing($0) }
    return column.flatMap(split.viewController(for:))?.title ?? split.title
  }

  var canGoBack: Bool { split?.columnToGoBackTo != nil }

  func goBack() { split?.userDidGoBack() }
}

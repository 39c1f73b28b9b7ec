import Graphics

/// A bar below the content of a window. It is visible while it has items, and scrolls if they need more space.
@MainActor
package final class BottomBar {
  package let widget = Gtk.ScrolledWindow()
  private let row = Gtk.Box(axis: .horizontal, spacing: 6)
  private let style: AppliedStyle

  package init() {
    style = AppliedStyle(widget)
    style.set("border-top:1px solid @borders;background-color:@window_bg_color;")
    row.setMargins(EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
    row.setAccessibleRole(.toolbar)
    widget.setChild(row)
    widget.setAxes(horizontal: true, vertical: false, showsBars: false)
    widget.isVisible = false
  }

  /// Shows the items of toolbars, in the middle unless they contain a spacer.
  package func show(_ items: [Gtk.Widget], isShown: Bool) {
    row.setChildren(items)
    row.setAlign(items.contains { $0.isVisible && $0.expands(on: .horizontal) } ? .fill : .center, on: .horizontal)
    let isShown = isShown && items.contains(where: \.isVisible)
    if widget.isVisible != isShown { widget.isVisible = isShown }
    if !isShown { widget.leaveFocusPath() }
  }
}

import GtkBridge
import GtkObjects

/// The mark at the place of a possible drop.
@MainActor
final class DropMark {
  enum Edge { case top, bottom, start, end, whole }

  private var style: AppliedStyle?

  func show(on widget: Gtk.Widget, _ edge: Edge) {
    hide()
    let isRightToLeft = widget.isRightToLeft
    let offset =
      switch edge {
      case .top: "0 2px"
      case .bottom: "0 -2px"
      case .start: isRightToLeft ? "-2px 0" : "2px 0"
      case .end: isRightToLeft ? "2px 0" : "-2px 0"
      case .whole: "0 0 0 2px"
      }
    style = AppliedStyle(widget)
    style?.setAtOnce("box-shadow:inset \(offset) @theme_selected_bg_color;")
  }

  func hide() {
    style?.setAtOnce(nil)
    style = nil
  }
}

import GtkObjects

/// What a view shows behind and around its content, as declarations of the style sheet.
@MainActor
package protocol NativeLook: AnyObject {
  /// The declarations, or `nil` for the look of the theme.
  var declarations: String? { get }
  /// The look on screen, kept by the object that conforms.
  var shown: ShownLook? { get set }
}

/// The look of a view as its widget shows it.
@MainActor
package final class ShownLook {
  private let style: AppliedStyle
  fileprivate unowned let widget: Gtk.Widget

  fileprivate init(on widget: Gtk.Widget) {
    style = AppliedStyle(widget)
    self.widget = widget
  }

  fileprivate func set(_ declarations: String?) { style.set(declarations) }
}

extension NativeLook {
  func show(on widget: Gtk.Widget) {
    if shown?.widget !== widget { shown = ShownLook(on: widget) }
    shown?.set(declarations)
  }
}

import GtkObjects

/// What a view shows behind and around its content, as declarations of the style sheet.
@MainActor
package protocol NativeLook: AnyObject {
  /// The declarations, or `nil` for the look of the theme.
  var declarations: String? { get }
  /// The look on screen, kept by the object that conforms.
  var shown: ShownLook? { get set }
  /// What is drawn beside the content, or `nil` if there is nothing of it.
  var layers: (any NativeLayers)? { get }
}

/// What a view draws behind and in front of its content beside the declarations of its look.
@MainActor
package protocol NativeLayers: AnyObject {
  /// Draws in the current context what is behind the view's content, or in front of it.
  func draw(inFront: Bool)
  /// Indicates whether the view shows only what is opaque in its mask.
  var hasMask: Bool { get }
  /// Draws the mask in the current context.
  func drawMask()
}

/// The look of a view as its widget shows it.
@MainActor
package final class ShownLook {
  private let style: AppliedStyle
  private var layers: [Gtk.DrawnContent] = []
  private var hasMask = false
  fileprivate unowned let widget: Gtk.Widget

  fileprivate init(on widget: Gtk.Widget) {
    style = AppliedStyle(widget)
    self.widget = widget
  }

  // At once, because a screen without declarative views has no graph that loads new styles before a frame.
  fileprivate func set(_ declarations: String?) { style.setAtOnce(declarations) }

  fileprivate func set(_ layers: (any NativeLayers)?) {
    for content in self.layers { content.setNeedsDisplay() }
    if let layers, self.layers.isEmpty {
      self.layers = [
        widget.setContent(.behindChildren) { [weak layers] _, _ in layers?.draw(inFront: false) },
        widget.setContent(.inFrontOfChildren) { [weak layers] _, _ in layers?.draw(inFront: true) },
      ]
    }
    guard layers?.hasMask == true || hasMask else { return }
    hasMask = layers?.hasMask == true
    if hasMask { widget.setMask { [weak layers] _ in layers?.drawMask() } } else { widget.setMask(nil) }
  }
}

extension NativeLook {
  func show(on widget: Gtk.Widget) {
    if shown?.widget !== widget { shown = ShownLook(on: widget) }
    shown?.set(declarations)
    shown?.set(layers)
  }
}

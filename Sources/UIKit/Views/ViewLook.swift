import GtkBridge
import GtkObjects

/// The colours, the layer and the interactions of a view.
@MainActor
final class ViewLook: NativeLook {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintMode = UIView.TintAdjustmentMode.automatic
  /// The view whose opaque parts show this one.
  var mask: UIView?
  var interactions: [any UIInteraction] = []
  let layer: CALayer
  private var shown: ShownLook?
  private weak var view: UIView?

  init(of view: UIView) {
    layer = CALayer.make(type(of: view).layerClass)
    layer.view = view
    self.view = view
  }

  func show(on widget: Gtk.Widget) {
    if shown?.widget !== widget { shown = ShownLook(on: widget) }
    for case let interaction as any WidgetInteraction in interactions { interaction.attach(to: widget) }
    let color = view?.presented?.background ?? backgroundColor?.color.css
    let background = color.map { "background-image:none;background-color:\($0);" } ?? ""
    let declarations = background + layer.presenting { layer.declarations }
    shown?.set(declarations.isEmpty ? nil : declarations)
    shown?.set(layer, mask: mask)
    // What a button has for its kind gives way to the background of the view.
    (view as? UIButton)?.showLook()
    (view as? UITableView)?.hasOwnBackground = backgroundColor != nil
  }
}

/// The look of a view as its widget shows it.
@MainActor
private final class ShownLook {
  unowned let widget: Gtk.Widget
  private let style: AppliedStyle
  private var layers: [Gtk.DrawnContent] = []
  private var hasMask = false

  init(on widget: Gtk.Widget) {
    style = AppliedStyle(widget)
    self.widget = widget
  }

  // At once, because a screen without declarative views has no graph that loads new styles before a frame.
  func set(_ declarations: String?) { style.setAtOnce(declarations) }

  /// Shows what is drawn beside the declarations.
  func set(_ layer: CALayer, mask: UIView?) {
    for content in layers { content.setNeedsDisplay() }
    if layers.isEmpty, layer.isDrawn {
      layers = [
        widget.setContent(.behindChildren) { [weak layer] _, _ in layer?.draw(inFront: false) },
        widget.setContent(.inFrontOfChildren) { [weak layer] _, _ in layer?.draw(inFront: true) },
      ]
    }
    guard layer.mask != nil || mask != nil || hasMask else { return }
    hasMask = layer.mask != nil || mask != nil
    guard hasMask else { return widget.setMask(nil) }
    widget.setMask { [weak layer, weak mask] _ in if let mask { mask.drawAsMask() } else { layer?.drawMask() } }
  }
}

import GtkBridge
import GtkObjects

/// The colours, the layer and the interactions of a view.
@MainActor
final class ViewLook: NativeLook {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintMode = UIView.TintAdjustmentMode.automatic
  /// The view whose opaque parts determine the visible parts of this one.
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
    var color = view?.presented?.background ?? backgroundColor?.color.css
    // A field with a border of the theme draws its background inside the border.
    if let field = view as? UITextField, field.takesBackground(color) { color = nil }
    let background = color.map { "background-image:none;background-color:\($0);" } ?? ""
    let declarations = background + layer.presenting { layer.declarations }
    shown?.set(declarations.isEmpty ? nil : declarations)
    if layer.isDrawn, let backing = view?.backing as? any WidgetBacking {
      // The theme's background of a text view would hide the layers behind it.
      shown?.draw(layer, on: backing.widgetForLayers(), coversBack: view is UITextView)
    }
    shown?.set(layer, mask: mask)
    // The background of the view replaces that of the button's type.
    (view as? UIButton)?.showLook()
    (view as? any BackgroundReplacing)?.hasOwnBackground = backgroundColor != nil
  }
}

/// The look of a view on its widget.
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

  /// Draws a layer on the view's widget, or on one around it, from now on.
  ///
  /// - Parameter coversBack: Indicates whether the view's own background would hide the layers behind it.
  func draw(_ layer: CALayer, on widget: Gtk.Widget, coversBack: Bool) {
    guard layers.isEmpty else { return }
    layers = [
      widget.setContent(coversBack ? .inFrontOfChildren : .behindChildren) { [weak layer] _, _ in
        layer?.draw(inFront: false)
        if coversBack { layer?.draw(inFront: true) }
      }
    ]
    if !coversBack {
      layers.append(widget.setContent(.inFrontOfChildren) { [weak layer] _, _ in layer?.draw(inFront: true) })
    }
  }

  /// Shows the parts of the look that are not declarations.
  func set(_ layer: CALayer, mask: UIView?) {
    for content in layers { content.setNeedsDisplay() }
    guard layer.mask != nil || mask != nil || hasMask else { return }
    hasMask = layer.mask != nil || mask != nil
    guard hasMask else { return widget.setMask(nil) }
    widget.setMask { [weak layer, weak mask] _ in if let mask { mask.drawAsMask() } else { layer?.drawMask() } }
  }
}

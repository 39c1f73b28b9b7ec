import GtkObjects

/// The corners, the border and the shadow of a view.
///
/// Mirrors the part of `CALayer` that views are given a look with. A layer belongs to its view: there are no layers of
/// their own, and no sublayers.
@preconcurrency @MainActor
open class CALayer {
  private weak var view: UIView?

  init(of view: UIView) { self.view = view }

  deinit {}

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0 { didSet { show() } }
  /// The width of the border, which is drawn inside the edges.
  open var borderWidth: CGFloat = 0 { didSet { show() } }
  /// The colour of the border. The default is black.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { show() } }
  /// The colour behind the content, above the view's own.
  open var backgroundColor: CGColor? { didSet { show() } }
  /// The colour of the shadow. The default is black.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { show() } }
  /// The opacity of the shadow, from 0 to 1. The default is 0, which shows none.
  open var shadowOpacity: Float = 0 { didSet { show() } }
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3 { didSet { show() } }
  /// The distance of the shadow from the view.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { show() } }

  /// The view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The view's `alpha`.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// The view's frame.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The view's bounds.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// Ends the animations of the view, which is drawn with its own values.
  open func removeAllAnimations() {
    if let view { ViewAnimation.removeAll(from: view) }
  }

  private func show() { view?.backing?.lookDidChange() }

  /// The look as declarations of the style sheet.
  var declarations: String {
    var text = ""
    if let backgroundColor { text += "background-image:none;background-color:\(Color(cgColor: backgroundColor).css);" }
    if cornerRadius > 0 { text += "border-radius:\(Double(cornerRadius))px;" }
    if borderWidth > 0, let borderColor {
      // An outline takes no place from the content, as in UIKit.
      let width = Double(borderWidth)
      text += "outline:\(width)px solid \(Color(cgColor: borderColor).css);outline-offset:-\(width)px;"
    }
    if shadowOpacity > 0, let shadowColor {
      let color = Color(cgColor: shadowColor).opacity(Double(min(shadowOpacity, 1))).css
      let (x, y) = (Double(shadowOffset.width), Double(shadowOffset.height))
      text += "box-shadow:\(x)px \(y)px \(Double(shadowRadius) * 2)px \(color);"
    }
    return text
  }
}

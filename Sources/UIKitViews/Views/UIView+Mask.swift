import Foundation

extension UIView {
  /// A view whose opaque parts determine the visible parts of this one. It has no superview, and its frame is in this
  /// view's coordinates.
  ///
  /// Mirrors `UIView.mask`. The mask consists of its background, its layer, its image and its own drawing; controls and
  /// texts inside it draw nothing.
  public var mask: UIView? {
    get { (look as? ViewLook)?.mask }
    set {
      guard newValue !== mask else { return }
      newValue?.removeFromSuperview()
      viewLook.mask = newValue
      backing?.lookDidChange()
    }
  }

  /// Draws the opaque parts of the view, in the coordinates of the masked view.
  func drawAsMask() {
    guard let context = UIGraphicsGetCurrentContext(), !isHidden else { return }
    context.saveGState()
    context.setAlpha(alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.concatenate(layer.transformToSuperlayer)
    if let backgroundColor {
      context.setFillColor(backgroundColor.cgColor)
      UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).fill(with: context)
    }
    layer.drawAll(in: context)
    draw(bounds)
    (self as? UIImageView)?.image?.draw(in: bounds)
    for subview in subviews { subview.drawAsMask() }
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

extension UIBezierPath {
  fileprivate func fill(with context: CGContext) {
    context.addPath(cgPath)
    context.fillPath()
  }
}

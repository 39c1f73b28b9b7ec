import Foundation

extension UIScrollView {
  /// The scale of the view that the delegate returns. The program sets its frame, which determines the size of the
  /// content: constraints do not zoom.
  public var zoomScale: CGFloat {
    get { presentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the content around the centre of the view. There is no animation.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, around: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// Scales and moves the content until a rectangle of the zoomed view fills the scroll view.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let place = view.convert(rect, to: self)
    setContentOffset(
      limited(CGPoint(x: place.midX - bounds.width / 2, y: place.midY - bounds.height / 2)), animated: animated)
  }

  /// Scales the content so that one of its points stays where it is.
  package func zoom(to scale: CGFloat, around point: CGPoint) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let scale = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    let factor = scale / zoomScale
    guard factor != 1 else { return }
    let origin = view.frame.origin
    presentZoomScale = scale
    view.affineTransform = scale == 1 ? .identity : AffineTransform(scale: scale)
    view.center = CGPoint(
      x: origin.x * factor + view.bounds.width * scale * view.anchorPoint.x,
      y: origin.y * factor + view.bounds.height * scale * view.anchorPoint.y)
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    contentOffset = limited(
      CGPoint(
        x: contentOffset.x + point.x * (factor - 1), y: contentOffset.y + point.y * (factor - 1)))
    scrollDelegate?.scrollViewDidZoom(self)
  }
}

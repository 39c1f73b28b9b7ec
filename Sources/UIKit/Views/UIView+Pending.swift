import Graphics
extension UIView {
  func invalidateIntrinsicContentSize() {}
  var tint: Color { .accentColor }
}

import Graphics

extension UIView {
  /// The colour of what can be used in the view: the accent.
  var tint: Color { Color(tintColor) }
}

import Graphics

extension UIView {
  /// The accent colour of the view's controls.
  var tint: Color { Color(tintColor) }

  /// Returns the style of the caret, which has the accent colour as in UIKit. Without a tint or a background of the
  /// program, it has the theme's text colour.
  func caretCSS(hasBackground: Bool) -> String {
    hasBackground || tintColor != .tintColor ? "caret-color:\(tint.css);" : ""
  }
}

extension UIColor {
  /// The tint of windows without their own.
  static let ofProgram = Color.accentOfProgram.map { UIColor($0) } ?? .tintColor
}

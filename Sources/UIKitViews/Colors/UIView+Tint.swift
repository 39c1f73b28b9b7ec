import Graphics

extension UIView {
  /// The colour of what can be used in the view: the accent.
  var tint: Color { Color(tintColor) }

  /// The style of the mark at which the user types, which has the accent as in UIKit. Where the program has set neither that nor
  /// a background, it has the theme's colour of texts.
  func caretCSS(hasBackground: Bool) -> String {
    hasBackground || tintColor != .tintColor ? "caret-color:\(tint.css);" : ""
  }
}

extension UIColor {
  /// The tint of windows without one of their own.
  static let ofProgram = Color.accentOfProgram.map { UIColor($0) } ?? .tintColor
}

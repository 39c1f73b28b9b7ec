extension UIBackgroundConfiguration {
  /// Returns the background of a cell of a list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a cell of a list without cards.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a cell of a list of cards.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The declarations of the row around a cell, or `nil` for the style's own.
  var rowCSS: String? {
    var css = ""
    if let backgroundColor { css += "background-color:\(backgroundColor.color.css);" }
    if cornerRadius > 0 { css += "border-radius:\(cornerRadius)px;" }
    if strokeWidth > 0, let strokeColor {
      // Unlike a border of the row, a shadow takes no space.
      css += "box-shadow:inset 0 0 0 \(strokeWidth)px \(strokeColor.color.css);"
    }
    if !css.isEmpty, backgroundInsets != .zero {
      // What a transparent border covers is not painted. The border takes the room of the padding.
      let insets = backgroundInsets
      let widths = [insets.top, insets.trailing, insets.bottom, insets.leading].map { "\(max($0, 0))px" }
      css += "border:0 solid transparent;border-width:\(widths.joined(separator: " "));background-clip:padding-box;"
    }
    return css.isEmpty ? nil : css
  }
}

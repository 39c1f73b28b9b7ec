extension UIBackgroundConfiguration {
  /// The background of a cell of a list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell of a list without cards.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell of a list of cards.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The declarations of the row around a cell, or `nil` for the style's own.
  var rowCSS: String? {
    var css = ""
    if let backgroundColor { css += "background-color:\(backgroundColor.color.css);" }
    if cornerRadius > 0 { css += "border-radius:\(cornerRadius)px;" }
    if strokeWidth > 0, let strokeColor {
      // A shadow takes no room, which a border of the row would.
      css += "box-shadow:inset 0 0 0 \(strokeWidth)px \(strokeColor.color.css);"
    }
    return css.isEmpty ? nil : css
  }
}

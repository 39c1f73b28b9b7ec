import Graphics
import GtkObjects

extension UIImage {
  /// Shows the image in a widget.
  ///
  /// - Parameter isTemplate: Whether an image without a rendering mode is a shape in the colour of the widget.
  @MainActor func show(in picture: Gtk.Picture, isTemplate isUsuallyTemplate: Bool = false) {
    let isTemplate =
      switch renderingMode {
      case .automatic: isUsuallyTemplate || ownColor != nil
      // A colour of its own makes the image a shape.
      case .alwaysOriginal: ownColor != nil
      case .alwaysTemplate: true
      }
    switch content {
    case .empty: picture.setTexture(nil, scale: 1, isTemplate: false)
    case .data(let data):
      if scale == 1, !isTemplate, filling.isPlain { return picture.setData(data) }
      picture.setTexture(
        Gtk.Texture(data), scale: max(Int(scale.rounded()), 1), isTemplate: isTemplate, filling: filling)
    case .files(let variants):
      let (path, scale) = variants.best(
        for: picture.scaleFactor, isDark: UITraitCollection.current.userInterfaceStyle == .dark)
      let isShape = renderingMode == .automatic ? variants.isTemplate ?? isTemplate : isTemplate
      if scale == 1, !isShape, filling.isPlain { return picture.setFile(path) }
      picture.setTexture(Gtk.Texture.shared(file: path), scale: scale, isTemplate: isShape, filling: filling)
    case .symbol(let name):
      let symbol = Gtk.SymbolPaintable(appearance(ofSymbol: name))
      symbol.setWidget(picture)
      picture.setSymbol(symbol)
    }
  }

  /// Returns the appearance of a symbol with the configuration and the colour of the image.
  @MainActor package func appearance(ofSymbol name: String) -> Gtk.SymbolAppearance {
    var appearance = SystemSymbols.appearance(of: name)
    configuration.apply(to: &appearance)
    appearance.size = size
    if let ownColor { appearance.rendering = .palette([ownColor.color]) }
    return appearance
  }

  /// Indicates whether the image is a shape in the colour of the text around it.
  var isShape: Bool {
    if ownColor != nil { return true }
    return switch (renderingMode, content) {
    case (.alwaysTemplate, _), (.automatic, .symbol): true
    case (.automatic, .files(let variants)): variants.isTemplate == true
    default: false
    }
  }

  /// The name of the image in a control without a title, for assistive technology and in menus.
  package var spokenName: String {
    if case .symbol(let name) = content { SymbolWords.title(of: name) } else { "" }
  }
}

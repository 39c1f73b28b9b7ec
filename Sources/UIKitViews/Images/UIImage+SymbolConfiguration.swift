import Graphics
import GtkObjects

extension UIImage {
  /// The size, weight and colours of a symbol.
  ///
  /// Mirrors `UIImage.SymbolConfiguration`. The default size of a symbol is 16 points.
  ///
  /// ```swift
  /// let star = UIImage(systemName: "star.fill", withConfiguration: SymbolConfiguration(pointSize: 32, weight: .bold))
  /// ```
  public struct SymbolConfiguration: Hashable, Sendable {
    var pointSize: Double?
    var weight: SymbolWeight?
    var scale: SymbolScale?
    var rendering: Rendering?

    enum Rendering: Hashable, Sendable {
      case monochrome, multicolor
      case hierarchical(UIColor)
      case palette([UIColor])
    }

    /// A configuration without values.
    public static let unspecified = SymbolConfiguration()

    private init() {}

    /// Creates a configuration with a size in points.
    public init(pointSize: Double, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }

    /// Creates a configuration with the size of a predefined font.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration with the size of a font.
    public init(font: UIFont, scale: SymbolScale = .default) {
      (pointSize, self.scale) = (font.pointSize, scale)
    }

    /// Creates a configuration with a weight.
    public init(weight: SymbolWeight) { self.weight = weight }

    /// Creates a configuration with a scale.
    public init(scale: SymbolScale) { self.scale = scale }

    /// Creates a configuration in which the layers have one colour in several opacities.
    public init(hierarchicalColor: UIColor) { rendering = .hierarchical(hierarchicalColor) }

    /// Creates a configuration with a colour for each layer. Further layers have the last colour.
    public init(paletteColors: [UIColor]) { rendering = .palette(paletteColors) }

    /// Returns a configuration in which symbols have their own colours.
    public static func preferringMulticolor() -> SymbolConfiguration { Self(rendering: .multicolor) }

    /// Returns a configuration in which symbols have one colour.
    public static func preferringMonochrome() -> SymbolConfiguration { Self(rendering: .monochrome) }

    private init(rendering: Rendering) { self.rendering = rendering }

    /// Returns the configuration with the values of another one in place of its own.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var result = self
      result.pointSize = other.pointSize ?? pointSize
      result.weight = other.weight ?? weight
      result.scale = other.scale ?? scale
      result.rendering = other.rendering ?? rendering
      return result
    }

    /// The length of the symbol's sides in points.
    var length: Double { (pointSize ?? Symbol.gridSize) * (scale ?? .default).factor }

    /// Applies the configuration to the appearance of a symbol.
    func apply(to appearance: inout Gtk.SymbolAppearance) {
      if let weight = weight?.weight { appearance.weight = weight }
      switch rendering {
      case nil: break
      case .monochrome: appearance.rendering = .monochrome
      case .multicolor: appearance.rendering = .multicolor
      case .palette(let colors): appearance.rendering = .palette(colors.map(\.color))
      case .hierarchical(let color):
        appearance.rendering = .palette([color.color, color.color.opacity(0.5), color.color.opacity(0.3)])
      }
    }
  }

  /// The thickness of the strokes of a symbol.
  ///
  /// Mirrors `UIImage.SymbolWeight`.
  public enum SymbolWeight: Int, Sendable {
    /// The `Font.Weight` of the same name; `unspecified` leaves it to the font.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var weight: Font.Weight? {
      switch self {
      case .unspecified: nil
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol beside text.
  ///
  /// Mirrors `UIImage.SymbolScale`.
  public enum SymbolScale: Int, Sendable {
    /// The usual size, which is `medium`.
    case `default` = -1
    /// No size of its own. Here as `default`.
    case unspecified
    /// 0.8 times the usual size.
    case small
    /// The usual size.
    case medium
    /// 1.3 times the usual size.
    case large

    var factor: Double {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.3
      }
    }
  }

  /// Creates a system symbol with a configuration, or `nil` if there is none of that name.
  ///
  /// Mirrors `UIImage(systemName:withConfiguration:)`.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard let configuration else {
      self.init(systemName: name)
      return
    }
    self.init(symbol: name, configuration: configuration)
  }

  /// The configuration of a symbol, or `nil` for a picture.
  public var symbolConfiguration: SymbolConfiguration? {
    guard case .symbol = content else { return nil }
    return configuration
  }

  /// Returns a symbol with another configuration. A picture stays as it is.
  ///
  /// Mirrors `UIImage.withConfiguration(_:)`.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol = content else { return self }
    return UIImage(self, configuration: configuration)
  }

  /// Returns a symbol with the values of a configuration in place of its own.
  ///
  /// Mirrors `UIImage.applyingSymbolConfiguration(_:)`.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let own = symbolConfiguration else { return nil }
    return withConfiguration(own.applying(configuration))
  }

  /// Returns the picture as a shape in a colour.
  ///
  /// Mirrors `UIImage.withTintColor(_:)`, with the mode `alwaysOriginal`: the colour stays in controls with a tint.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .alwaysOriginal) }

  /// Returns the picture as a shape in a colour. As a template, it has the colour of the view that shows it.
  ///
  /// Mirrors `UIImage.withTintColor(_:renderingMode:)`.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(self, renderingMode: renderingMode, tintColor: color)
  }
}

extension Color {
  /// The sRGB components of a colour, from 0 to 1.
  ///
  /// Mirrors SwiftUI's `Color.Resolved`.
  public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// The opacity, from clear (0) to opaque (1).
    public var opacity: Float

    /// Creates components. Components of a linear colour space are converted.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      func encoded(_ part: Float) -> Float { Float(Color.encoded(Double(part), in: colorSpace)) }
      (self.red, self.green, self.blue, self.opacity) = (encoded(red), encoded(green), encoded(blue), opacity)
    }

    /// The components in hexadecimal digits, such as `#3584E4FF`.
    public var description: String {
      "#"
        + [red, green, blue, opacity].map { part in
          let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
          return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    fileprivate func mixed(with other: Resolved, _ share: Float) -> Resolved {
      func mixed(_ part: KeyPath<Resolved, Float>) -> Float {
        self[keyPath: part] * (1 - share) + other[keyPath: part] * share
      }
      return Resolved(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity))
    }
  }

  /// Creates a colour from components.
  ///
  /// Mirrors SwiftUI's `Color.init(_:)`.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the components of the colour. The theme's own colours are those of GNOME's theme, because only widgets
  /// know the colours of another theme.
  package func resolved(in scheme: ColorScheme) -> Resolved {
    var parser = ColorParser(text: Substring(css), scheme: scheme)
    return parser.color()
  }
}

extension Color.Resolved: ShapeStyle {
  public var _paint: _Paint { Color(self)._paint }
}

/// Reads GTK's syntax for colours.
private struct ColorParser {
  var text: Substring
  let scheme: ColorScheme

  private static let black = Color.Resolved(red: 0, green: 0, blue: 0)

  mutating func color() -> Color.Resolved {
    if skip("transparent") { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
    if skip("#") { return hexadecimal() }
    if skip("@") { return named() }
    if skip("alpha(") {
      var color = color()
      color.opacity *= number()
      return color
    }
    if skip("mix(") {
      let (from, to) = (color(), next { $0.color() })
      return from.mixed(with: to, number())
    }
    guard skip("rgba(") else { return Self.black }
    let (red, green, blue) = (number() / 255, number() / 255, number() / 255)
    return Color.Resolved(red: red, green: green, blue: blue, opacity: number())
  }

  private mutating func skip(_ prefix: String) -> Bool {
    guard text.hasPrefix(prefix) else { return false }
    text = text.dropFirst(prefix.count)
    return true
  }

  /// Reads the next argument, behind its comma and without the parenthesis that ends the arguments.
  private mutating func next<Value>(_ read: (inout ColorParser) -> Value) -> Value {
    _ = skip(",")
    let value = read(&self)
    if text.first == ")" { text = text.dropFirst() }
    return value
  }

  private mutating func number() -> Float {
    next { parser in
      let digits = parser.text.prefix { $0 != "," && $0 != ")" }
      parser.text = parser.text.dropFirst(digits.count)
      return Float(digits) ?? 0
    }
  }

  private mutating func hexadecimal() -> Color.Resolved {
    let digits = text.prefix(6)
    text = text.dropFirst(6)
    guard let number = UInt32(digits, radix: 16) else { return Self.black }
    func part(_ shift: UInt32) -> Float { Float(number >> shift & 0xff) / 255 }
    return Color.Resolved(red: part(16), green: part(8), blue: part(0))
  }

  private mutating func named() -> Color.Resolved {
    let name = text.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    text = text.dropFirst(name.count)
    if let variants = Color.variants(ofAdaptiveName: name) {
      let css = scheme == .dark ? variants.dark : variants.light
      var parser = ColorParser(text: Substring(css), scheme: scheme)
      return parser.color()
    }
    // GNOME's theme, light and dark.
    let (light, dark): (UInt32, UInt32) =
      switch name {
      case "window_bg_color": (0xf6_f5_f4, 0x35_35_35)
      case "view_bg_color": (0xff_ff_ff, 0x2d_2d_2d)
      case "accent_bg_color": (0x35_84_e4, 0x15_53_9e)
      default: (0x2e_34_36, 0xee_ee_ec)
      }
    let digits = String(scheme == .dark ? dark : light, radix: 16)
    var parser = ColorParser(text: Substring(digits), scheme: scheme)
    return parser.hexadecimal()
  }
}

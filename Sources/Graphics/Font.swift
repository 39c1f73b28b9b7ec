import Foundation

/// The size, weight and slant of text.
///
/// Mirrors the part of SwiftUI's `Font` that is a plain value. Predefined fonts are relative to the desktop's font
/// size. The user's text scale applies to all fonts.
public struct Font: Hashable, Sendable {
  /// The thickness of the strokes.
  ///
  /// Mirrors SwiftUI's `Font.Weight`.
  public enum Weight: Int, Sendable {
    /// The CSS weight 100, which fonts call Thin.
    case ultraLight = 100
    /// The CSS weight 200, which fonts call ExtraLight.
    case thin = 200
    /// The CSS weight 300.
    case light = 300
    /// The usual weight, 400.
    case regular = 400
    /// The CSS weight 500.
    case medium = 500
    /// The CSS weight 600.
    case semibold = 600
    /// The CSS weight 700.
    case bold = 700
    /// The CSS weight 800.
    case heavy = 800
    /// The CSS weight 900.
    case black = 900
  }

  /// The kind of typeface.
  ///
  /// Mirrors SwiftUI's `Font.Design`. The desktop has one typeface of each kind; it has no rounded one.
  public enum Design: Hashable, Sendable {
    /// The desktop's typeface.
    case `default`
    /// A typeface with serifs.
    case serif
    /// The desktop's typeface.
    case rounded
    /// A typeface whose characters all have the same width.
    case monospaced
  }

  /// The width of the characters, from 0 for the usual one: condensed below, expanded above.
  ///
  /// Mirrors SwiftUI's `Font.Width`. A typeface without characters of that width shows its usual ones.
  public struct Width: Hashable, Sendable {
    /// The width.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// Very narrow characters.
    public static let compressed = Width(-0.4)
    /// Narrow characters.
    public static let condensed = Width(-0.2)
    /// The usual characters.
    public static let standard = Width(0)
    /// Wide characters.
    public static let expanded = Width(0.2)

    /// The name in CSS and in Pango's markup.
    package var css: String {
      switch value {
      case ..<(-0.3): "ultra-condensed"
      case ..<(-0.1): "condensed"
      case ...0.1: "normal"
      case ...0.3: "expanded"
      default: "ultra-expanded"
      }
    }
  }

  /// The distance of lines.
  ///
  /// Mirrors SwiftUI's `Font.Leading`.
  public enum Leading: Hashable, Sendable {
    /// The typeface's own.
    case standard
    /// A smaller distance.
    case tight
    /// A larger distance.
    case loose
  }

  /// A typeface.
  package enum Family: Hashable {
    case system(Design)
    case custom(String)
  }

  /// The letters that become small capitals, with their name in CSS and in Pango's markup.
  package enum Capitals: String {
    case lowercase = "small-caps"
    case uppercase = "unicase"
  }

  package enum Size: Hashable {
    /// A multiple of the desktop's font size.
    case relative(Double)
    /// A size in typographic points, as Pango and CSS count it.
    case fixed(Double)
  }

  package private(set) var size: Size
  package private(set) var weight = Weight.regular
  package private(set) var isItalic = false
  package private(set) var family = Family.system(.default)
  package private(set) var hasMonospacedDigits = false
  package private(set) var capitals: Capitals?
  package private(set) var width = Width.standard
  private var leading = Leading.standard

  private init(_ scale: Double, _ weight: Weight = .regular) {
    size = .relative(scale)
    self.weight = weight
  }

  /// The font for the title of a window.
  public static let largeTitle = Font(2, .light)
  /// The font for the title of a page. Relative to the body font, the titles have the same sizes as on iOS.
  public static let title = Font(1.65)
  /// The font for the title of a section.
  public static let title2 = Font(1.29)
  /// The font for a subordinate title.
  public static let title3 = Font(1.18)
  /// The font for a headline.
  public static let headline = Font(1, .bold)
  /// The font for a line below a headline.
  public static let subheadline = Font(0.9)
  /// The font for text, which is the desktop's font.
  public static let body = Font(1)
  /// The font for highlighted text.
  public static let callout = Font(0.95)
  /// The font for footnotes.
  public static let footnote = Font(0.85)
  /// The font for captions of images.
  public static let caption = Font(0.82)
  /// The font for less important captions.
  public static let caption2 = Font(0.75)

  /// Returns the desktop's font at a size in points, the unit of frames. The size is clamped to the range from 1 to 1,000,
  /// because larger glyphs overflow in Pango. The body font of most desktops has 14.7 points.
  ///
  /// Mirrors SwiftUI's `system(size:weight:design:)`.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(1, weight ?? .regular).sized(size).design(design)
  }

  /// Returns a predefined font with another weight or typeface.
  ///
  /// Mirrors SwiftUI's `system(_:design:weight:)`.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = style.font.design(design)
    if let weight { font.weight = weight }
    return font
  }

  /// Returns a font of an installed typeface, or of one that the program provides, at a size in points. Without a
  /// typeface of that name, text is shown in the desktop's typeface.
  ///
  /// Mirrors SwiftUI's `custom(_:size:)`. The name is that of a family, such as "Cantarell", as `fc-list` prints it.
  public static func custom(_ name: String, size: Double) -> Font {
    var font = Font(1).sized(size)
    font.family = .custom(name)
    return font
  }

  /// Returns a font of a typeface at a size in points. The user's text scale also applies to it, as to all fonts.
  ///
  /// Mirrors SwiftUI's `custom(_:fixedSize:)`.
  public static func custom(_ name: String, fixedSize: Double) -> Font { custom(name, size: fixedSize) }

  /// Returns a font of a typeface at a size in points, which the user's text scale changes in the same way for all
  /// styles.
  ///
  /// Mirrors SwiftUI's `custom(_:size:relativeTo:)`.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// The typographic points per point of views, at the usual resolution of 96 dots per inch.
  private static let typographicPoints = 0.75

  /// Returns the font at a size in points as views measure lengths, so that text fits frames as on a phone.
  private func sized(_ points: Double) -> Font {
    let points = points.isNaN ? 1 : min(max(points, 1), 1_000)
    return changed { $0.size = .fixed(points * Self.typographicPoints) }
  }

  /// Returns the font at another size in points.
  ///
  /// Mirrors SwiftUI's `pointSize(_:)`.
  public func pointSize(_ size: CGFloat) -> Font { sized(Double(size)) }

  /// Returns the font with its size multiplied.
  ///
  /// Mirrors SwiftUI's `scaled(by:)`.
  public func scaled(by factor: Double) -> Font {
    switch size {
    case .relative(let scale): changed { $0.size = .relative(scale * factor) }
    case .fixed(let points): sized(points * factor / Self.typographicPoints)
    }
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// Returns the font with another kind of typeface; `nil` keeps the typeface, and so does a custom one.
  package func design(_ design: Design?) -> Font {
    guard let design, case .system = family else { return self }
    return changed { $0.family = .system(design) }
  }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// Returns the font with characters of another width.
  ///
  /// Mirrors SwiftUI's `width(_:)`.
  public func width(_ width: Width) -> Font { changed { $0.width = width } }

  /// Returns the font with another distance of lines, for a text of one font.
  ///
  /// Mirrors SwiftUI's `leading(_:)`.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

  /// Returns the font in bold, or in the regular weight.
  public func bold(_ isActive: Bool = true) -> Font { weight(isActive ? .bold : .regular) }

  /// Returns the font in italics, or upright.
  public func italic(_ isActive: Bool = true) -> Font { changed { $0.isItalic = isActive } }

  /// Returns the font in another typeface.
  package func family(_ family: Family) -> Font { changed { $0.family = family } }

  /// Returns the monospaced typeface, or the desktop's, with the same size and weight.
  public func monospaced(_ isActive: Bool = true) -> Font {
    isActive ? design(.monospaced) : family == .system(.monospaced) ? design(.default) : self
  }

  /// Returns the font with digits of the same width, if the typeface has them. Digits of changing numbers then keep
  /// their places.
  public func monospacedDigit(_ isActive: Bool = true) -> Font { changed { $0.hasMonospacedDigits = isActive } }

  /// Returns the font with small capitals in place of lowercase letters, if the typeface has them.
  public func smallCaps(_ isActive: Bool = true) -> Font { changed { $0.capitals = isActive ? .lowercase : nil } }

  /// Returns the font with small capitals in place of lowercase letters, if the typeface has them.
  ///
  /// Mirrors SwiftUI's `lowercaseSmallCaps(_:)`.
  public func lowercaseSmallCaps(_ isActive: Bool = true) -> Font { smallCaps(isActive) }

  /// Returns the font with small capitals in place of uppercase letters, if the typeface has them.
  ///
  /// Mirrors SwiftUI's `uppercaseSmallCaps(_:)`. It replaces `smallCaps()`.
  public func uppercaseSmallCaps(_ isActive: Bool = true) -> Font {
    changed { $0.capitals = isActive ? .uppercase : nil }
  }

  /// The font as CSS declarations.
  package var css: String {
    let size =
      switch size {
      case .relative(let scale): "\(scale)rem"
      case .fixed(let points): "\(points)pt"
      }
    var css = "font-size:\(size);font-weight:\(weight.rawValue);font-style:\(isItalic ? "italic" : "normal");"
    if let familyName { css += "font-family:\"\(Self.quoted(familyName))\";" }
    if hasMonospacedDigits { css += "font-feature-settings:\"tnum\";" }
    if let capitals { css += "font-variant-caps:\(capitals.rawValue);" }
    if width != .standard { css += "font-stretch:\(width.css);" }
    if leading != .standard { css += "line-height:\(leading == .tight ? 1.05 : 1.4);" }
    return css
  }

  /// The name of the typeface, or `nil` for the desktop's.
  package var familyName: String? {
    switch family {
    case .system(.default), .system(.rounded): nil
    case .system(.serif): "serif"
    case .system(.monospaced): "monospace"
    case .custom(let name): name
    }
  }

  /// Returns a name as the content of a CSS string. A backslash before a character's number stands for that character.
  private static func quoted(_ name: String) -> String {
    name.unicodeScalars.map { scalar in
      let isPlain = CharacterSet.alphanumerics.contains(scalar) || scalar == " "
      return isPlain ? String(scalar) : "\\\(String(scalar.value, radix: 16)) "
    }
    .joined()
  }
}

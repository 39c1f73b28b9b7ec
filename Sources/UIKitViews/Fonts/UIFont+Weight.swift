import Graphics

extension UIFont {
  /// The thickness of the strokes.
  ///
  /// Mirrors `UIFont.Weight`. A value between two named weights is shown as the nearest one.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The thickness, from -1 to 1. The usual one is 0.
    public let rawValue: CGFloat

    /// Creates a weight from -1 to 1. The usual one is 0.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from -1 to 1. The usual one is 0.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The thinnest strokes.
    public static let ultraLight = Weight(-0.8)
    /// Very thin strokes.
    public static let thin = Weight(-0.6)
    /// Thin strokes.
    public static let light = Weight(-0.4)
    /// The usual strokes.
    public static let regular = Weight(0)
    /// Strokes slightly thicker than the usual ones.
    public static let medium = Weight(0.23)
    /// Strokes between medium and bold ones.
    public static let semibold = Weight(0.3)
    /// The strokes of bold text.
    public static let bold = Weight(0.4)
    /// Strokes thicker than bold ones.
    public static let heavy = Weight(0.56)
    /// The thickest strokes.
    public static let black = Weight(0.62)

    private static let pairs: [(Weight, Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    init(_ weight: Font.Weight) { self = Self.pairs.first { $0.1 == weight }?.0 ?? .regular }

    var weight: Font.Weight {
      Self.pairs.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }

  /// The width of the characters.
  ///
  /// Mirrors `UIFont.Width`. A typeface without characters of that width shows its usual ones.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width of the characters. The usual one is 0.
    public let rawValue: CGFloat

    /// Creates a width. The usual one is 0.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Very narrow characters.
    public static let compressed = Width(rawValue: Font.Width.compressed.value)
    /// Narrow characters.
    public static let condensed = Width(rawValue: Font.Width.condensed.value)
    /// The usual characters.
    public static let standard = Width(rawValue: 0)
    /// Wide characters.
    public static let expanded = Width(rawValue: Font.Width.expanded.value)

    var width: Font.Width { Font.Width(rawValue) }
  }
}

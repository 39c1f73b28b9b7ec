/// A picture generated from a name: shapes in the colours of one palette, always the same for the same name.
///
/// The picture has no fixed size. Positions and lengths are fractions of its width and height, from 0 to 1, and shapes
/// may extend over its edges. Drawing takes microseconds, so lists need no cache.
public nonisolated struct CoverArt: Hashable, Sendable {
  /// A colour by its components, from 0 to 1.
  public struct Tint: Hashable, Sendable {
    /// The components, from 0 to 1.
    public let red, green, blue: Double

    /// Creates a colour from hexadecimal digits: `0xRRGGBB`.
    init(_ hex: UInt32) {
      red = Double(hex >> 16 & 0xFF) / 255
      green = Double(hex >> 8 & 0xFF) / 255
      blue = Double(hex & 0xFF) / 255
    }
  }

  /// The outline of a shape within its frame.
  public enum Figure: Hashable, Sendable {
    /// The frame itself.
    case rectangle
    /// An ellipse that touches all sides of the frame.
    case ellipse
    /// A circle at any aspect ratio of the picture, centred in the frame. Its diameter is the frame's width as a
    /// fraction of the picture's shorter side.
    case disc
    /// A triangle that rests on its base.
    case triangle
  }

  /// A shape of the picture.
  public struct Shape: Hashable, Sendable {
    /// The outline within the frame.
    public let figure: Figure
    /// The frame.
    public let x, y, width, height: Double
    /// The colour.
    public let tint: Tint
    /// The opacity, from 0 to 1.
    public let opacity: Double
  }

  /// The background colour at the top; the background is a gradient.
  public let top: Tint
  /// The background colour at the bottom.
  public let bottom: Tint
  /// The shapes, from back to front.
  public let shapes: [Shape]

  /// Creates the picture for a name.
  public init(named name: String) {
    var numbers = NameNumbers(name)
    let palette = CoverPalette.all[numbers.next(below: CoverPalette.all.count)]
    top = palette.top
    bottom = palette.bottom
    shapes = CoverMotif.allCases[numbers.next(below: CoverMotif.allCases.count)].shapes(palette, &numbers)
  }
}

/// A pseudorandom sequence seeded by a name, the same in every run and on every machine.
nonisolated struct NameNumbers {
  private var state: UInt64

  init(_ name: String) {
    // FNV-1a.
    state = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Returns a number from 0 up to, but not including, `bound`.
  mutating func next(below bound: Int) -> Int { Int(truncatingIfNeeded: next() % UInt64(bound)) }

  mutating func next(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
  }

  private mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

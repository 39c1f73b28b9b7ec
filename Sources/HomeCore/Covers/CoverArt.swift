/// A picture that a name stands for: some shapes in the colours of one palette, always the same ones for the same name.
///
/// It has no size: places and lengths are parts of the picture's width and height, from 0 to 1, and shapes may reach over
/// its edges. A drawing of it takes microseconds, so lists need not keep any.
public nonisolated struct CoverArt: Hashable, Sendable {
  /// A colour by its parts, from 0 to 1.
  public struct Tint: Hashable, Sendable {
    public let red, green, blue: Double

    /// Makes a colour of its hexadecimal digits: `0xRRGGBB`.
    init(_ hex: UInt32) {
      red = Double(hex >> 16 & 0xFF) / 255
      green = Double(hex >> 8 & 0xFF) / 255
      blue = Double(hex & 0xFF) / 255
    }
  }

  /// What a shape looks like within its frame.
  public enum Figure: Hashable, Sendable {
    case rectangle, ellipse
    /// Round whatever the picture's shape is: as wide as its frame's width is a part of the picture's shorter side, around the
    /// frame's middle.
    case disc
    /// Standing on its base.
    case triangle
  }

  /// One shape.
  public struct Shape: Hashable, Sendable {
    public let figure: Figure
    /// Its frame.
    public let x, y, width, height: Double
    public let tint: Tint
    /// How much of what is behind it it covers.
    public let opacity: Double
  }

  /// What fills the picture behind the shapes, from here at its top…
  public let top: Tint
  /// …to here at its bottom.
  public let bottom: Tint
  /// The shapes, each over those before it.
  public let shapes: [Shape]

  /// The picture that a name stands for.
  public init(named name: String) {
    var numbers = NameNumbers(name)
    let palette = CoverPalette.all[numbers.next(below: CoverPalette.all.count)]
    top = palette.top
    bottom = palette.bottom
    shapes = CoverMotif.allCases[numbers.next(below: CoverMotif.allCases.count)].shapes(palette, &numbers)
  }
}

/// Numbers that follow from a name, the same in every run and on every machine.
nonisolated struct NameNumbers {
  private var state: UInt64

  init(_ name: String) {
    // FNV-1a.
    state = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// A number from 0 up to, and not including, `bound`.
  mutating func next(below bound: Int) -> Int { Int(truncatingIfNeeded: next() % UInt64(bound)) }

  /// A number in a range.
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

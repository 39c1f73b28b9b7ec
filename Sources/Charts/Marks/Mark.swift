import Foundation

/// A mark as plain values.
struct Mark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  let kind: Kind
  /// The value, or the start of a range, of which ``xEnd`` is the end. The angle of a sector.
  var x: Channel?
  var xEnd: Channel?
  var y: Channel?
  var yEnd: Channel?
  var stacking = MarkStackingMethod.standard
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  /// The value that distinguishes the lines of a chart, in addition to their styles.
  var series: Channel?
  /// The radii and the gap of a sector.
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset = 0.0
  var look = MarkLook()

  init(_ kind: Kind, x: Channel? = nil, xEnd: Channel? = nil, y: Channel? = nil, yEnd: Channel? = nil) {
    self.kind = kind
    self.x = x
    self.xEnd = xEnd
    self.y = y
    self.yEnd = yEnd
  }

  /// Indicates whether the mark grows along the `x` axis, as a bar of a category on the `y` axis does.
  var isHorizontal: Bool {
    if xEnd != nil { return true }
    if yEnd != nil { return false }
    guard let x else { return false }
    guard let y else { return x.value.kind == .number && x.length == 0 }
    return x.value.kind == .number && x.length == 0 && (y.value.kind != .number || y.length != 0)
  }
}

/// The properties that modifiers set for a mark.
struct MarkLook {
  var paint: _Paint?
  /// The value for which the chart chooses a style, a symbol and a place.
  var styleValue: Channel?
  var symbolValue: Channel?
  var positionValue: Channel?
  var lineStyleValue: Channel?
  var symbol: ChartSymbol?
  /// The area of a symbol, in square points.
  var symbolSize: Double?
  var symbolSizeValue: Channel?
  var lineStyle: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var opacity = 1.0
  var cornerRadius: Double?
  var offset = CGSize.zero
  var zIndex = 0.0
  /// Indicates whether a gradient extends over the plot area.
  var fillsPlotArea = false
  var label: String?
  var value: String?
  var isAccessibilityHidden = false
  var annotations: [MarkAnnotation] = []
}

/// The width or height of a mark, or the radius of a sector.
///
/// Mirrors Swift Charts' `MarkDimension`.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind: Hashable {
    case automatic
    case fixed(Double)
    case inset(Double)
    case ratio(Double)
  }

  let kind: Kind

  /// A length that suits the chart.
  public static let automatic = MarkDimension(kind: .automatic)

  /// A length in points.
  public static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(Double(length))) }

  /// The available length without some points at each side; at the outside of a radius.
  public static func inset(_ length: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(Double(length))) }

  /// A part of the available length, from 0 to 1.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(Double(ratio))) }

  init(kind: Kind) { self.kind = kind }

  /// Creates a length in points.
  public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }

  /// Creates a length in points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// Returns the length of a mark with a maximum of `available` points.
  func length(of available: Double, automatic: Double, insets: Double = 2) -> Double {
    let length =
      switch kind {
      case .automatic: automatic
      case .fixed(let length): length
      case .inset(let inset): available - insets * inset
      case .ratio(let ratio): available * ratio
      }
    return length.isFinite ? max(length, 0) : 0
  }
}

/// The way in which bars, areas and sectors of the same place are stacked.
///
/// Mirrors Swift Charts' `MarkStackingMethod`.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind { case standard, normalized, center, unstacked }

  let kind: Kind

  /// Each begins at the end of the previous one.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// Each is a fraction of the whole, which is 1.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// The whole is centred at zero.
  public static let center = MarkStackingMethod(kind: .center)
  /// All begin at zero and overlap.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// The curve of a line between its points.
///
/// Mirrors Swift Charts' `InterpolationMethod`.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    /// A spline from roundest (0) to straight (1).
    case cardinal(tension: Double)
    /// A spline whose corners depend on a power of the distances between the points.
    case catmullRom(alpha: Double)
  }

  let kind: Kind

  /// Straight lines.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A curve without values above or below those of neighbouring points.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// Steps that rise at each point.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// Steps that rise between two points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Steps that rise at the next point.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
  /// A spline through the points.
  public static let cardinal = InterpolationMethod.cardinal(tension: 0)
  /// A spline through the points that follows their distances.
  public static let catmullRom = InterpolationMethod.catmullRom(alpha: 0.5)

  /// A spline through the points, rounder for a lower tension.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: Double(tension)))
  }

  /// A spline through the points: 0 is uniform, 0.5 centripetal and 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: Double(alpha)))
  }
}

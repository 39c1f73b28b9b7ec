/// Colours along a line.
///
/// Mirrors SwiftUI's `Gradient`. Colours are mixed in sRGB.
///
/// As a style, it is a line from the top to the bottom.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place of a gradient.
  ///
  /// Mirrors SwiftUI's `Gradient.Stop`.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from the start (0) to the end (1).
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in the order of their places.
  public var stops: [Stop]

  /// Creates a gradient from colours at given places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  public var _paint: _Paint { .gradient(self, .linear(.top, .bottom)) }

  func replacingAccent(by tint: Color) -> Gradient {
    guard stops.contains(where: \.color.hasAccent) else { return self }
    return Gradient(stops: stops.map { Stop(color: $0.color.replacingAccent(by: tint), location: $0.location) })
  }

  func faded(_ opacity: Double) -> Gradient {
    Gradient(stops: stops.map { Stop(color: $0.color.opacity(opacity), location: $0.location) })
  }
}

extension Color {
  /// A subtle gradient from a lighter shade at the top to the colour at the bottom.
  ///
  /// Mirrors SwiftUI's `Color.gradient`. The lighter shade is translucent.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [opacity(0.75), self])) }
}

/// The colour or gradient of a ``ShapeStyle``. Not for use outside the library.
public indirect enum _Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Colours that blend into each other, and their place.
  case gradient(Gradient, _GradientGeometry)
  /// The surrounding style with less emphasis; 0 is the style itself.
  case hierarchical(Int)
  /// The colour of active controls.
  case tint
  /// Another paint, whose opacity is multiplied by a factor.
  case opacity(_Paint, Double)
  /// The style of backgrounds.
  case background
  /// Another paint with less emphasis; 0 is the paint itself.
  case emphasis(_Paint, Int)
  /// Copies of a picture side by side.
  case picture(_PicturePaint)
}

/// The place of a gradient's colours. Not for use outside the library.
public enum _GradientGeometry: Hashable, Sendable {
  /// The colours are along a line, from its start to its end.
  case linear(UnitPoint, UnitPoint)
  /// The colours are on circles around a centre, from a first radius to a last one, in points.
  case radial(UnitPoint, Double, Double)
  /// The colours are on ellipses around a centre; the radii are fractions of the width and the height.
  case elliptical(UnitPoint, Double, Double)
  /// The colours are around a centre, clockwise from a first angle to a last one.
  case angular(UnitPoint, Angle, Angle)
  /// The colours are those of the mesh's points.
  case mesh(_Mesh)
}

extension _Paint {
  /// The opacities of the surrounding style, starting with the primary one.
  private static let emphases = [1, 0.55, 0.3, 0.2, 0.12]

  /// Returns the colour, gradient or picture in surroundings with a style, a tint and a style of backgrounds.
  package func resolved(
    foreground: _Paint, tint: Color, background: _Paint = .color(.themeBackground)
  ) -> _Paint {
    func resolved(_ paint: _Paint) -> _Paint {
      paint.resolved(foreground: foreground, tint: tint, background: background)
    }
    switch self {
    case .color(let color): return .color(color.replacingAccent(by: tint))
    case .gradient(let gradient, let geometry): return .gradient(gradient.replacingAccent(by: tint), geometry)
    case .picture: return self
    case .hierarchical(let level):
      if level <= 0, case .color(.primary) = foreground { return foreground }
      return foreground.emphasized(level)
    case .tint: return .color(tint)
    case .opacity(let paint, let opacity): return resolved(paint).faded(opacity)
    case .background: return background
    case .emphasis(let paint, let level): return resolved(paint).emphasized(level)
    }
  }

  /// Returns a resolved paint with less emphasis. The theme's background stays opaque, and nears the colour of text.
  private func emphasized(_ level: Int) -> _Paint {
    let level = min(max(level, 0), Self.emphases.count - 1)
    guard self == .color(.themeBackground), level > 0 else { return faded(Self.emphases[level]) }
    return .color(Color(css: "mix(@theme_bg_color,@theme_fg_color,\(0.04 * Double(level)))"))
  }

  /// Returns the paint with its opacity multiplied.
  private func faded(_ opacity: Double) -> _Paint {
    switch self {
    case _ where opacity == 1: self
    case .color(let color): .color(color.opacity(opacity))
    case .gradient(let gradient, let geometry): .gradient(gradient.faded(opacity), geometry)
    case .picture(let picture): .picture(picture.faded(opacity))
    case .hierarchical, .tint, .opacity, .background, .emphasis: .opacity(self, opacity)
    }
  }

  /// The single colour that represents the paint where only a colour is possible.
  package var color: Color {
    switch self {
    case .color(let color): color
    case .gradient(let gradient, _): gradient.stops.first?.color ?? .clear
    case .picture: .gray
    case .hierarchical, .tint, .opacity, .background, .emphasis:
      resolved(foreground: .color(.primary), tint: .accentColor).color
    }
  }

  /// Indicates whether the paint is fully transparent.
  package var isClear: Bool {
    if case .gradient(let gradient, _) = self { gradient.stops.allSatisfy(\.color.isClear) } else { color.isClear }
  }
}

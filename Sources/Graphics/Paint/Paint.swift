/// The colour or gradient that a ``ShapeStyle`` stands for. Not for use outside the library.
public indirect enum _Paint: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient, _GradientGeometry)
  /// The surrounding style with less emphasis; 0 is the style itself.
  case hierarchical(Int)
  /// The colour of active controls.
  case tint
  case opacity(_Paint, Double)
}

/// The place of a gradient's colours. Not for use outside the library.
public enum _GradientGeometry: Hashable, Sendable {
  case linear(UnitPoint, UnitPoint)
  case radial(UnitPoint, Double, Double)
  case elliptical(UnitPoint, Double, Double)
  case angular(UnitPoint, Angle, Angle)
}

extension _Paint {
  /// The opacities of the surrounding style, from the primary one on.
  private static let emphases = [1, 0.55, 0.3, 0.2, 0.12]

  /// Returns the colour or gradient in surroundings with a style and a tint.
  package func resolved(foreground: _Paint, tint: Color) -> _Paint {
    switch self {
    case .color, .gradient: self
    case .hierarchical(let level):
      if level <= 0, case .color(.primary) = foreground {
        foreground
      } else {
        foreground.faded(Self.emphases[min(max(level, 0), Self.emphases.count - 1)])
      }
    case .tint: .color(tint)
    case .opacity(let paint, let opacity): paint.resolved(foreground: foreground, tint: tint).faded(opacity)
    }
  }

  /// Returns the paint with its opacity multiplied.
  private func faded(_ opacity: Double) -> _Paint {
    switch self {
    case _ where opacity == 1: self
    case .color(let color): .color(color.opacity(opacity))
    case .gradient(let gradient, let geometry): .gradient(gradient.faded(opacity), geometry)
    case .hierarchical, .tint, .opacity: .opacity(self, opacity)
    }
  }

  /// The colour that stands for the paint where only one is possible.
  package var color: Color {
    switch self {
    case .color(let color): color
    case .gradient(let gradient, _): gradient.stops.first?.color ?? .clear
    case .hierarchical, .tint, .opacity: resolved(foreground: .color(.primary), tint: .accentColor).color
    }
  }

  /// Indicates whether nothing of the paint is visible.
  package var isClear: Bool {
    if case .gradient(let gradient, _) = self { gradient.stops.allSatisfy(\.color.isClear) } else { color.isClear }
  }
}

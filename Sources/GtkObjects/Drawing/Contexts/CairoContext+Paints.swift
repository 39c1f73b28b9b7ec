import CGtk
import Foundation
import Graphics

extension Gtk.CairoContext {
  /// The source of colour of an operation.
  package enum Paint {
    case color(Color, opacity: Double)
    case gradient(Gradient, opacity: Double)
  }

  /// A shadow, in points of the context.
  package struct Shadow {
    let color: Color
    let x: Double
    let y: Double
    let radius: Double

    package init(color: Color, x: Double, y: Double, radius: Double) {
      (self.color, self.x, self.y) = (color, x.isFinite ? x : 0, y.isFinite ? y : 0)
      self.radius = radius.isFinite ? min(max(radius, 0), DrawingEffect.greatestRadius) : 0
    }
  }

  /// Colours between two circles, or between two points if both radii are `nil`.
  package struct Gradient {
    package var stops: [(color: Color, location: Double)]
    package var start: CGPoint
    package var end: CGPoint
    package var radii: (start: Double, end: Double)?
    /// Whether the first and the last colour continue outside.
    package var extends: (start: Bool, end: Bool)

    package init(
      _ stops: [(color: Color, location: Double)], from start: CGPoint, to end: CGPoint,
      radii: (start: Double, end: Double)? = nil, extends: (start: Bool, end: Bool)
    ) {
      (self.stops, self.start, self.end, self.radii, self.extends) = (stops, start, end, radii, extends)
    }

    func pattern(_ rgba: (Color) -> GdkRGBA, opacity: Double) -> OpaquePointer? {
      let numbers = [start.x, start.y, end.x, end.y, radii?.start ?? 0, radii?.end ?? 0]
      guard numbers.allSatisfy(\.isFinite), let first = stops.first, let last = stops.last else { return nil }
      let pattern: OpaquePointer? =
        if let radii {
          cairo_pattern_create_radial(start.x, start.y, max(radii.start, 0), end.x, end.y, max(radii.end, 0))
        } else {
          cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        }
      func add(_ color: Color, at location: Double, _ share: Double = 1) {
        let color = rgba(color)
        cairo_pattern_add_color_stop_rgba(
          pattern, location, Double(color.red), Double(color.green), Double(color.blue),
          Double(color.alpha) * opacity * share)
      }
      // Cairo extends both ends or neither: an end without extension is clear beyond its last colour.
      if !extends.start { add(first.color, at: 0, 0) }
      for stop in stops { add(stop.color, at: stop.location.isNaN ? 0 : min(max(stop.location, 0), 1)) }
      if !extends.end { add(last.color, at: 1, 0) }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      return pattern
    }
  }

  /// The combination of new colours with the existing ones.
  package enum Mode: Int, CaseIterable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor
    case plusDarker, plusLighter

    /// Indicates whether the mode also changes the pixels outside the shape.
    package var changesOutside: Bool {
      switch self {
      case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
      default: false
      }
    }

    var cairoOperator: cairo_operator_t {
      switch self {
      case .normal: CAIRO_OPERATOR_OVER
      case .multiply: BlendMode.multiply.cairoOperator
      case .screen: BlendMode.screen.cairoOperator
      case .overlay: BlendMode.overlay.cairoOperator
      case .darken: BlendMode.darken.cairoOperator
      case .lighten: BlendMode.lighten.cairoOperator
      case .colorDodge: BlendMode.colorDodge.cairoOperator
      case .colorBurn: BlendMode.colorBurn.cairoOperator
      case .softLight: BlendMode.softLight.cairoOperator
      case .hardLight: BlendMode.hardLight.cairoOperator
      case .difference: BlendMode.difference.cairoOperator
      case .exclusion: BlendMode.exclusion.cairoOperator
      case .hue: BlendMode.hue.cairoOperator
      case .saturation: BlendMode.saturation.cairoOperator
      case .color: BlendMode.color.cairoOperator
      case .luminosity: BlendMode.luminosity.cairoOperator
      // Cairo's own mode for this has no effect on some lines.
      case .clear: CAIRO_OPERATOR_DEST_OUT
      case .copy: CAIRO_OPERATOR_SOURCE
      case .sourceIn: CAIRO_OPERATOR_IN
      case .sourceOut: CAIRO_OPERATOR_OUT
      case .sourceAtop: CAIRO_OPERATOR_ATOP
      case .destinationOver: CAIRO_OPERATOR_DEST_OVER
      case .destinationIn: CAIRO_OPERATOR_DEST_IN
      case .destinationOut: CAIRO_OPERATOR_DEST_OUT
      case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
      case .xor: CAIRO_OPERATOR_XOR
      case .plusDarker: BlendMode.plusDarker.cairoOperator
      case .plusLighter: BlendMode.plusLighter.cairoOperator
      }
    }
  }
}

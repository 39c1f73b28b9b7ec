import CGtk
import Graphics

@MainActor
extension DrawingEffect {
  /// Returns a node with the effect, in place of `node`, whose reference it takes.
  ///
  /// - Parameter isForCairo: Indicates whether cairo draws the node.
  func applied(
    to node: OpaquePointer, for widget: UnsafeMutablePointer<GtkWidget>, isForCairo: Bool
  ) -> OpaquePointer {
    defer { gsk_render_node_unref(node) }
    switch kind {
    // The radius is the standard deviation. GSK takes twice that, but blurs twice as much if it draws with cairo.
    case .blur: return gsk_blur_node_new(node, Float(max(amount, 0)) * (isForCairo ? 1 : 2))
    case .shadow(let color, let x, let y):
      var shadow = GskShadow(
        color: Gtk.rgba(of: color.css, for: widget), dx: Float(x.isFinite ? x : 0), dy: Float(y.isFinite ? y : 0),
        radius: Float(max(amount, 0)) * 2)
      return gsk_shadow_node_new(node, &shadow, 1)
    default:
      let colors = matrix(for: widget)
      // GSK multiplies a row of components with the matrix.
      let values = [
        colors.r1, colors.g1, colors.b1, colors.a1, colors.r2, colors.g2, colors.b2, colors.a2, colors.r3, colors.g3,
        colors.b3, colors.a3, colors.r4, colors.g4, colors.b4, colors.a4,
      ]
      var matrix = graphene_matrix_t()
      graphene_matrix_init_from_float(&matrix, values.map(Float.init))
      var shift = graphene_vec4_t()
      graphene_vec4_init(&shift, Float(colors.r5), Float(colors.g5), Float(colors.b5), Float(colors.a5))
      return gsk_color_matrix_node_new(node, &matrix, &shift)
    }
  }

  private func matrix(for widget: UnsafeMutablePointer<GtkWidget>) -> ColorMatrix {
    guard case .multiply(let color) = kind else { return matrix ?? ColorMatrix() }
    let rgba = Gtk.rgba(of: color.css, for: widget)
    return .multiply(
      red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue), opacity: Double(rgba.alpha))
  }
}

extension BlendMode {
  /// The mode of cairo. Cairo lacks the darker sum, which is close to the product.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .screen: CAIRO_OPERATOR_SCREEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    }
  }
}

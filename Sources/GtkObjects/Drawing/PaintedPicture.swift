import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A picture that GTK cannot paint by itself: a shape in one colour, or pixels that fill a space by rules.
  package struct PaintedPicture: Equatable {
    private let texture: Texture
    /// The size in points.
    let size: CGSize
    /// Indicates whether each pixel is in one colour, as opaque as in the picture.
    private let isShape: Bool
    private let filling: PictureFilling
    /// The pixels, if ``filling`` has rules.
    private let surface: PixelSurface?

    @MainActor
    init(_ texture: Texture, size: CGSize, isShape: Bool, filling: PictureFilling) {
      self.texture = texture
      self.size = size
      self.isShape = isShape
      self.filling = filling
      surface = filling.isPlain ? nil : PixelSurface(texture)
    }

    package static func == (first: Self, second: Self) -> Bool {
      first.texture === second.texture && first.size == second.size && first.isShape == second.isShape
        && first.filling == second.filling
    }

    /// Paints the picture into a rectangle.
    @MainActor
    func paint(in snapshot: OpaquePointer, bounds: graphene_rect_t, color: GdkRGBA) {
      if isShape { pushColor(color, in: snapshot) }
      var bounds = bounds
      if let surface {
        if let context = gtk_snapshot_append_cairo(snapshot, &bounds) {
          let space = CGSize(width: Double(bounds.size.width), height: Double(bounds.size.height))
          filling.paint(surface.pointer, surface.size, size: size, in: space, context)
          cairo_destroy(context)
        }
      } else {
        gtk_snapshot_append_texture(snapshot, texture.opaque, &bounds)
      }
      if isShape { gtk_snapshot_pop(snapshot) }
    }

    @MainActor
    private func pushColor(_ color: GdkRGBA, in snapshot: OpaquePointer) {
      var matrix = graphene_matrix_t()
      // Components are multiplied by the matrix, and then the colour is added.
      graphene_matrix_init_from_float(&matrix, (0..<15).map { _ in 0 } + [color.alpha])
      var shift = graphene_vec4_t()
      graphene_vec4_init(&shift, color.red, color.green, color.blue, 0)
      gtk_snapshot_push_color_matrix(snapshot, &matrix, &shift)
    }
  }
}

extension PictureFilling {
  /// Paints a surface in a space that begins at the origin.
  ///
  /// - Parameters:
  ///   - pixels: The size of the surface.
  ///   - size: The size of the picture in points.
  func paint(_ surface: OpaquePointer, _ pixels: CGSize, size: CGSize, in space: CGSize, _ context: OpaquePointer) {
    let density = CGSize(width: pixels.width / size.width, height: pixels.height / size.height)
    for row in rows(of: size.height, pixels: pixels.height, in: space.height) {
      for column in columns(of: size.width, pixels: pixels.width, in: space.width) {
        PixelSurface.paint(
          CGRect(column.source, row.source), of: surface, into: CGRect(column.target, row.target),
          density: isTiled ? density : nil, isPixelated: isPixelated, in: context)
      }
    }
  }
}

extension CGRect {
  fileprivate init(_ columns: Range<Double>, _ rows: Range<Double>) {
    self.init(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.upperBound - columns.lowerBound,
      height: rows.upperBound - rows.lowerBound)
  }
}

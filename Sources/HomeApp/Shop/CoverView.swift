import GtkBridge
import HomeCore

/// The generated cover picture for a name.
struct CoverView: View {
  let name: String
  /// The width, or `nil` to fill the available width.
  var width: CGFloat?
  let height: Double

  var body: some View {
    Canvas { context, size in context.draw(CoverArt(named: name), in: size) }
      .frame(width: width, height: height)
      .cornerRadius(6)
      .accessibilityHidden(true)
  }
}

extension GraphicsContext {
  fileprivate func draw(_ art: CoverArt, in size: CGSize) {
    // The bands of the gradient are thin enough to be indistinguishable.
    let bands = min(max(Int(size.height / 3), 8), 64)
    for band in 0..<bands {
      let part = Double(band) / Double(bands)
      // Each band extends to the bottom, so that no gap shows between two.
      let y = size.height * part
      fill(
        Path(CGRect(x: 0, y: y, width: size.width, height: size.height - y)),
        with: .color(Color(art.top, mixedWith: art.bottom, part: part)))
    }
    for shape in art.shapes {
      fill(shape.path(in: size), with: .color(Color(shape.tint, opacity: shape.opacity)))
    }
  }
}

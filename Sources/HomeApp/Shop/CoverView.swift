import GtkBridge
import HomeCore

/// The generated cover picture for a name.
struct CoverView: View {
  let name: String
  /// The width, or `nil` to fill the available width.
  var width: Double?
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

extension CoverArt.Shape {
  fileprivate func path(in size: CGSize) -> Path {
    let frame = CGRect(
      x: x * size.width, y: y * size.height, width: width * size.width, height: height * size.height)
    return switch figure {
    case .rectangle: Path(frame)
    case .ellipse: Path(ellipseIn: frame)
    case .disc: Path(ellipseIn: disc(around: CGPoint(x: frame.midX, y: frame.midY), in: size))
    case .triangle:
      Path { path in
        path.move(to: CGPoint(x: frame.midX, y: frame.minY))
        path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
        path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
        path.closeSubpath()
      }
    }
  }

  private func disc(around middle: CGPoint, in size: CGSize) -> CGRect {
    let diameter = width * min(size.width, size.height)
    return CGRect(x: middle.x - diameter / 2, y: middle.y - diameter / 2, width: diameter, height: diameter)
  }
}

extension Color {
  fileprivate init(_ tint: CoverArt.Tint, opacity: Double) {
    self.init(red: tint.red, green: tint.green, blue: tint.blue, opacity: opacity)
  }

  /// Creates a colour between two others: the first for 0, the second for 1.
  fileprivate init(_ first: CoverArt.Tint, mixedWith second: CoverArt.Tint, part: Double) {
    func mix(_ path: KeyPath<CoverArt.Tint, Double>) -> Double {
      first[keyPath: path] + (second[keyPath: path] - first[keyPath: path]) * part
    }
    self.init(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }
}

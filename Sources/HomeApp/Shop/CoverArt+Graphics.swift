import GtkBridge
import HomeCore

extension CoverArt.Shape {
  func path(in size: CGSize) -> Path {
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
  init(_ tint: CoverArt.Tint, opacity: Double = 1) {
    self.init(red: tint.red, green: tint.green, blue: tint.blue, opacity: opacity)
  }

  /// Creates a colour between two others: the first for 0, the second for 1.
  init(_ first: CoverArt.Tint, mixedWith second: CoverArt.Tint, part: Double) {
    func mix(_ path: KeyPath<CoverArt.Tint, Double>) -> Double {
      first[keyPath: path] + (second[keyPath: path] - first[keyPath: path]) * part
    }
    self.init(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }
}

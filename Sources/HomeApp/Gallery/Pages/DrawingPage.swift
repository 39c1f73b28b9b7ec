import GtkBridge

/// Shapes and canvases.
struct DrawingPage: View {
  @State private var turn = 0.1

  var body: some View {
    ExamplePage {
      Example("Shapes", of: "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "fill", "stroke") {
        FlowStack(spacing: 12) {
          Rectangle().fill(.blue).frame(width: 60, height: 40)
          RoundedRectangle(cornerRadius: 10).fill(.green).frame(width: 60, height: 40)
          Capsule().fill(.orange).frame(width: 60, height: 40)
          Circle().fill(.red).frame(width: 60, height: 40)
          Ellipse().fill(.purple).frame(width: 60, height: 40)
          Circle().stroke(.accentColor, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 6]))
            .frame(width: 40, height: 40)
        }
      }
      Example("A shape of one’s own", of: "Shape") {
        HStack(spacing: 12) {
          Diamond().fill(.orange).frame(width: 60, height: 40)
          Diamond().stroke(.accentColor, lineWidth: 2).frame(width: 60, height: 40)
          Diamond().frame(width: 60, height: 40)
        }
      }
      Example("Canvas", of: "Canvas") {
        Canvas { context, size in Self.draw(&context, size, turn: turn) }
          .frame(height: 160)
          .accessibilityLabel("A disc with a sector")
        Slider(value: $turn) { Text("Turn") }
      }
      Example("Geometry reader: the bar is a third of the room", of: "GeometryReader") {
        GeometryReader { geometry in
          RoundedRectangle(cornerRadius: 4).fill(.accentColor)
            .frame(width: geometry.size.width / 3, height: geometry.size.height)
        }
        .frame(height: 20)
      }
    }
  }

  private static func draw(_ context: inout GraphicsContext, _ size: CGSize, turn: Double) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) / 2 - 4
    let disc = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    context.fill(Path(ellipseIn: disc), with: .color(.accentColor.opacity(0.2)))
    let sector = Path { path in
      path.move(to: center)
      path.addArc(
        center: center, radius: radius, startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * turn),
        clockwise: false)
      path.closeSubpath()
    }
    context.fill(sector, with: .color(.accentColor))
    context.stroke(Path(ellipseIn: disc), with: .foreground, lineWidth: 2)
    context.draw(Text("\(Int((turn * 100).rounded())) %"), at: center)
  }
}

private struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.closeSubpath()
    }
  }
}

import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Layers, filters, clips and content of canvases.
  @Suite @MainActor struct CanvasLayerTests {
    private let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    private let middle = Path(CGRect(x: 30, y: 30, width: 40, height: 40))

    @Test func gradientsInPoints() throws {
      let gradient = Gradient(colors: [.pureRed, .pureBlue])
      try expect([(10, 50, .red), (50, 50, Pixel(127, 0, 127)), (90, 50, .blue)], by: 8) {
        Canvas { context, _ in
          context.fill(
            all,
            with: .linearGradient(gradient, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 80, y: 0)))
        }
      }
      try expect([(30, 30, .red), (70, 30, .blue)], by: 8) {
        Canvas { context, _ in
          context.fill(
            all, with: .radialGradient(gradient, center: CGPoint(x: 30, y: 30), startRadius: 10, endRadius: 40))
        }
      }
      try expect([(90, 52, .red), (90, 48, .blue)], by: 14) {
        Canvas { context, _ in
          context.fill(all, with: .conicGradient(gradient, center: CGPoint(x: 50, y: 50)))
        }
      }
    }

    @Test func filtersChangeWhatFollows() throws {
      try expect([(50, 50, Pixel(0, 255, 255)), (10, 10, .red)]) {
        Canvas { context, _ in
          context.fill(all, with: .color(.pureRed))
          context.addFilter(.colorInvert())
          context.fill(middle, with: .color(.pureRed))
        }
      }
      let blurred = TestScreen(width: 100, height: 100) {
        Canvas { context, _ in
          context.addFilter(.blur(radius: 5))
          context.fill(middle, with: .color(.pureRed))
        }
      }
      let found = try blurred.pixels(at: [(50, 50), (28, 50), (5, 50)])
      #expect(found[0].alpha > 240 && (10..<200).contains(found[1].alpha) && found[2].alpha == 0)
      try expect([(50, 50, .red), (80, 80, .blue), (20, 20, .clear)]) {
        Canvas { context, _ in
          context.addFilter(.shadow(color: .pureBlue, radius: 0, x: 20, y: 20))
          context.fill(middle, with: .color(.pureRed))
        }
      }
    }

    @Test func layersAreOnePicture() throws {
      // Two overlapping shapes in a translucent layer do not add up.
      try expect([(50, 50, Pixel(255, 0, 0, 128))]) {
        Canvas { context, _ in
          context.opacity = 0.5
          context.drawLayer { layer in
            layer.fill(middle, with: .color(.pureRed))
            layer.fill(middle, with: .color(.pureRed))
          }
        }
      }
    }

    @Test func blendModes() throws {
      try expect([(50, 50, .black), (10, 10, .red)]) {
        Canvas { context, _ in
          context.fill(all, with: .color(.pureRed))
          context.blendMode = .multiply
          context.fill(middle, with: .color(.pureBlue))
        }
      }
      try expect([(50, 50, .clear), (10, 10, .red)]) {
        Canvas { context, _ in
          context.fill(all, with: .color(.pureRed))
          context.blendMode = .destinationOut
          context.fill(middle, with: .color(.pureBlue))
        }
      }
    }

    @Test func clipsToLayersAndOutsides() throws {
      try expect([(50, 50, .red), (10, 10, .clear)]) {
        Canvas { context, _ in
          context.clipToLayer { $0.fill(middle, with: .color(.black)) }
          context.fill(all, with: .color(.pureRed))
        }
      }
      try expect([(50, 50, .clear), (10, 10, .red)]) {
        Canvas { context, _ in
          context.clip(to: middle, options: .inverse)
          context.fill(all, with: .color(.pureRed))
        }
      }
      // A clip keeps its place when the context is transformed later.
      try expect([(50, 50, .red), (80, 80, .clear)]) {
        Canvas { context, _ in
          context.clipToLayer { $0.fill(middle, with: .color(.black)) }
          context.translateBy(x: 40, y: 40)
          context.fill(Path(CGRect(x: -40, y: -40, width: 100, height: 100)), with: .color(.pureRed))
        }
      }
    }

    @Test func imagesAndSymbols() throws {
      let png = try Snapshot.png(of: Color.pureGreen, size: CGSize(width: 20, height: 20))
      try expect([(50, 50, .green), (10, 10, .clear), (30, 70, .clear), (80, 20, .red)], by: 10) {
        Canvas { context, _ in
          context.draw(Image(data: png), in: CGRect(x: 40, y: 40, width: 20, height: 20))
          var square = context.resolve(Image(systemName: "square.fill"))
          square.shading = .color(.pureRed)
          context.draw(square, in: CGRect(x: 65, y: 5, width: 30, height: 30))
        }
      }
    }

    @Test func symbolsEndWithTheirCanvas() throws {
      let screen = TestScreen {
        ToggledContent {
          Canvas { context, _ in
            if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
          } symbols: {
            Text("a").tag(1)
          }
        }
      }
      screen.layOut()
      let label = Gtk.WeakReference(try #require(screen.root.label("a")))
      try screen.tap("Toggle")
      screen.layOut()
      #expect(!label.isAlive)
    }

    @Test func symbolsAreViews() throws {
      try expect([(20, 20, .red), (70, 70, .red), (45, 45, .clear), (20, 70, .blue)]) {
        Canvas { context, size in
          guard let red = context.resolveSymbol(id: "red"), let blue = context.resolveSymbol(id: 2) else { return }
          #expect(red.size == CGSize(width: 20, height: 20))
          context.draw(red, at: CGPoint(x: 20, y: 20))
          context.draw(red, in: CGRect(x: 60, y: 60, width: 30, height: 30))
          context.draw(blue, at: CGPoint(x: 20, y: 70))
          #expect(context.resolveSymbol(id: "none") == nil)
        } symbols: {
          Color.pureRed.frame(width: 20, height: 20).tag("red")
          Color.pureBlue.frame(width: 10, height: 10).tag(2)
        }
      }
    }
  }
}

import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Modifiers of the drawing of a view.
  @Suite @MainActor struct DrawingEffectTests {
    private let base = Color(red: 0.8, green: 0.4, blue: 0.2)

    @Test func coloursChange() throws {
      try expect([(50, 50, Pixel(255, 153, 102))]) { base.brightness(0.2) }
      try expect([(50, 50, Pixel(128, 128, 128))]) { base.contrast(0) }
      try expect([(50, 50, Pixel(120, 120, 120))]) { base.saturation(0) }
      try expect([(50, 50, Pixel(120, 120, 120))]) { base.grayscale(1) }
      try expect([(50, 50, Pixel(51, 153, 204))]) { base.colorInvert() }
      try expect([(50, 50, Pixel(0, 102, 0))]) { base.colorMultiply(.pureGreen) }
      try expect([(50, 50, .green)], by: 8) { Color.pureRed.hueRotation(.degrees(120)) }
      try expect([(50, 50, Pixel(0, 0, 0, 120))]) { base.luminanceToAlpha() }
    }

    @Test func blurReachesBeyondTheEdge() throws {
      let screen = TestScreen(width: 100, height: 100) {
        Color.pureRed.frame(width: 40, height: 40).blur(radius: 6)
      }
      let found = try screen.pixels(at: [(50, 50), (31, 50), (27, 50), (5, 50)])
      #expect(found[0].isNear(.red, by: 12))
      #expect((20..<235).contains(found[1].alpha) && (10..<200).contains(found[2].alpha))
      #expect(found[3] == .clear)
    }

    @Test func blurIsAsWideInCairo() throws {
      // A mask is always drawn by cairo.
      let screen = TestScreen(width: 100, height: 100) {
        Color.pureRed.frame(width: 40, height: 40).blur(radius: 6).frame(width: 100, height: 100).clipShape(Ellipse())
          .mask { Rectangle() }
      }
      let found = try screen.pixels(at: [(50, 50), (30, 50), (24, 50)])
      #expect(found[0].isNear(.red, by: 12) && (90..<165).contains(found[1].alpha))
      #expect((5..<90).contains(found[2].alpha))
    }

    @Test func changedAmountsAreDrawn() throws {
      struct Sample: View {
        var amount: Double
        var body: some View { Color.pureRed.brightness(amount).colorMultiply(amount == 0 ? .white : .pureGreen) }
      }
      let screen = TestScreen(width: 100, height: 100) { Sample(amount: 0) }
      #expect(try screen.pixels(at: [(50, 50)]) == [.red])
      screen.controller.rootView = Sample(amount: 1)
      screen.flush()
      #expect(try screen.pixels(at: [(50, 50)]) == [.green])
    }

    @Test func amountsMoveWithTheFrames() throws {
      @MainActor final class Model: ObservableObject { @Published var amount = 0.0 }
      struct Sample: View {
        @ObservedObject var model: Model
        var body: some View { Color.black.brightness(model.amount) }
      }
      let model = Model()
      let screen = TestScreen(width: 100, height: 100) { Sample(model: model) }
      let frames = screen.useManualFrames()
      withAnimation(.linear(duration: 1)) { model.amount = 1 }
      screen.flush()
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(try screen.pixels(at: [(50, 50)])[0].isNear(Pixel(128, 128, 128)))
      frames.advance(by: 0.6)
      #expect(try screen.pixels(at: [(50, 50)]) == [.white])
    }

    @Test func effectsEndWithTheirView() throws {
      let screen = TestScreen {
        ToggledContent {
          Text("a").blur(radius: 2).mask { Circle() }.blendMode(.multiply).clipShape(.circle)
        }
      }
      let label = Gtk.WeakReference(try #require(screen.root.label("a")))
      try screen.tap("Toggle")
      screen.layOut()
      #expect(!label.isAlive)
    }

    @Test func masksShowOnlyWhatTheyCover() throws {
      try expect([(50, 50, .red), (5, 5, .clear), (50, 80, .clear)]) {
        Color.pureRed.mask { Circle().frame(width: 40, height: 40) }
      }
      try expect([(10, 10, .red), (50, 50, .clear)]) {
        Color.pureRed.mask(alignment: .topLeading) { Rectangle().frame(width: 30, height: 30) }
      }
      // Half as opaque in the middle of a gradient.
      try expect([(50, 50, Pixel(255, 0, 0, 128))], by: 6) {
        Color.pureRed.mask(LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing))
      }
    }

    @Test func masksAndTheirContentMayHaveEffects() throws {
      try expect([(50, 50, Pixel(0, 255, 255)), (5, 5, .clear)], by: 12) {
        Color.pureRed.colorInvert().mask { Circle().frame(width: 60, height: 60).blur(radius: 2) }
      }
    }

    @Test func masksTakeNoInput() throws {
      var count = 0
      let screen = TestScreen(width: 200, height: 100) {
        Button("Press") { count += 1 }.mask { Rectangle() }
      }
      try screen.tap("Press")
      #expect(count == 1)
    }

    @Test func viewsAreClippedToAnyShape() throws {
      try expect([(50, 50, .red), (10, 50, .clear), (34, 50, .red), (50, 2, .clear)]) {
        Color.pureRed.frame(width: 80, height: 40).clipShape(.circle)
      }
      try expect([(20, 80, .red), (80, 20, .clear)]) {
        Color.pureRed.clipShape(
          Path { path in
            path.addLines([.zero, CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100)])
            path.closeSubpath()
          })
      }
    }

    @Test(arguments: [
      (BlendMode.multiply, Pixel(255, 0, 0)), (.screen, Pixel(255, 255, 255)), (.difference, Pixel(0, 255, 255)),
      (.normal, Pixel(255, 255, 255)), (.plusLighter, Pixel(255, 255, 255)), (.destinationOver, Pixel(255, 0, 0)),
      (.destinationOut, .clear),
    ])
    func blendedViewsDependOnThoseBehind(_ mode: BlendMode, _ expected: Pixel) throws {
      try expect([(50, 50, expected), (5, 5, .red)]) {
        ZStack {
          Color.pureRed
          Color.white.frame(width: 40, height: 40).blendMode(mode)
        }
      }
    }

    @Test func blendingReachesOverlaysAndEndsAtGroups() throws {
      try expect([(50, 50, .black), (5, 5, .red)]) {
        Color.pureRed.overlay { Color.pureBlue.blendMode(.multiply).frame(width: 40, height: 40) }
      }
      try expect([(50, 50, .blue)]) {
        Color.pureRed.overlay {
          ZStack { Color.pureBlue.blendMode(.multiply) }.drawingGroup().frame(width: 40, height: 40)
        }
      }
      try expect([(50, 50, .blue)]) {
        Color.pureRed.overlay { Color.pureBlue.blendMode(.multiply).compositingGroup() }
      }
      // Content in front is drawn as usual.
      try expect([(50, 50, .green), (30, 50, .black)]) {
        ZStack {
          Color.pureRed
          Color.pureBlue.frame(width: 60, height: 60).blendMode(.multiply)
          Color.pureGreen.frame(width: 20, height: 20)
        }
      }
    }

    /// GSK's cairo renderer would blur an image that is a thousand times as large as the window.
    @Test func shadowsOfTinyContentAreDrawn() throws {
      for scale in [0, 0.001, 0.01, 0.05, -0.02] {
        try expect([(5, 5, .clear), (90, 90, .clear)]) {
          Color.pureRed.frame(width: 60, height: 60).shadow(radius: 8).scaleEffect(x: scale, y: 1)
        }
        try expect([(5, 5, .clear)]) {
          Color.pureRed.frame(width: 60, height: 60).shadow(radius: 8).scaleEffect(scale).rotationEffect(.degrees(30))
        }
      }
      try expect([(5, 5, .clear), (80, 50, .clear)]) {
        Color.pureRed.frame(width: 80, height: 80).shadow(radius: 2)
          .rotation3DEffect(.degrees(-90), axis: (x: 0, y: 1, z: 0))
      }
    }

    @Test func rotationInSpaceNarrowsTheView() throws {
      // Half as wide at 60 degrees, and as high as before. Tests are drawn without perspective.
      try expect([(50, 50, .red), (30, 50, .red), (20, 50, .clear), (50, 12, .red)]) {
        Color.pureRed.frame(width: 100, height: 80).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
      }
      try expect([(50, 20, .red), (20, 50, .clear)]) {
        Color.pureRed.frame(width: 80, height: 20).rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))
      }
      try expect([(10, 50, .red), (40, 50, .clear)]) {
        Color.pureRed.frame(width: 80, height: 80)
          .rotation3DEffect(.degrees(75), axis: (x: 0, y: 1, z: 0), anchor: .leading)
      }
    }
  }
}

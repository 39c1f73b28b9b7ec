import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Lines inside shapes, parts of shapes, and paths as shapes.
  @Suite @MainActor struct ShapeTests {
    @Test func borderIsInsideTheShape() throws {
      try expect([(50, 32, .red), (50, 28, .clear), (50, 50, .clear)]) {
        Circle().strokeBorder(Color.pureRed, lineWidth: 6).frame(width: 40, height: 40)
      }
      try expect([(32, 50, .red), (28, 50, .clear), (50, 50, .blue)]) {
        RoundedRectangle(cornerRadius: 8).fill(Color.pureBlue).strokeBorder(Color.pureRed, lineWidth: 6)
          .frame(width: 40, height: 40)
      }
    }

    @Test func aLengthThatNobodyProposesIsTen() throws {
      try expect([(50, 5, .red), (50, 15, .clear), (50, 25, .blue), (50, 35, .clear)]) {
        ScrollView {
          VStack(spacing: 10) {
            Rectangle().fill(Color.pureRed).frame(width: 40)
            Color.pureBlue.frame(width: 40)
          }
        }
      }
    }

    @Test func insetShapesAreSmaller() throws {
      try expect([(50, 50, .red), (35, 50, .clear), (45, 50, .red)]) {
        Rectangle().inset(by: 10).fill(Color.pureRed).frame(width: 40, height: 40)
      }
    }

    @Test func trimmedCirclesBeginAtTheRight() throws {
      // From the right to the bottom.
      try expect([(78, 78, .red), (22, 22, .clear), (78, 22, .clear), (22, 78, .clear)]) {
        Circle().trim(from: 0, to: 0.25).stroke(Color.pureRed, lineWidth: 12).frame(width: 80, height: 80)
      }
    }

    @Test func pathsAreShapes() throws {
      try expect([(20, 20, .red), (60, 60, .clear)]) {
        Path(CGRect(x: 10, y: 10, width: 30, height: 30)).fill(Color.pureRed)
      }
    }

    @Test func linesHaveDashesAndCaps() throws {
      let line = Path { path in
        path.addLines([CGPoint(x: 10, y: 50), CGPoint(x: 90, y: 50)])
      }
      try expect([(20, 50, .red), (40, 50, .clear), (60, 50, .red), (7, 50, .clear)]) {
        line.stroke(Color.pureRed, style: StrokeStyle(lineWidth: 10, dash: [20, 20]))
      }
      try expect([(7, 50, .red)]) {
        line.stroke(Color.pureRed, style: StrokeStyle(lineWidth: 10, lineCap: .square))
      }
      let corner = Path { path in
        path.addLines([CGPoint(x: 10, y: 50), CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 90)])
      }
      try expect([(58, 42, .red)]) { corner.stroke(Color.pureRed, style: StrokeStyle(lineWidth: 20)) }
      try expect([(58, 42, .clear)]) {
        corner.stroke(Color.pureRed, style: StrokeStyle(lineWidth: 20, lineJoin: .bevel))
      }
    }

    @Test func cornersDifferAndShapesTurn() throws {
      try expect([(2, 2, .clear), (97, 2, .red), (2, 97, .red), (97, 97, .red)]) {
        UnevenRoundedRectangle(topLeadingRadius: 30).fill(Color.pureRed)
      }
      try expect([(50, 20, .red), (20, 50, .clear), (50, 80, .red)]) {
        Rectangle().rotation(.degrees(90)).fill(Color.pureRed).frame(width: 80, height: 20)
      }
      try expect([(2, 2, .clear), (50, 50, .red)]) { Color.pureRed.clipShape(.rect(cornerRadius: 30)) }
    }

    @Test func shapesOfContainersAreRectangles() throws {
      try expect([(2, 2, .red), (50, 50, .clear)]) {
        ContainerRelativeShape().strokeBorder(Color.pureRed, lineWidth: 8)
      }
    }

    @Test func evenOddFillingsHaveHoles() throws {
      let path = Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
      }
      try expect([(50, 50, .clear), (10, 10, .red)]) { path.fill(Color.pureRed, style: FillStyle(eoFill: true)) }
    }
  }

  /// Colours, gradients and materials.
  @Suite @MainActor struct ShapeStyleTests {
    private let colors = [Color.pureRed, .pureBlue]

    @Test func linearGradientsRunBetweenTwoPoints() throws {
      try expect([(1, 50, .red), (50, 50, Pixel(127, 0, 127)), (98, 50, .blue)], by: 6) {
        LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
      }
    }

    @Test func radialAndEllipticalGradientsRunOutward() throws {
      try expect([(50, 50, .red), (75, 50, Pixel(127, 0, 127)), (98, 50, .blue), (50, 98, .blue)], by: 8) {
        RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 50)
      }
      try expect([(50, 50, .red), (75, 50, Pixel(127, 0, 127)), (50, 60, Pixel(127, 0, 127))], by: 12) {
        EllipticalGradient(colors: colors).frame(width: 100, height: 40)
      }
    }

    @Test func angularGradientsRunAroundAPoint() throws {
      let colors = [Color.pureRed, .pureGreen, .pureBlue, .pureRed]
      try expect([(90, 51, .red), (30, 85, .green), (30, 15, .blue)], by: 12) {
        AngularGradient(colors: colors, center: .center)
      }
      // The rest of the turn: the nearer half of it in each of the outer colours.
      try expect([(51, 90, .red), (20, 90, .blue), (90, 10, .red), (10, 10, .blue)], by: 12) {
        Rectangle().fill(.angularGradient(colors: self.colors, startAngle: .degrees(90), endAngle: .degrees(91)))
      }
    }

    @Test func hierarchyFadesTheSurroundingStyle() throws {
      try expect([(50, 50, Pixel(255, 0, 0, 140))]) {
        Rectangle().fill(.secondary).foregroundStyle(Color.pureRed)
      }
      try expect([(50, 50, Pixel(255, 0, 0, 77))]) {
        Rectangle().foregroundStyle(.tertiary).foregroundStyle(Color.pureRed)
      }
      try expect([(50, 50, Pixel(255, 0, 0, 128))]) { Rectangle().fill(Color.pureRed.opacity(0.5)) }
      try expect([(1, 50, Pixel(255, 0, 0, 128))], by: 6) {
        Rectangle().fill(
          LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing).opacity(0.5))
      }
      try expect([(50, 50, .blue)]) { Rectangle().fill(.tint).tint(Color.pureBlue) }
    }

    @Test func materialsAreTranslucent() throws {
      func alpha(_ material: Material) throws -> Int {
        try TestScreen(width: 100, height: 100) { Rectangle().fill(material) }.pixels(at: [(50, 50)])[0].alpha
      }
      let alphas = try [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map(alpha)
      #expect(alphas == alphas.sorted() && Set(alphas).count == 5)
      #expect(alphas.allSatisfy { (80..<250).contains($0) })
    }

    @Test func textHasGradients() throws {
      let screen = TestScreen(width: 100, height: 100) {
        Text("■■■■").font(.system(size: 24)).fixedSize()
          .foregroundStyle(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
      }
      let row = try screen.pixels(at: (0..<100).map { ($0, 52) }).filter { $0.alpha > 200 }
      let (first, last) = (try #require(row.first), try #require(row.last))
      #expect(first.red > 180 && first.blue < 70)
      #expect(last.blue > 180 && last.red < 70)
    }

    @Test func gradientsOfTextEnd() throws {
      struct Sample: View {
        var isPlain: Bool
        var body: some View {
          Text("■■■■").font(.system(size: 24)).foregroundStyle(
            isPlain
              ? AnyShapeStyle(Color.pureGreen)
              : AnyShapeStyle(.linearGradient(colors: [.pureRed, .pureRed], startPoint: .top, endPoint: .bottom)))
        }
      }
      let screen = TestScreen(width: 100, height: 100) { Sample(isPlain: false) }
      func colors() throws -> Set<String> {
        Set(try screen.pixels(at: (30..<70).map { ($0, 52) }).filter { $0.alpha == 255 }.map(\.description))
      }
      #expect(try colors() == ["255 0 0 255"])
      screen.controller.rootView = Sample(isPlain: true)
      screen.flush()
      #expect(try colors() == ["0 255 0 255"])
    }

    @Test func symbolsHaveGradients() throws {
      try expect([(50, 20, .red), (50, 80, .blue)], by: 90) {
        Image(systemName: "square.fill").resizable()
          .foregroundStyle(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      }
    }

    @Test func backgroundsOverlaysAndBordersTakeStyles() throws {
      let gradient = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
      try expect([(2, 50, .red), (97, 50, .blue)], by: 10) {
        Color.clear.background(gradient)
      }
      try expect([(50, 2, .clear), (15, 50, .red)], by: 30) {
        Color.clear.frame(width: 80, height: 40).background(gradient, in: .capsule)
      }
      try expect([(2, 50, .red), (97, 50, .blue), (50, 50, .clear)], by: 10) {
        Color.clear.border(gradient, width: 6)
      }
      try expect([(50, 50, .red)]) { Color.pureBlue.overlay(Color.pureRed, in: Circle()) }
    }
  }
}

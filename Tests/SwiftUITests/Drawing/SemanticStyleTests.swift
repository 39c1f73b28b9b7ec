import Graphics
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct SemanticStyleTests {
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let green = Color(red: 0, green: 1, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    private func box(_ view: some View) -> some View { view.frame(width: 8, height: 8) }

    @Test func theStyleOfBackgroundsIsThatOfTheModifier() throws {
      let background = box(Color.clear.background(in: Rectangle())).backgroundStyle(Self.red)
      #expect(try Pixels(of: background)[4, 4].isNear(255, 0, 0))
      let inner = box(Rectangle().fill(.background)).backgroundStyle(Self.blue).backgroundStyle(Self.red)
      #expect(try Pixels(of: inner)[4, 4].isNear(0, 0, 255))
    }

    @Test func aViewReadsTheStyleOfBackgrounds() throws {
      struct Reader: View {
        @Environment(\.backgroundStyle) private var style
        var body: some View { Rectangle().fill(style ?? AnyShapeStyle(.clear)) }
      }
      #expect(try Pixels(of: box(Reader()).backgroundStyle(Self.green))[4, 4].isNear(0, 255, 0))
      #expect(try Pixels(of: box(Reader()))[4, 4].alpha == 0)
    }

    @Test func theTintTakesThePlaceOfTheAccent() throws {
      for view in [
        AnyView(box(Color.clear.background(Color.accentColor))), AnyView(box(Color.accentColor)),
        AnyView(box(Rectangle().fill(Color.accentColor))), AnyView(box(Rectangle().fill(.tint))),
        AnyView(box(Color.clear.border(Color.accentColor, width: 8))), AnyView(box(Rectangle().fill(.selection))),
        AnyView(box(Rectangle()).foregroundColor(.accentColor)),
      ] {
        #expect(try Pixels(of: view.accentColor(Self.green))[4, 4].isNear(0, 255, 0))
        #expect(try !Pixels(of: view)[4, 4].isNear(0, 255, 0))
      }
    }

    @Test func aBackgroundFollowsTheTint() async throws {
      struct Changing: View {
        @State var isBlue = false
        var body: some View {
          Button("change") { isBlue = true }
          Color.clear.background(Color.accentColor).frame(width: 8, height: 8)
            .accessibilityIdentifier("box").tint(isBlue ? .blue : .red)
        }
      }
      // The picture of a view is taken at once; the change is seen in the environment of the view itself.
      var first = _Paint.color(.accentColor)
      var values = EnvironmentValues()
      first = values.resolve(first)
      values.tint = Self.blue
      #expect(first == .color(.accentColor) && values.resolve(.color(.accentColor)) == .color(Self.blue))
      #expect(values.resolve(.color(Color.accentColor.opacity(0.5))) == .color(Self.blue.opacity(0.5)))
    }

    @Test func levelsOfAStyleAreFainter() throws {
      let full = try Pixels(of: box(Rectangle().fill(Self.red)))[4, 4]
      let second = try Pixels(of: box(Rectangle().fill(Self.red.secondary)))[4, 4]
      let third = try Pixels(of: box(Rectangle().fill(Self.red.tertiary)))[4, 4]
      #expect(full.alpha == 255 && (120...160).contains(second.alpha) && third.alpha < second.alpha && third.alpha > 0)
      #expect(try Pixels(of: box(Rectangle().fill(.background.secondary)))[4, 4].alpha == 255)
    }

    @Test func everyStyleIsVisible() throws {
      let styles: [AnyShapeStyle] = [
        AnyShapeStyle(.separator), AnyShapeStyle(.placeholder), AnyShapeStyle(.link), AnyShapeStyle(.fill),
        AnyShapeStyle(.fill.secondary), AnyShapeStyle(.windowBackground), AnyShapeStyle(.foreground),
        AnyShapeStyle(.tint.secondary),
      ]
      for style in styles { #expect(try Pixels(of: box(Rectangle().fill(style)))[4, 4].alpha > 0) }
    }

    @Test func aMeshHasTheColoursOfItsPoints() throws {
      let mesh = MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [Self.red, Self.green, Self.blue, .white])
      let pixels = try Pixels(of: mesh.frame(width: 64, height: 64))
      #expect(pixels[0, 0].isNear(255, 0, 0, within: 16) && pixels[63, 0].isNear(0, 255, 0, within: 16))
      #expect(pixels[0, 63].isNear(0, 0, 255, within: 16) && pixels[63, 63].isNear(255, 255, 255, within: 16))
      #expect(pixels[32, 32].isNear(127, 127, 127, within: 24))
    }

    @Test func aMeshMovesWithItsPoints() throws {
      func mesh(_ middle: SIMD2<Float>) -> MeshGradient {
        MeshGradient(
          width: 3, height: 3,
          points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
          colors: [.black, .black, .black, .black, .white, .black, .black, .black, .black])
      }
      let (centred, moved) = (
        try Pixels(of: mesh([0.5, 0.5]).frame(width: 60, height: 60)),
        try Pixels(of: mesh([0.2, 0.5]).frame(width: 60, height: 60))
      )
      #expect(centred[30, 30].isNear(255, 255, 255, within: 12) && moved[12, 30].isNear(255, 255, 255, within: 16))
      #expect(moved[40, 30].red < centred[40, 30].red)
    }

    @Test func aMeshWithoutItsColoursIsItsBackground() throws {
      let mesh = MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.red], background: Self.blue)
      #expect(try Pixels(of: box(mesh))[4, 4].isNear(0, 0, 255))
    }

    @Test func aPictureIsRepeated() throws {
      let stripes = HStack(spacing: 0) {
        Self.red.frame(width: 2, height: 4)
        Self.blue.frame(width: 2, height: 4)
      }
      let data = try #require(ImageRenderer(content: stripes).uiImage?.pngData())
      let whole = try Pixels(of: box(Rectangle().fill(ImagePaint(image: Image(data: data)))))
      #expect(whole[0, 0].isNear(255, 0, 0) && whole[2, 0].isNear(0, 0, 255))
      #expect(whole[4, 4].isNear(255, 0, 0) && whole[6, 6].isNear(0, 0, 255))
      let part = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
      let half = try Pixels(of: box(Rectangle().fill(.image(Image(data: data), sourceRect: part))))
      #expect(half[0, 0].isNear(0, 0, 255) && half[4, 4].isNear(0, 0, 255))
      let large = try Pixels(of: box(Rectangle().fill(ImagePaint(image: Image(data: data), scale: 2))))
      #expect(large[1, 0].isNear(255, 0, 0) && large[6, 0].isNear(0, 0, 255))
    }

    @Test func glassIsTranslucent() throws {
      let glass = Color.clear.glassEffect(.regular, in: .rect).frame(width: 20, height: 20)
      let pixel = try Pixels(of: glass)[10, 10]
      #expect((100...240).contains(pixel.alpha))
      #expect(try Pixels(of: Color.clear.glassEffect(.identity).frame(width: 20, height: 20))[10, 10].alpha == 0)
    }
  }
}

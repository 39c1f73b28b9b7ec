import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct ShadowStyleTests {
    /// A card of 40 points in a field of 80.
    private func pixels(_ card: some View) throws -> Pixels {
      try Pixels(of: card.frame(width: 40, height: 40).frame(width: 80, height: 80).background(.white))
    }

    @Test func dropShadowsAreOutside() throws {
      let plain = try pixels(Color.clear.background(Color.red, in: .rect))
      let shadowed = try pixels(Color.clear.background(Color.red.shadow(.drop(color: .black, radius: 8)), in: .rect))
      #expect(plain[40, 64].isNear(255, 255, 255))
      #expect(shadowed[40, 64].red < 240, "\(shadowed[40, 64])")
      #expect(shadowed[40, 40] == plain[40, 40])
    }

    @Test func aGradientIsAViewOrAStyle() throws {
      let red = LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom)
      let asView = try pixels(VStack { red.opacity(0.5) })
      let asStyle = try pixels(Rectangle().fill(red.opacity(0.5)))
      #expect(asView[40, 40].isNear(128, 128, 128) && asStyle[40, 40].isNear(128, 128, 128))
    }

    @Test func shapesAreFilledWithAllShadows() throws {
      let style = Color.white.shadow(.inner(color: .black, radius: 6)).shadow(
        .drop(color: .blue, radius: 6, x: 0, y: 4))
      let pixels = try pixels(Rectangle().fill(style))
      #expect(pixels[40, 40].isNear(255, 255, 255))
      #expect(pixels[22, 40].red < 200, "\(pixels[22, 40])")
      #expect(pixels[40, 64].red < 240 && pixels[40, 64].blue > 240, "\(pixels[40, 64])")
    }
  }
}

import CoreGraphics
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct ColorFormTests {
    @Test func componentsAreLinearInLight() {
      var color = Color.Resolved(red: 1, green: 0.5, blue: 0)
      #expect(color.linearRed == 1 && color.linearBlue == 0)
      #expect(abs(color.linearGreen - 0.2140) < 0.0005)
      color.linearGreen = 1
      #expect(color.green == 1)
      #expect(color.cgColor.components == [1, 1, 0, 1])
    }

    @Test func concentricCornersHaveTheirLeastRadius() {
      let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
      let round = UnevenRoundedRectangle(
        topLeadingRadius: 12, bottomLeadingRadius: 12, bottomTrailingRadius: 12, topTrailingRadius: 12)
      #expect(ConcentricRectangle(corners: .concentric(minimum: 12)).path(in: rect) == round.path(in: rect))
      let mixed = ConcentricRectangle(topLeadingCorner: .fixed(12), bottomTrailingCorner: .concentric)
      let corner = UnevenRoundedRectangle(
        topLeadingRadius: 12, bottomLeadingRadius: 0, bottomTrailingRadius: 0, topTrailingRadius: 0)
      #expect(mixed.path(in: rect) == corner.path(in: rect))
    }

    @Test func closuresDrawPictures() throws {
      let image = Image(size: CGSize(width: 30, height: 20), label: Text(verbatim: "bar")) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 20)), with: .color(.red))
      }
      let renderer = ImageRenderer(content: image)
      let drawn = try #require(renderer.uiImage)
      #expect(drawn.size == CGSize(width: 30, height: 20))
    }

    @Test func sizedShapesHaveAnAnchor() {
      let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
      let shape = Rectangle().size(CGSize(width: 20, height: 10), anchor: .bottomTrailing)
      #expect(shape.path(in: rect).boundingRect == CGRect(x: 80, y: 50, width: 20, height: 10))
      #expect(Rectangle().offset(CGPoint(x: 3, y: 4)).path(in: rect).boundingRect.origin == CGPoint(x: 3, y: 4))
    }
  }
}

import SwiftUI
import Testing

extension SwiftUITests {
  /// The forms of shapes that iOS apps use in addition to the plain ones.
  @Suite @MainActor struct ShapeFormTests {
    private let frame = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test func aShapeIsMovedByASize() {
      let place = CGRect(x: 3, y: 4, width: 20, height: 20)
      #expect(Rectangle().offset(CGSize(width: 3, height: 4)).path(in: frame).boundingRect == place)
      #expect(Rectangle().offset(CGPoint(x: 3, y: 4)).path(in: frame).boundingRect == place)
    }

    @Test func rectanglesHaveTheCornersGiven() {
      let radii = RectangleCornerRadii(topLeading: 5)
      #expect(
        UnevenRoundedRectangle.rect(cornerRadii: radii).path(in: frame)
          == UnevenRoundedRectangle(cornerRadii: radii).path(in: frame))
      let corner = CGSize(width: 4, height: 8)
      #expect(
        RoundedRectangle.rect(cornerSize: corner).path(in: frame)
          == RoundedRectangle(cornerSize: corner).path(in: frame))
    }

    @Test func aViewIsClippedByTheEvenOddRule() throws {
      let ring = Path {
        $0.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        $0.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      }
      func drawn(_ style: FillStyle) throws -> Int {
        try Pixels(of: Color.red.clipShape(ring, style: style).frame(width: 20, height: 20)).drawn
      }
      #expect(try drawn(FillStyle(eoFill: true, antialiased: false)) == 300)
      #expect(try drawn(FillStyle()) == 400)
    }

    @Test func aBorderLiesInsideTheShape() throws {
      let border = Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 5))
      #expect(try Pixels(of: border.frame(width: 20, height: 20)).drawn == 300)
      let colored = Rectangle().strokeBorder(.red, lineWidth: 5, antialiased: false)
      #expect(try Pixels(of: colored.frame(width: 20, height: 20)).drawn == 300)
    }
  }
}

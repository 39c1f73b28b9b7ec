import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct SizedShapeTests {
    @Test func aShapeHasItsOwnSizeInTheCornerOfItsFrame() {
      let frame = CGRect(x: 10, y: 20, width: 100, height: 100)
      let bounds = Rectangle().size(width: 30, height: 40).path(in: frame).boundingRect
      #expect(bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func cornersMayBeElliptical() {
      let path = RoundedRectangle(cornerSize: CGSize(width: 40, height: 10))
        .path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(!path.contains(CGPoint(x: 5, y: 2)) && path.contains(CGPoint(x: 5, y: 11)))
    }
  }
}

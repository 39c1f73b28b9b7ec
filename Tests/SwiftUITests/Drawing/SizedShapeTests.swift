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
      let (frame, corner) = (CGRect(x: 0, y: 0, width: 100, height: 100), CGSize(width: 40, height: 10))
      let path = RoundedRectangle(cornerSize: corner).path(in: frame)
      #expect(path == Path { $0.addRoundedRect(in: frame, cornerSize: corner) })
      #expect(path != RoundedRectangle(cornerRadius: 40).path(in: frame))
    }
  }
}

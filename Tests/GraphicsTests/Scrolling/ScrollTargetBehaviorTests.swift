import Foundation
import Graphics
import Testing

@Suite struct ScrollTargetBehaviorTests {
  private struct Header: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if target.rect.minY < 80 { target.rect.origin.y = target.rect.minY < 40 ? 0 : 80 }
    }
  }

  private func geometry(at offset: Double) -> ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: offset), contentSize: CGSize(width: 100, height: 1000),
      contentInsets: EdgeInsets(),
      containerSize: CGSize(width: 100, height: 300))
  }

  @Test(arguments: [(0.0, 0.0), (39, 0), (40, 80), (79, 80), (81, 81), (690, 690), (900, 700), (-20, 0)])
  func ownBehaviourChangesTheTarget(offset: Double, expected: Double) {
    #expect(Header().rest(at: offset, on: .vertical, in: geometry(at: 0)) == expected)
  }

  @Test(arguments: [(140.0, 0.0), (160, 300), (500, 600), (700, 600), (-50, 0)])
  func pagesAreMultiplesOfTheVisibleLength(offset: Double, expected: Double) {
    #expect(PagingScrollTargetBehavior().rest(at: offset, on: .vertical, in: geometry(at: 0)) == expected)
  }

  @Test func aWheelIsNotHeldWhereItBegan() throws {
    struct Held: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = 0 }
    }
    let geometry = geometry(at: 0)
    let step = try #require(Held().step(from: 0, by: 1, on: .vertical, in: geometry))
    #expect(step > 20)
    #expect(Held().step(from: 0, by: -1, on: .vertical, in: geometry) == nil, "the content begins there")
    #expect(Header().step(from: 0, by: 1, on: .vertical, in: geometry) == 80)
    #expect(Held().step(from: 700, by: 1, on: .vertical, in: geometry) == nil, "the content ends there")
  }
}

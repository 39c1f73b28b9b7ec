import Foundation
import LayoutEngine
import Testing

/// The engine's cache and its invalidation.
@Suite struct InvalidationTests {
  @Test func aChangedLeafMovesItsNeighbours() {
    var width: CGFloat = 10
    let leaf = leaf { _ in CGSize(width: width, height: 10) }
    let neighbour = flexible()
    let root = column(row(leaf, neighbour).padding(5))
    root.place(proposal: proposal(100, 40))
    #expect(neighbour.frame == rect(15, 5, 80, 30))
    width = 30
    leaf.invalidate()
    root.place(proposal: proposal(100, 40))
    #expect(neighbour.frame == rect(35, 5, 60, 30))
  }

  @Test func aSpacerFollowsItsContainersAxis() {
    let spacer = SpacerElement()
    let layered = LayeredElement(spacer, layer: flexible())
    let root = LayoutContainer(AnyLayout(HStackLayout(spacing: 0)), [layered, fixed(10, 10)])
    root.place(proposal: proposal(100, 50))
    #expect(spacer.frame.size == CGSize(width: 90, height: 0))
    root.layout = AnyLayout(VStackLayout(spacing: 0))
    root.place(proposal: proposal(100, 50))
    #expect(spacer.frame.size == CGSize(width: 0, height: 40))
  }

  @Test func aRowOfRigidViewsIsArrangedAgainWhenOneBecomesFlexible() {
    let host = LeafHost { CGSize(width: $0.width ?? 10, height: 10) }
    host.preferredSize = PreferredSize(CGSize(width: 20, height: 10), shrinksInWidth: false, shrinksInHeight: false)
    let first = HostedElement(host)
    let second = HostedElement(host)
    let root = column(row(first, second))
    for width in [CGFloat(10), 100, 300] {
      root.place(proposal: proposal(width, 40))
      #expect(root.frame.width == 40)
      #expect(second.frame == rect(20, 0, 20, 10))
    }
    host.preferredSize = nil
    second.invalidate()
    root.place(proposal: proposal(300, 40))
    #expect(second.frame == rect(20, 0, 280, 10))
  }

  @Test func measurementsGrowWithTheTreeAlone() {
    var count = 0
    func counted() -> LayoutElement {
      leaf {
        count += 1
        return CGSize(width: $0.width ?? 10, height: $0.height ?? 10)
      }
    }
    var tree = counted()
    for depth in 0..<12 { tree = depth.isMultiple(of: 2) ? row(counted(), tree) : column(counted(), tree) }
    tree.place(proposal: proposal(5000, 5000))
    #expect(count < 13 * 40)
  }
}

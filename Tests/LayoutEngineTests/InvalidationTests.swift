import Foundation
import LayoutEngine
import Testing

/// What the engine remembers, and forgets.
@Suite struct InvalidationTests {
  @Test func aChangedLeafMovesItsNeighbours() {
    var width: CGFloat = 10
    let leaf = LayoutLeaf(measure: { _ in CGSize(width: width, height: 10) })
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

  @Test func measurementsGrowWithTheTreeAlone() {
    var count = 0
    func leaf() -> LayoutElement {
      LayoutLeaf(measure: {
        count += 1
        return CGSize(width: $0.width ?? 10, height: $0.height ?? 10)
      })
    }
    var tree = leaf()
    for depth in 0..<12 { tree = depth.isMultiple(of: 2) ? row(leaf(), tree) : column(leaf(), tree) }
    tree.place(proposal: proposal(5000, 5000))
    #expect(count < 13 * 40)
  }
}

import Foundation
import LayoutEngine
import Testing

/// The places of views in rows, columns and layers.
@Suite struct StackPlacementTests {
  private func frames(
    _ container: LayoutElement, _ children: [LayoutElement], _ width: CGFloat?, _ height: CGFloat?
  ) -> [CGRect] {
    container.place(proposal: proposal(width, height))
    return children.map(\.frame)
  }

  @Test func aRowSubtractsItsSpacing() {
    let (a, b) = (fixed(10, 10), flexible())
    #expect(frames(row(a, b, spacing: 8), [a, b], 100, 20) == [rect(0, 5, 10, 10), rect(18, 0, 82, 20)])
  }

  @Test func viewsWithoutAPreferenceKeepSixPoints() {
    let (a, b) = (fixed(10, 10), fixed(10, 10))
    #expect(frames(row(a, b, spacing: nil), [a, b], 100, 20) == [rect(0, 0, 10, 10), rect(16, 0, 10, 10)])
  }

  @Test func flexibleViewsShareEqually() {
    let (a, b, c) = (flexible(), flexible(), flexible())
    #expect(
      frames(column(a, b, c), [a, b, c], 10, 90)
        == [rect(0, 0, 10, 30), rect(0, 30, 10, 30), rect(0, 60, 10, 30)]
    )
  }

  @Test func theLeastFlexibleComesFirst() {
    let (a, b) = (flexible(), flexible(0, 10, 20))
    #expect(frames(row(a, b), [a, b], 100, 10) == [rect(0, 0, 80, 10), rect(80, 0, 20, 10)])
  }

  @Test func aHigherPriorityLeavesTheMinimumOfOthers() {
    let (a, b) = (flexible(30), flexible(priority: 1))
    #expect(frames(row(a, b), [a, b], 100, 30) == [rect(0, 0, 30, 30), rect(30, 0, 70, 30)])
  }

  @Test func threePrioritiesFollowEachOther() {
    let (a, b, c) = (flexible(10, 10, 20, priority: 2), flexible(5, 10, 15, priority: 1), flexible())
    let result = frames(row(c, b, a), [c, b, a], 100, 10).map(\.width)
    #expect(result == [65, 15, 20])
  }

  @Test func anIdealProposalAsksForIdeals() {
    let (a, b) = (flexible(0, 30), text(4))
    #expect(frames(row(a, b), [a, b], nil, nil) == [rect(0, 0, 30, 30), rect(30, 5, 40, 20)])
  }

  @Test func anInfiniteRowIsInfinite() {
    let all = row(flexible(), fixed(5, 5))
    #expect(all.sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(pile(flexible(), fixed(5, 5)).sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
  }

  @Test func aFlexibleRowInAColumnGetsTheRest() {
    let (a, b) = (fixed(10, 10), row(flexible(), flexible()))
    #expect(frames(column(b, a), [b, a], 50, 100) == [rect(0, 0, 50, 90), rect(20, 90, 10, 10)])
  }

  @Test func nothingIsLeftOfZero() {
    #expect(row(flexible(), flexible(7)).sizeThatFits(.zero) == CGSize(width: 7, height: 7))
    #expect(row().sizeThatFits(proposal(50, 50)) == .zero)
  }

  @Test func aLengthThatIsNoNumberIsZero() {
    let (a, b) = (fixed(.nan, 10), fixed(10, 10))
    #expect(frames(row(a, b), [a, b], 100, 10) == [rect(0, 0, 0, 10), rect(0, 0, 10, 10)])
  }

  @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 15), (.bottom, 30)])
  func aRowAlignsAcross(alignment: VerticalAlignment, y: CGFloat) {
    let (a, b) = (fixed(10, 40), fixed(10, 10))
    #expect(frames(row(a, b, alignment: alignment), [b], 100, 100) == [rect(10, y, 10, 10)])
  }

  @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 15), (.trailing, 30)])
  func aColumnAlignsAcross(alignment: HorizontalAlignment, x: CGFloat) {
    let (a, b) = (fixed(40, 10), fixed(10, 10))
    #expect(frames(column(a, b, alignment: alignment), [b], 100, 100) == [rect(x, 10, 10, 10)])
  }

  @Test func baselinesStandInOneLine() {
    let (a, b) = (text(2), fixed(10, 40))
    #expect(
      frames(row(a, b, alignment: .firstTextBaseline), [a, b], 100, 100)
        == [rect(0, 25, 20, 20), rect(20, 0, 10, 40)])
    let (c, d) = (text(1), text(4))
    #expect(
      frames(row(c, d.frame(20), alignment: .lastTextBaseline), [c, d], 100, 100)
        == [rect(0, 20, 10, 20), rect(10, 0, 20, 40)])
  }

  @Test func anOffsetDoesNotMoveTheBaseline() {
    let (a, b) = (text(1), text(1))
    let moved = b.modified(OffsetLayout(CGSize(width: 0, height: 7)))
    #expect(
      frames(row(a, moved, alignment: .firstTextBaseline), [a, b], 100, 100)
        == [rect(0, 0, 10, 20), rect(10, 7, 10, 20)])
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  @Test func aGuideOfItsOwnKind() {
    let (a, b) = (fixed(10, 30), fixed(10, 60))
    #expect(frames(row(a, b, alignment: VerticalAlignment(Third.self)), [a, b], 99, 99).map(\.minY) == [10, 0])
    let (c, d) = (fixed(10, 30), fixed(10, 60))
    let guided = c.modified(AlignmentGuideLayout(VerticalAlignment(Third.self).key) { $0.height })
    #expect(frames(row(guided, d, alignment: VerticalAlignment(Third.self)), [c, d], 99, 99).map(\.minY) == [0, 10])
  }

  @Test func theCentreOfAStackIsItsOwn() {
    // Inside, the guide applies; around the row, it does not.
    let (a, b) = (fixed(10, 20), fixed(10, 20))
    let raised = row(a, b.modified(AlignmentGuideLayout(VerticalAlignment.center.key) { $0.height }))
    let beside = fixed(10, 30)
    #expect(
      frames(row(raised, beside), [a, b, beside], 99, 99)
        == [rect(0, 10, 10, 20), rect(10, 0, 10, 20), rect(20, 0, 10, 30)])
    // A guide of an application's own kind counts in both.
    let third = VerticalAlignment(Third.self)
    let guided = fixed(10, 30).modified(AlignmentGuideLayout(third.key) { _ in 0 })
    let line = fixed(10, 30)
    let moved = line.modified(AlignmentGuideLayout(third.key) { _ in 5 })
    let inner = column(guided)
    #expect(frames(row(inner, moved, alignment: third), [inner, line], 99, 99).map(\.minY) == [5, 0])
  }

  @Test func aRowIsMirrored() {
    let (a, b) = (fixed(10, 10), fixed(30, 10))
    #expect(frames(row(a, b, direction: .rightToLeft), [a, b], 100, 10) == [rect(30, 0, 10, 10), rect(0, 0, 30, 10)])
  }

  @Test func aSpacerExpandsAlongItsContainer() {
    let (a, spacer, b) = (fixed(10, 10), SpacerElement(), fixed(10, 10))
    #expect(frames(row(a, spacer, b), [spacer, b], 100, 50) == [rect(10, 5, 80, 0), rect(90, 0, 10, 10)])
    let layered = SpacerElement()
    let background = LayeredElement(layered, layer: flexible())
    #expect(frames(row(fixed(10, 10), background), [layered], 100, 50) == [rect(10, 5, 90, 0)])
  }

  @Test func aRowWithASpacerKeepsItsDistanceToTheRowAbove() {
    let line = row(fixed(10, 10), SpacerElement())
    let lines = column(fixed(10, 10), line, spacing: nil)
    #expect(frames(lines, [line], 100, 26) == [rect(0, 16, 100, 10)])
    let spacer = SpacerElement()
    #expect(frames(column(fixed(10, 10), spacer, spacing: nil), [spacer], 100, 50) == [rect(5, 10, 0, 40)])
  }

  @Test func aPileTakesTheHighestPriority() {
    let (a, b) = (fixed(30, 20, priority: 1), flexible())
    #expect(frames(pile(a, b), [a, b], 100, 100) == [rect(0, 0, 30, 20), rect(0, 0, 30, 20)])
    let (c, d) = (fixed(30, 20), fixed(10, 10))
    #expect(frames(pile(c, d, alignment: .bottomTrailing), [d], 100, 100) == [rect(20, 10, 10, 10)])
  }

  @Test func pileWithoutAProposalIsFilledByWhatIsFlexible() {
    let (a, b) = (fixed(30, 20), flexible())
    #expect(
      frames(pile(a, b, alignment: .bottomTrailing), [a, b], 50, nil) == [rect(20, 0, 30, 20), rect(0, 0, 50, 20)])
    let (c, d) = (fixed(30, 20), flexible())
    #expect(frames(pile(c, d), [c, d], nil, nil) == [rect(0, 0, 30, 20), rect(0, 0, 30, 20)])
  }

  @Test func columnOfRowsWithSpacersTakesWhatAFixedViewLeaves() {
    let title = LayoutContainer(HStackLayout(spacing: 12), [fixed(60, 30), SpacerElement(), fixed(50, 20)])
    let column = LayoutContainer(VStackLayout(alignment: .leading, spacing: 6), [title])
    let row = LayoutContainer(HStackLayout(spacing: 12), [fixed(48, 67), column])
    #expect(column.sizeThatFits(.infinity).width == .infinity)
    #expect(row.sizeThatFits(ProposedViewSize(width: 431, height: nil)).width == 431)
  }
}

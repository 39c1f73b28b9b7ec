import Foundation
import LayoutEngine
import Testing

/// The places of views in grids.
@Suite struct GridPlacementTests {
  private func grid(
    _ views: [(LayoutElement, GridCell)], alignment: Alignment = .topLeading, spacing: CGFloat = 0
  ) -> LayoutElement {
    let layout = GridLayout(
      alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing, cells: views.map(\.1))
    return LayoutContainer(layout, views.map(\.0))
  }

  private func frames(
    _ views: [(LayoutElement, GridCell)], _ width: CGFloat?, _ height: CGFloat?, alignment: Alignment = .topLeading,
    spacing: CGFloat = 0
  ) -> [CGRect] {
    grid(views, alignment: alignment, spacing: spacing).place(proposal: proposal(width, height))
    return views.map(\.0.frame)
  }

  @Test func aColumnIsAsWideAsItsWidestView() {
    let views = [
      (fixed(10, 10), GridCell(row: 0, column: 0)), (fixed(20, 30), GridCell(row: 0, column: 1)),
      (fixed(40, 10), GridCell(row: 1, column: 0)), (fixed(5, 5), GridCell(row: 1, column: 1)),
    ]
    #expect(
      frames(views, nil, nil, spacing: 6)
        == [rect(0, 0, 10, 10), rect(46, 0, 20, 30), rect(0, 36, 40, 10), rect(46, 36, 5, 5)])
  }

  @Test func viewsAreAlignedInTheirCells() {
    let views = [
      (fixed(40, 40), GridCell(row: 0, column: 0)), (fixed(10, 10), GridCell(row: 0, column: 1)),
      (fixed(10, 10), GridCell(row: 1, column: 0)), (fixed(30, 20), GridCell(row: 1, column: 1)),
    ]
    #expect(
      frames(views, nil, nil, alignment: .center)
        == [rect(0, 0, 40, 40), rect(50, 15, 10, 10), rect(15, 45, 10, 10), rect(40, 40, 30, 20)])
  }

  @Test func alignmentOfARowAColumnAndACell() {
    let views = [
      (fixed(40, 40), GridCell(row: 0, column: 0, rowAlignment: .bottom)),
      (fixed(10, 10), GridCell(row: 0, column: 1, rowAlignment: .bottom, columnAlignment: .trailing)),
      (fixed(10, 10), GridCell(row: 1, column: 0, anchor: .bottomTrailing)),
      (fixed(30, 20), GridCell(row: 1, column: 1)),
    ]
    #expect(
      frames(views, nil, nil)
        == [rect(0, 0, 40, 40), rect(60, 30, 10, 10), rect(30, 50, 10, 10), rect(40, 40, 30, 20)])
  }

  @Test func expandingColumnsShareWhatFixedOnesLeave() {
    let views = [
      (flexible(), GridCell(row: 0, column: 0)), (fixed(40, 10), GridCell(row: 0, column: 1)),
      (flexible(), GridCell(row: 0, column: 2)),
    ]
    #expect(frames(views, 140, 10).map(\.width) == [50, 40, 50])
  }

  @Test func rowsShareTheHeight() {
    let views = [
      (fixed(10, 20), GridCell(row: 0, column: 0)), (flexible(), GridCell(row: 1, column: 0)),
      (flexible(), GridCell(row: 2, column: 0)),
    ]
    #expect(frames(views, 10, 120).map(\.height) == [20, 50, 50])
  }

  @Test func aSpanningViewWidensItsColumnsAlike() {
    let views = [
      (fixed(10, 10), GridCell(row: 0, column: 0)), (fixed(30, 10), GridCell(row: 0, column: 1)),
      (fixed(100, 10), GridCell(row: 1, column: 0, columns: 2)),
    ]
    #expect(frames(views, nil, nil) == [rect(0, 0, 10, 10), rect(40, 0, 30, 10), rect(0, 10, 100, 10)])
  }

  @Test func anUnsizedViewTakesTheSizeOfItsCell() {
    let views = [
      (fixed(60, 10), GridCell(row: 0, column: 0)),
      (flexible(), GridCell(row: 1, column: 0, columns: 1, unsizedAxes: [.horizontal, .vertical])),
    ]
    #expect(frames(views, 500, 100) == [rect(0, 0, 60, 10), rect(0, 10, 60, 0)])
  }

  @Test func textsOfARowShareABaseline() {
    let (tall, low) = (text(8), text(1))
    let views = [
      (tall.frame(40, nil), GridCell(row: 0, column: 0, rowAlignment: .lastTextBaseline)),
      (low as LayoutElement, GridCell(row: 0, column: 1)),
    ]
    let frames = frames(views, nil, nil, alignment: Alignment(horizontal: .leading, vertical: .lastTextBaseline))
    #expect(frames == [rect(0, 0, 40, 40), rect(40, 20, 10, 20)])
  }

  @Test func anEmptyGridHasNoSize() {
    #expect(grid([]).sizeThatFits(proposal(100, 100)) == .zero)
  }
}

/// Which of several views fits.
@Suite struct FittingPlacementTests {
  @Test(arguments: [(200, 0), (100, 0), (99, 1), (50, 1), (49, 2), (0, 2)] as [(CGFloat, Int)])
  func theFirstThatFitsIsShown(width: CGFloat, shown: Int) {
    let views = [fixed(100, 10), fixed(50, 20), fixed(20, 30)]
    let container = LayoutContainer(FittingLayout(axes: .horizontal), views)
    container.place(proposal: proposal(width, 5))
    #expect(views.map(\.isConcealed) == views.indices.map { $0 != shown })
    #expect(container.frame.size == views[shown].frame.size)
  }

  @Test func withoutAProposalTheFirstFits() {
    let views = [fixed(100, 10), fixed(50, 20)]
    #expect(
      LayoutContainer(FittingLayout(axes: [.horizontal, .vertical]), views).sizeThatFits(.unspecified).width == 100)
  }
}

import Foundation
import Testing

@testable import ViewControllers

/// The frames of flow layouts in a container of 400 by 600 points.
@Suite @MainActor struct FlowFramesTests {
  private let container = CGSize(width: 400, height: 600)

  private func section(_ sizes: [CGSize]) -> FlowSection { FlowSection(FlowSizes(count: sizes.count) { sizes[$0] }) }

  private func section(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> FlowSection {
    FlowSection(FlowSizes(count: count) { _ in CGSize(width: width, height: height) })
  }

  private func cells(_ frames: FlowFrames, _ count: Int, section: Int = 0) -> [CGRect] {
    (0..<count).compactMap { frames.frame(of: IndexPath(item: $0, section: section)) }
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func equalItemsStandInColumns() {
    let frames = FlowFrames([section(6, 90, 60)], axis: .vertical, container: container)
    // Four of 90 points and three minimum distances of 10 fill 400 points.
    let cells = cells(frames, 6)
    #expect(cells[0] == rect(0, 0, 90, 60))
    #expect(abs(cells[3].maxX - 400) < 0.01)
    #expect(cells[4] == rect(0, 70, 90, 60))
    #expect(cells[5].minX == cells[1].minX, "the last line stands below the others")
    #expect(frames.size == CGSize(width: 400, height: 130))
  }

  @Test func itemsThatFillALineExactlyFit() {
    // Three items of a third of the length without the distances, as programs compute it.
    let width = (400.0 - 2 * 8) / 3
    var section = section(3, width, 10)
    section.itemSpacing = 8
    #expect(Set(cells(FlowFrames([section], axis: .vertical, container: container), 3).map(\.minY)) == [0])
  }

  @Test func itemsOfDifferentSizesFillLines() {
    let sizes = [(100, 40), (200, 60), (90, 20), (100, 30), (300, 20), (100, 20), (50, 50)]
    let frames = FlowFrames(
      [section(sizes.map { CGSize(width: $0.0, height: $0.1) })], axis: .vertical, container: container)
    let cells = cells(frames, 7)
    // 100 + 10 + 200 + 10 leave no room for 90.
    #expect(cells[0] == rect(0, 10, 100, 40), "in the middle of the line")
    #expect(cells[1] == rect(200, 0, 200, 60), "at the end of the line")
    #expect(cells[2] == rect(0, 75, 90, 20))
    #expect(cells[3] == rect(300, 70, 100, 30))
    #expect(cells[4] == rect(50, 110, 300, 20), "an item alone is in the middle")
    #expect(cells[5] == rect(0, 155, 100, 20))
    #expect(cells[6] == rect(110, 140, 50, 50), "the last line begins at the edge")
    #expect(frames.size.height == 190)
  }

  @Test func sectionsHaveInsetsHeadersAndFooters() {
    var first = section(2, 400, 50)
    (first.header, first.footer) = (30, 20)
    first.insets = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
    first.lineSpacing = 4
    let frames = FlowFrames([first, section(0, 10, 10), section(1, 10, 10)], axis: .vertical, container: container)
    #expect(cells(frames, 2).map(\.minY) == [35, 89])
    #expect(frames.frame(of: .header, inSection: 0, visible: .zero) == rect(0, 0, 400, 30))
    #expect(frames.frame(of: .footer, inSection: 0, visible: .zero) == rect(0, 146, 400, 20))
    #expect(frames.frame(of: .header, inSection: 1, visible: .zero) == nil)
    #expect(cells(frames, 1, section: 2).first?.minY == 166)
    #expect(frames.size.height == 176)
    #expect(frames.room(inSection: 0) == 370)
    let found = frames.surroundings(in: rect(0, 0, 400, 600), visible: .zero)
    #expect(found.map(\.kind) == [.header, .footer])
  }

  @Test func horizontalLinesAreColumns() {
    var section = section(5, 90, 280)
    (section.header, section.lineSpacing) = (40, 20)
    let frames = FlowFrames([section], axis: .horizontal, container: container)
    let cells = cells(frames, 5)
    // Two of 280 points and a minimum distance of 10 fill 600 points.
    #expect(cells[0] == rect(40, 0, 90, 280))
    #expect(cells[1] == rect(40, 320, 90, 280))
    #expect(cells[4] == rect(260, 0, 90, 280))
    #expect(frames.size == CGSize(width: 350, height: 600))
    #expect(frames.frame(of: .header, inSection: 0, visible: .zero) == rect(0, 0, 40, 600))
  }

  @Test func pinnedHeadersStayWithTheirSections() {
    var one = section(10, 400, 90)
    (one.header, one.footer) = (30, 20)
    let frames = FlowFrames(
      [one, one], axis: .vertical, container: container, pinned: [.header, .footer])
    func header(_ section: Int, _ y: Double) -> CGFloat? {
      frames.frame(of: .header, inSection: section, visible: rect(0, y, 400, 600))?.minY
    }
    func footer(_ section: Int, _ y: Double) -> CGFloat? {
      frames.frame(of: .footer, inSection: section, visible: rect(0, y, 400, 600))?.minY
    }
    // Each section is 1040 points high.
    #expect(header(0, 0) == 0)
    #expect(header(0, 300) == 300)
    #expect(header(0, 1_010) == 990, "the footer pushes it out")
    #expect(header(1, 300) == 1_040)
    #expect(footer(0, 0) == 580)
    #expect(footer(0, 1_000) == 1_020)
    #expect(footer(1, 300) == 1_070, "the header keeps its place")
  }

  @Test(arguments: [true, false]) func onlyItemsInSightAreFound(areEqual: Bool) {
    let sizes = (0..<100_000).map { CGSize(width: 90, height: areEqual ? 60 : 40 + Double($0 % 5) * 5) }
    let frames = FlowFrames([section(sizes)], axis: .vertical, container: container)
    for start in [0.0, 12_345, 500_000, frames.size.height - 600] {
      let area = rect(0, start, 400, 600)
      let found = frames.items(in: area)
      #expect(found.count < 70)
      #expect(found.allSatisfy { $0.frame.intersects(area) && frames.frame(of: $0.path) == $0.frame })
      let paths = Set(found.map(\.path.item))
      for item in max((paths.min() ?? 0) - 5, 0)...min((paths.max() ?? 0) + 5, 99_999) {
        let isInSight = frames.frame(of: IndexPath(item: item, section: 0))?.intersects(area) == true
        #expect(paths.contains(item) == isInSight)
      }
    }
    #expect(frames.items(in: rect(0, frames.size.height - 10, 400, 600)).last?.path.item == 99_999)
  }

  @Test func cellsDetermineSizes() {
    var frames = FlowFrames([section(6, 90, 60)], axis: .vertical, container: container)
    let wide = CGSize(width: 200, height: 80)
    let changes = [frames.setSizes([1: wide], in: 0), frames.setSizes([1: wide], in: 0)]
    #expect(changes == [true, false])
    let cells = cells(frames, 6)
    #expect(cells[1].size == wide)
    #expect(cells[2].minY == 10 && cells[3].minY == 90)
    #expect(frames.size.height == 150)
  }
}

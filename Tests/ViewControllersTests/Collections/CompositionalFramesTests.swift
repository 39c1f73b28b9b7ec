import Foundation
import Testing

@testable import ViewControllers

/// The frames of compositional layouts, as UIKit documents them, in a container of 400 by 600 points.
@Suite @MainActor struct CompositionalFramesTests {
  private let container = CGSize(width: 400, height: 600)
  private let traits = UITraitCollection(userInterfaceStyle: .light)

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  private func frames(_ section: NSCollectionLayoutSection, _ count: Int) -> SectionFrames {
    SectionFrames(section, count: count, container: container, traits: traits)
  }

  private func cells(_ frames: SectionFrames) -> [CGRect] {
    (0..<frames.count).compactMap { frames.element(of: $0)?.frame }
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func isSame(_ first: CGRect, _ second: CGRect) -> Bool {
    let differences = [
      first.minX - second.minX, first.minY - second.minY, first.width - second.width, first.height - second.height,
    ]
    return differences.allSatisfy { abs($0) < 0.01 }
  }

  /// A grid with items of a part of the width.
  private func grid(_ fraction: Double) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(fraction)),
      subitems: [item(.fractionalWidth(fraction), .fractionalHeight(1))])
  }

  @Test(arguments: [(0.2, 5), (0.25, 4), (1.0 / 3, 3), (0.3, 3), (0.5, 2), (0.6, 1), (1, 1)])
  func aGroupRepeatsItsItemsAsLongAsTheyFit(fraction: Double, perRow: Int) {
    let frames = frames(NSCollectionLayoutSection(group: grid(fraction)), 12)
    let length = 400 * fraction
    for (index, frame) in cells(frames).enumerated() {
      let (column, line) = (Double(index % perRow), Double(index / perRow))
      let place = rect(column * length, line * length, length, length)
      #expect(isSame(frame, place))
    }
    let lines = Double((12 + perRow - 1) / perRow)
    #expect(isSame(CGRect(origin: .zero, size: frames.size), rect(0, 0, 400, lines * length)))
  }

  @Test func aNumberOfItemsDividesTheWidthBetweenTheSpaces() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item(.absolute(7), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 30)
    let frames = frames(section, 4)
    let width = 320.0 / 3
    let places = cells(frames)
    let starts = [10, 30 + width, 50 + 2 * width, 10]
    #expect(zip(places, starts).allSatisfy { abs($0.minX - $1) < 0.01 })
    #expect(places.map(\.minY) == [5, 5, 5, 63])
    #expect(places.allSatisfy { abs($0.width - width) < 0.01 && $0.height == 50 })
    #expect(frames.size == CGSize(width: 400, height: 128))
  }

  @Test func aRepeatedItemKeepsItsWidth() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item(.absolute(70), .fractionalHeight(1)),
      count: 2)
    #expect(cells(frames(NSCollectionLayoutSection(group: group), 3)).map(\.minX) == [0, 70, 0])
  }

  @Test func aLargeItemStandsBesideTwoSmallOnes() {
    let large = item(.fractionalWidth(0.7), .fractionalHeight(1))
    large.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let small = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(0.3)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)), subitems: [large, small])
    let frames = frames(NSCollectionLayoutSection(group: group), 5)
    #expect(
      cells(frames)
        == [
          rect(10, 10, 260, 280), rect(280, 0, 120, 150), rect(280, 150, 120, 150), rect(10, 310, 260, 280),
          rect(280, 300, 120, 150),
        ])
    #expect(frames.groupCount == 2)
  }

  @Test func flexibleSpacesTakeWhatIsLeft() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.absolute(90), .absolute(30))])
    group.interItemSpacing = .flexible(10)
    let starts = cells(frames(NSCollectionLayoutSection(group: group), 4)).map { ($0.minX * 3).rounded() }
    #expect(starts == [0, 310, 620, 930])

    let middle = item(.absolute(100), .absolute(30))
    middle.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let centred = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: middle, count: 1)
    let alone = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: middle, count: 1)
    #expect(cells(frames(NSCollectionLayoutSection(group: alone), 1)) == [rect(150, 10, 100, 30)])
    #expect(cells(frames(NSCollectionLayoutSection(group: centred), 1)) == [rect(0, 10, 400, 30)])
  }

  @Test func cellsDetermineEstimatedHeights() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitem: item(.fractionalWidth(1), .estimated(44)),
      count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    var frames = frames(section, 6)
    #expect(frames.size.height == 144)
    #expect(frames.element(of: 2)?.estimatedAxes == .vertical)
    let isChanged = frames.setSizes([
      .item(0): CGSize(width: 200, height: 60), .item(1): CGSize(width: 200, height: 90),
    ])
    #expect(isChanged)
    let isChangedAgain = frames.setSizes([.item(0): CGSize(width: 200, height: 60)])
    #expect(!isChangedAgain, "nothing new")
    #expect(cells(frames).map(\.height) == [60, 90, 44, 44, 44, 44])
    #expect(cells(frames).map(\.minY) == [0, 0, 96, 96, 146, 146])
    #expect(frames.size.height == 190)
  }

  @Test func itemsOfAPartOfTheEstimateDetermineTheHeight() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(500)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(0.14))])
    let frames = frames(NSCollectionLayoutSection(group: group), 4)
    #expect(cells(frames).map(\.minY) == [0, 0, 70, 70] && frames.size.height == 140)
  }

  @Test func uniformItemsAreAsHighAsTheHighest() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      subitem: item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 44)), count: 2)
    var frames = frames(NSCollectionLayoutSection(group: group), 2)
    _ = frames.setSizes([.item(0): CGSize(width: 200, height: 60), .item(1): CGSize(width: 200, height: 90)])
    #expect(cells(frames).map(\.height) == [90, 90])
  }

  @Test func itemsOfEstimatedWidthGoToTheNextLine() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item(.estimated(100), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(10)
    var frames = frames(NSCollectionLayoutSection(group: group), 5)
    #expect(cells(frames).map(\.minX) == [0, 110, 220, 0, 110])
    let widths = [50.0, 60, 70, 200, 80]
    _ = frames.setSizes(
      Dictionary(
        uniqueKeysWithValues: widths.enumerated().map { (.item($0.offset), CGSize(width: $0.element, height: 30)) }))
    #expect(cells(frames).map(\.minX) == [0, 60, 130, 0, 210])
    #expect(cells(frames).map(\.minY) == [0, 0, 0, 30, 30])
  }

  @Test func headersFollowTheInsetsAndStayInSight() throws {
    let section = NSCollectionLayoutSection(group: grid(0.5))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .estimated(40)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(30)), elementKind: "footer", alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    section.decorationItems = [.background(elementKind: "background")]
    var frames = frames(section, 4)
    // Two lines of 180 points.
    #expect(frames.size.height == 450)
    func place(_ kind: SectionElement.Kind, _ y: Double = 0) -> CGRect? {
      frames.surroundings(visible: rect(0, y, 400, 200)).first { $0.kind == kind }?.frame
    }
    #expect(place(.supplementary("header")) == rect(20, 0, 360, 40))
    #expect(place(.supplementary("header"), 100) == rect(20, 100, 360, 40))
    #expect(place(.supplementary("header"), 430) == rect(20, 410, 360, 40), "it leaves with its section")
    #expect(place(.supplementary("footer")) == rect(280, 420, 100, 30))
    #expect(place(.decoration("background")) == rect(0, 0, 400, 450))
    #expect(cells(frames).first == rect(20, 50, 180, 180))
    let isChanged = frames.setSizes([.boundary(0): CGSize(width: 360, height: 55)])
    #expect(isChanged)
    #expect(cells(frames).first == rect(20, 65, 180, 180))
    section.supplementariesFollowContentInsets = false
    #expect(place(.supplementary("header")) == rect(0, 0, 400, 55))
  }

  @Test func badgesAreAtAPointOfTheirItem() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: size(.absolute(100), .fractionalHeight(1)), supplementaryItems: [badge])
      ])
    let elements = frames(NSCollectionLayoutSection(group: group), 2).items(in: rect(0, -20, 400, 600))
    #expect(
      elements.filter { $0.kind == .supplementary("badge") }.map(\.frame) == [
        rect(90, -10, 20, 20), rect(190, -10, 20, 20),
      ])
  }

  @Test func rowsScrollByThemselves() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.8), .absolute(200)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let frames = frames(section, 5)
    let row = try #require(frames.row)
    #expect(row.frame == rect(0, 5, 400, 200))
    let width = 20.0 + 3 * 288 + 20 + 20
    #expect(row.contentSize == CGSize(width: width, height: 200))
    #expect(frames.size.height == 210)
    #expect(cells(frames)[3] == rect(20 + 298, 100, 288, 100))
    #expect(frames.items(in: rect(0, 0, 310, 200)).map(\.item) == [0, 1])
    #expect(frames.groupFrame(of: 2).minX == 318)
    #expect(frames.groupStep == 298)
  }

  @Test func programsPlaceItemsOfAGroup() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(80))) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 40)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 40, width: width / 2, height: 40)),
      ]
    }
    #expect(
      cells(frames(NSCollectionLayoutSection(group: group), 3))
        == [rect(0, 0, 200, 40), rect(200, 40, 200, 40), rect(0, 80, 200, 40)])
  }

  @Test func sectionsFollowEachOther() {
    let sections = [3, 0, 9].map { frames(NSCollectionLayoutSection(group: grid(0.25)), $0) }
    let all = CompositionalFrames(sections, container: container, spacing: 12)
    #expect(all.size.height == 424)
    #expect(all.frame(of: IndexPath(item: 4, section: 2))?.frame == rect(0, 224, 100, 100))
    let found = all.elements(in: rect(0, 90, 400, 40), visible: rect(0, 90, 400, 40))
    #expect(
      found.map { [$0.section, $0.element.item] } == [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2], [2, 3]])
  }

  @Test func aHundredThousandItemsCostWhatIsSeen() {
    let estimated = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitem: item(.fractionalWidth(1), .estimated(44)),
      count: 4)
    for group in [grid(0.25), estimated] {
      var frames = frames(NSCollectionLayoutSection(group: group), 100_000)
      let middle = frames.size.height / 2
      #expect(frames.items(in: rect(0, middle, 400, 600)).count < 80)
      _ = frames.setSizes([.item(50_000): CGSize(width: 100, height: 45)])
      #expect(frames.element(of: 99_999)?.frame.maxY == frames.size.height)
    }
  }
}

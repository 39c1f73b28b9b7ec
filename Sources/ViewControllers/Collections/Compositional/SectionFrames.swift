import Foundation
package import Graphics

/// An element of a layout: the frame of a cell, a header or a background.
package struct SectionElement: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  /// An item, or a header or footer, whose content determines its size.
  package enum Measure: Hashable, Sendable {
    case item(Int)
    case boundary(Int)
  }

  package let kind: Kind
  package let item: Int
  package var frame: CGRect
  package var zIndex = 0
  package var estimatedAxes: Axis.Set = []
  package var measure: Measure?
  package var isPinned = false

  package init(
    kind: Kind, item: Int, frame: CGRect, zIndex: Int = 0, estimatedAxes: Axis.Set = [], measure: Measure? = nil,
    isPinned: Bool = false
  ) {
    (self.kind, self.item, self.frame, self.zIndex) = (kind, item, frame, zIndex)
    (self.estimatedAxes, self.measure, self.isPinned) = (estimatedAxes, measure, isPinned)
  }
}

/// The frames of a section of a compositional layout, relative to the corner of the section.
///
/// The value stores one number for each group whose cells determine its length, and nothing for other groups: their
/// frames follow from that of the first one.
@MainActor
package struct SectionFrames {
  package let section: NSCollectionLayoutSection
  package let count: Int
  /// The axis on which the collection scrolls.
  let axis: Axis
  /// The axis on which groups follow each other.
  package let flow: Axis
  private let container: CGSize
  private let traits: UITraitCollection
  private var measured: [SectionElement.Measure: CGSize] = [:]
  /// A group of items with unknown sizes.
  private let template: GroupFrames
  /// The first item of each group, if cells determine the number of items in a group.
  private var firsts: [Int]?
  /// The start of each group, and the end of the last one, if cells determine them.
  private var starts: [Double]?
  /// The sizes of the groups that have cells with known sizes.
  private var sizes: [Int: CGSize] = [:]

  /// Creates the frames of a section.
  ///
  /// - Parameters:
  ///   - section: The description.
  ///   - count: The number of items.
  ///   - container: The size of the visible part of the collection.
  ///   - axis: The axis on which the collection scrolls.
  ///   - traits: The traits of the collection.
  package init(
    _ section: NSCollectionLayoutSection, count: Int, container: CGSize, axis: Axis = .vertical,
    traits: UITraitCollection
  ) {
    self.section = section
    self.count = count
    self.axis = axis
    self.container = container
    self.traits = traits
    flow = section.orthogonalScrollingBehavior == .none ? axis : axis.crossing
    // The template has all of its items, even if the section has fewer.
    template = GroupArithmetic(end: .max, traits: traits) { _ in nil }
      .frames(of: section.group, in: section.contentInsets.insetting(container), from: 0)
    if section.group.hasEstimate { findStarts(of: section.group.hasVaryingCount) }
  }

  private var inner: CGSize { section.contentInsets.insetting(container) }

  private var perGroup: Int { max(template.places.count, 1) }

  /// The number of groups.
  package var groupCount: Int {
    if let firsts { return firsts.count }
    return template.places.isEmpty ? 0 : (count + perGroup - 1) / perGroup
  }

  // MARK: Groups

  private func first(of group: Int) -> Int { firsts?[group] ?? group * perGroup }

  private func group(of item: Int) -> Int {
    guard let firsts else { return item / perGroup }
    return Self.last(in: firsts.indices) { firsts[$0] <= item } ?? 0
  }

  private func frames(of group: Int) -> GroupFrames {
    let first = first(of: group)
    let isWhole = first + perGroup <= count
    if firsts == nil, starts == nil, isWhole { return shifted(template, by: first) }
    return GroupArithmetic(end: count, traits: traits) { measured[.item($0)] }
      .frames(of: section.group, in: inner, from: first)
  }

  private func shifted(_ frames: GroupFrames, by first: Int) -> GroupFrames {
    var result = frames
    result.places = frames.places.map {
      GroupFrames.Place(
        item: $0.item + first, frame: $0.frame, zIndex: $0.zIndex, estimatedAxes: $0.estimatedAxes)
    }
    result.attachments = frames.attachments.map {
      GroupFrames.Attachment(view: $0.view, item: $0.item + first, frame: $0.frame)
    }
    return result
  }

  private mutating func findStarts(of hasVaryingCount: Bool) {
    if hasVaryingCount {
      var (firsts, item): ([Int], Int) = ([], 0)
      sizes = [:]
      let known = measured
      while item < count {
        let frames = GroupArithmetic(end: count, traits: traits) { known[.item($0)] }
          .frames(of: section.group, in: inner, from: item)
        guard !frames.places.isEmpty else { break }
        sizes[firsts.count] = frames.size
        firsts.append(item)
        item += frames.places.count
      }
      self.firsts = firsts
    }
    var (starts, position) = ([0.0], 0.0)
    starts.reserveCapacity(groupCount + 1)
    for group in 0..<groupCount {
      position += (sizes[group] ?? template.size)[flow] + section.interGroupSpacing
      starts.append(position)
    }
    self.starts = starts
  }

  private func start(of group: Int) -> Double {
    starts?[group] ?? Double(group) * (template.size[flow] + section.interGroupSpacing)
  }

  /// The length of all groups.
  private var groupsLength: Double {
    groupCount == 0 ? 0 : max(start(of: groupCount) - section.interGroupSpacing, 0)
  }

  /// Sets the sizes of cells and headers. Returns whether frames change.
  package mutating func setSizes(_ new: [SectionElement.Measure: CGSize]) -> Bool {
    var groups: Set<Int> = []
    var isChanged = false
    for (measure, size) in new where measured[measure] != size {
      isChanged = true
      if case .item(let item) = measure, item < count { groups.insert(group(of: item)) }
      measured[measure] = size
    }
    guard isChanged else { return false }
    if firsts != nil {
      findStarts(of: true)
    } else if !groups.isEmpty {
      for group in groups { sizes[group] = frames(of: group).size }
      findStarts(of: false)
    }
    return true
  }

  // MARK: The section

  private func boundaryFrame(_ index: Int) -> CGRect {
    let view = section.boundarySupplementaryItems[index]
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    var room = container
    room[axis.crossing] = max(container[axis.crossing] - insets.both(on: axis.crossing), 0)
    var size = view.layoutSize.size(in: room)
    if let known = measured[.boundary(index)] {
      if view.layoutSize.widthDimension.isEstimated { size.width = known.width }
      if view.layoutSize.heightDimension.isEstimated { size.height = known.height }
    }
    let point = view.alignment.edges.unitPoint
    var origin = CGPoint.zero
    origin[axis.crossing] =
      insets.start(on: axis.crossing) + point[axis.crossing] * (room[axis.crossing] - size[axis.crossing])
    return CGRect(origin: origin, size: size)
  }

  private func isAtStart(_ view: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    view.alignment.edges.unitPoint[axis] == 0
  }

  private func boundaryLength(atStart: Bool) -> CGFloat {
    section.boundarySupplementaryItems.indices.map { index in
      let view = section.boundarySupplementaryItems[index]
      let isCounted =
        view.extendsBoundary && view.alignment.edges.unitPoint[axis] == (atStart ? 0 : 1)
      return isCounted ? boundaryFrame(index).size[axis] : 0
    }.max() ?? 0
  }

  /// The length of the items on the axis on which the collection scrolls.
  private var contentLength: Double {
    guard flow != axis else { return groupsLength }
    guard groupCount > 0 else { return 0 }
    // A row is as high as its highest known group.
    return sizes.values.map { $0[axis] }.max() ?? template.size[axis]
  }

  /// The size of the section.
  package var size: CGSize {
    var size = container
    size[axis] =
      boundaryLength(atStart: true) + section.contentInsets.both(on: axis) + contentLength
      + boundaryLength(atStart: false)
    return size
  }

  /// The frame of the row, if the section scrolls by itself.
  package var row: (frame: CGRect, contentSize: CGSize)? {
    guard flow != axis, groupCount > 0 else { return nil }
    var frame = CGRect(origin: .zero, size: container)
    var origin = CGPoint.zero
    origin[axis] = boundaryLength(atStart: true) + section.contentInsets.start(on: axis)
    frame.origin = origin
    frame.size[axis] = contentLength
    var content = frame.size
    content[flow] = groupsLength + section.contentInsets.both(on: flow)
    return (frame, content)
  }

  /// The origin of the first group, in the section or in the row.
  private var groupsOrigin: CGPoint {
    let insets = section.contentInsets
    var origin = CGPoint(x: insets.leading, y: insets.top)
    origin[axis] = flow == axis ? origin[axis] + boundaryLength(atStart: true) : 0
    return origin
  }

  /// Returns the groups that intersect a range on their axis.
  private func groups(from lower: Double, to upper: Double) -> Range<Int> {
    guard groupCount > 0 else { return 0..<0 }
    let first = Self.last(in: 0..<groupCount) { start(of: $0) <= lower } ?? 0
    let last = Self.last(in: 0..<groupCount) { start(of: $0) < upper } ?? -1
    return first..<max(last + 1, first)
  }

  /// Returns the items that intersect a rectangle of the section, or of its row if it has one.
  package func items(in rect: CGRect) -> [SectionElement] {
    let origin = groupsOrigin
    let start = rect.origin[flow] - origin[flow]
    return groups(from: start, to: start + rect.size[flow]).flatMap { elements(of: $0) }
      .filter { $0.frame.intersects(rect) }
  }

  private func elements(of group: Int) -> [SectionElement] {
    let frames = frames(of: group)
    var origin = groupsOrigin
    origin[flow] += start(of: group)
    return frames.places.map {
      SectionElement(
        kind: .cell, item: $0.item, frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: $0.zIndex,
        estimatedAxes: $0.estimatedAxes, measure: .item($0.item))
    }
      + frames.attachments.map {
        SectionElement(
          kind: .supplementary($0.view.elementKind), item: $0.item,
          frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: $0.view.zIndex)
      }
  }

  /// Returns the frame of an item in the section, or in its row if it has one.
  package func element(of item: Int) -> SectionElement? {
    guard item >= 0, item < count, groupCount > 0 else { return nil }
    return elements(of: group(of: item)).first { $0.item == item && $0.kind == .cell }
  }

  /// The estimated distance from the start of a group to that of the next one, for cells without a widget.
  package var groupStep: Double { template.size[flow] + section.interGroupSpacing }

  /// Returns the frame of the group of an item.
  package func groupFrame(of item: Int) -> CGRect {
    var origin = groupsOrigin
    let group = group(of: item)
    origin[flow] += start(of: group)
    return CGRect(origin: origin, size: frames(of: group).size)
  }

  /// Returns the headers, footers and backgrounds.
  ///
  /// - Parameter visible: The visible part of the section, in which pinned views stay.
  package func surroundings(visible: CGRect) -> [SectionElement] {
    let size = size
    var elements = section.decorationItems.enumerated().map { index, view in
      let insets = view.contentInsets
      let frame = CGRect(
        origin: CGPoint(x: insets.leading, y: insets.top), size: insets.insetting(size))
      return SectionElement(
        kind: .decoration(view.elementKind), item: index, frame: frame, zIndex: view.zIndex - 1)
    }
    for (index, view) in section.boundarySupplementaryItems.enumerated() {
      var frame = boundaryFrame(index)
      let length = frame.size[axis]
      var origin = frame.origin
      origin[axis] = isAtStart(view) ? 0 : view.alignment.edges.unitPoint[axis] * (size[axis] - length)
      if view.pinToVisibleBounds {
        let (lower, upper) = (visible.origin[axis], visible.origin[axis] + visible.size[axis] - length)
        origin[axis] = isAtStart(view) ? max(origin[axis], lower) : min(origin[axis], upper)
        origin[axis] = max(min(origin[axis], size[axis] - length), 0)
      }
      frame.origin = CGPoint(x: origin.x + view.offset.x, y: origin.y + view.offset.y)
      elements.append(
        SectionElement(
          kind: .supplementary(view.elementKind), item: 0, frame: frame,
          zIndex: view.zIndex + (view.pinToVisibleBounds ? 1 : 0), estimatedAxes: view.layoutSize.estimatedAxes,
          measure: .boundary(index), isPinned: view.pinToVisibleBounds))
    }
    return elements
  }

  /// Returns the last index of a sorted range for which a condition holds.
  nonisolated static func last(in range: Range<Int>, where holds: (Int) -> Bool) -> Int? {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low > range.lowerBound ? low - 1 : nil
  }
}

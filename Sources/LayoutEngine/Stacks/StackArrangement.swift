import Foundation

/// The sizes and places of the views of a row or a column for one proposal.
///
/// The lengths along the axis are determined as in SwiftUI. The distances between views are subtracted from the
/// proposed length. The views of the highest priority share the length that the minimum lengths of the others leave,
/// the least flexible first, each with an equal share of the rest as its proposal. The views of the next priority
/// follow.
struct StackArrangement {
  private(set) var size = CGSize.zero
  private(set) var proposals: [ProposedViewSize]
  private(set) var positions: [CGPoint] = []

  init(
    _ elements: [LayoutElement], axis: Axis, guide: AlignmentKey, distances: [CGFloat], groups: [[Int]],
    proposal: ProposedViewSize
  ) {
    let across = proposal.length(axis.other)
    proposals = Array(repeating: ProposedViewSize(nil, along: axis, across: across), count: elements.count)
    if let length = proposal.length(axis) {
      var rest = length - distances.reduce(0, +)
      if length == .infinity {
        for index in elements.indices { offer(length, to: index, axis) }
      } else if groups.count == 1, let group = groups.first {
        share(rest, among: group, elements, axis, across)
      } else {
        var reserved = groups.dropFirst().map { Self.minimum($0, elements, axis, across) }
        for group in groups {
          rest -= share(rest - reserved.reduce(0, +), among: group, elements, axis, across)
          if !reserved.isEmpty { reserved.removeFirst() }
        }
      }
    }
    place(elements, axis, guide, distances)
  }

  private mutating func offer(_ length: CGFloat, to index: Int, _ axis: Axis) {
    if axis == .horizontal { proposals[index].width = length } else { proposals[index].height = length }
  }

  private static func minimum(_ group: [Int], _ elements: [LayoutElement], _ axis: Axis, _ across: CGFloat?) -> CGFloat
  {
    let proposal = ProposedViewSize(0, along: axis, across: across)
    return group.reduce(0) { $0 + elements[$1].sizeThatFits(proposal).length(axis) }
  }

  /// Distributes a length among some views, and returns the used part.
  @discardableResult
  private mutating func share(
    _ length: CGFloat, among group: [Int], _ elements: [LayoutElement], _ axis: Axis, _ across: CGFloat?
  ) -> CGFloat {
    var taken: CGFloat = 0
    var count = CGFloat(group.count)
    for index in Self.leastFlexibleFirst(group, elements, axis, across) {
      offer(max((length - taken) / count, 0), to: index, axis)
      taken += elements[index].sizeThatFits(proposals[index]).length(axis)
      count -= 1
    }
    return taken
  }

  private static func leastFlexibleFirst(
    _ group: [Int], _ elements: [LayoutElement], _ axis: Axis, _ across: CGFloat?
  ) -> [Int] {
    if group.count < 2 { return group }
    let least = ProposedViewSize(0, along: axis, across: across)
    let most = ProposedViewSize(.infinity, along: axis, across: across)
    let flexibilities = group.map { index in
      let longest = elements[index].sizeThatFits(most).length(axis)
      return longest.distance(from: elements[index].sizeThatFits(least).length(axis))
    }
    // Views of equal flexibility keep their order, because `sort` does not guarantee stability.
    let order = group.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    return order.map { group[$0] }
  }

  /// Places the views one after the other, aligned by their guides.
  private mutating func place(
    _ elements: [LayoutElement], _ axis: Axis, _ guide: AlignmentKey, _ distances: [CGFloat]
  ) {
    var offset: CGFloat = 0
    var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
    var guides: [CGFloat] = []
    guides.reserveCapacity(elements.count)
    positions.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      let size = element.sizeThatFits(proposals[index])
      let position = element.explicitValue(of: guide, in: proposals[index]) ?? guide.defaultValue(in: size)
      before = max(before, position)
      after = max(after, size.length(axis.other).distance(from: position))
      guides.append(position)
      if index > 0 { offset += distances[index - 1] }
      positions.append(axis == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset))
      offset += size.length(axis)
    }
    guard !elements.isEmpty else { return }
    for index in positions.indices {
      if axis == .horizontal {
        positions[index].y = before.distance(from: guides[index])
      } else {
        positions[index].x = before.distance(from: guides[index])
      }
    }
    size = CGSize(max(offset, 0), along: axis, across: max(before + after, 0))
  }
}

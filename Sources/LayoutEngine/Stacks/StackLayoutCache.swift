import Foundation

/// The measures of views that a row or a column remembers.
struct StackCache {
  private let distances: [CGFloat]
  /// The positions of the views by descending priority.
  private let groups: [[Int]]
  private var arrangement: (proposal: ProposedViewSize, result: StackArrangement)?
  /// Indicates whether the arrangement is the same for all proposals.
  private var isRigid = false

  init(_ elements: [LayoutElement], axis: Axis, spacing: CGFloat?) {
    if let distance = spacing ?? (elements.allSatisfy(\.isPlain) ? ViewSpacing.defaultDistance : nil) {
      distances = Array(repeating: distance, count: max(elements.count - 1, 0))
    } else {
      let spacings = elements.map { $0.isPlain ? ViewSpacing() : $0.spacing }
      distances = zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: axis) }
    }
    let priority = elements.first?.priority
    if elements.allSatisfy({ $0.priority == priority }) {
      groups = [Array(elements.indices)]
    } else {
      let priorities = elements.map(\.priority)
      groups = Set(priorities).sorted(by: >).map { value in priorities.indices.filter { priorities[$0] == value } }
    }
  }

  mutating func arrangement(
    of elements: [LayoutElement], axis: Axis, guide: AlignmentKey, proposal: ProposedViewSize
  ) -> StackArrangement {
    if let arrangement, isRigid || arrangement.proposal == proposal { return arrangement.result }
    let result = StackArrangement(
      elements, axis: axis, guide: guide, distances: distances, groups: groups, proposal: proposal)
    arrangement = (proposal, result)
    isRigid = elements.allSatisfy(\.isRigid)
    return result
  }
}

/// A layout in a row or a column.
protocol StackLayout: StackingLayout where Cache == StackLayoutCache {
  var axis: Axis { get }
  var guide: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

/// The measures of subviews that a row or a column remembers.
public struct StackLayoutCache {
  fileprivate var stack: StackCache
}

extension StackLayout {
  func makeStackCache(_ subviews: LayoutSubviews) -> StackLayoutCache {
    StackLayoutCache(stack: StackCache(subviews.elements, axis: axis, spacing: spacing))
  }

  func stackSize(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache) -> CGSize {
    cache.stack.arrangement(of: subviews.elements, axis: axis, guide: guide, proposal: proposal).size
  }

  func placeStack(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache
  ) {
    let result = cache.stack.arrangement(of: subviews.elements, axis: axis, guide: guide, proposal: proposal)
    for (index, subview) in subviews.enumerated() {
      let position = result.positions[index]
      subview.place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), proposal: result.proposals[index])
    }
  }

  /// Returns the distances of the outer views along the axis, and the distances of all views across it.
  func stackSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    let elements = subviews.elements
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var spacing = ViewSpacing()
    for element in elements where !element.isPlain { spacing.formUnion(element.spacing, edges: across) }
    if let first = elements.first { spacing.formUnion(first.spacing, edges: axis == .horizontal ? .leading : .top) }
    if let last = elements.last { spacing.formUnion(last.spacing, edges: axis == .horizontal ? .trailing : .bottom) }
    return spacing
  }
}

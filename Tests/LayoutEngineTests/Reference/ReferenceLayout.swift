import Foundation
import LayoutEngine

/// A view that has been laid out: its size, the frames of its leaves, and the guides with their own values.
struct ReferenceLayout {
  var size: CGSize
  var frames: [Int: CGRect] = [:]
  var guides: [VerticalAlignment: CGFloat] = [:]

  /// Returns the place of a guide, from the top or the leading edge.
  func position(_ alignment: Alignment) -> CGPoint {
    CGPoint(x: position(alignment.horizontal), y: position(alignment.vertical))
  }

  // No fraction of an infinite length is a number, so the first edge is a special case.
  func position(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : size.width * (alignment == .center ? 0.5 : 1)
  }

  func position(_ alignment: VerticalAlignment) -> CGFloat {
    if let value = guides[alignment] { return value }
    return alignment == .top ? 0 : size.height * (alignment == .center ? 0.5 : 1)
  }

  func moved(to origin: CGPoint) -> ReferenceLayout {
    ReferenceLayout(
      size: size, frames: frames.mapValues { $0.offsetBy(dx: origin.x, dy: origin.y) },
      guides: guides.mapValues { $0 + origin.y })
  }

  /// The layout for a stack or layers, which have their own edges and centre.
  var withoutFrameGuides: ReferenceLayout {
    var result = self
    for guide in [VerticalAlignment.top, .center, .bottom] { result.guides[guide] = nil }
    return result
  }

  /// Returns a view of some size around moved parts.
  static func around(_ parts: [ReferenceLayout], size: CGSize) -> ReferenceLayout {
    var all = ReferenceLayout(size: size)
    for part in parts { all.frames.merge(part.frames) { $1 } }
    for guide in Set(parts.flatMap(\.guides.keys)) {
      let values = parts.compactMap { $0.guides[guide] }
      switch guide {
      case .firstTextBaseline: all.guides[guide] = values.min()
      case .lastTextBaseline: all.guides[guide] = values.max()
      default: all.guides[guide] = values.reduce(0, +) / CGFloat(values.count)
      }
    }
    return all
  }
}

/// The layout that SwiftUI documents, without a cache: every request is computed again. The probes with infinite
/// lengths request only sizes.
extension ReferenceView {
  private var priority: Double {
    switch self {
    case .spacer: -.infinity
    case .priority(let priority, _): priority
    case .leaf, .row, .column, .pile: 0
    case .layered(let child, _, _), .padding(_, let child), .frame(_, _, _, let child), .limits(_, _, _, let child),
      .fixedSize(_, _, let child), .offset(_, let child), .aspectRatio(_, _, let child), .position(_, let child),
      .guide(_, _, let child):
      child.priority
    }
  }

  /// A spacer or a view with a spacer at the edge requires no distance; others have no distance of their own. A spacer
  /// in a stack has no effect on the edges across the stack, where `axis` is that of the stack around the view.
  private func needsNoSpacing(_ edge: Edge, in axis: Axis?) -> Bool? {
    switch self {
    case .spacer: return axis == nil || (axis == .horizontal) == (edge == .leading || edge == .trailing) ? true : nil
    case .leaf: return nil
    case .row(_, _, let children): return Self.edge(edge, children, .horizontal, .leading, .trailing)
    case .column(_, _, let children): return Self.edge(edge, children, .vertical, .top, .bottom)
    case .pile(_, let children): return children.contains { $0.needsNoSpacing(edge, in: nil) == true } ? true : nil
    case .layered(let child, _, _), .padding(_, let child), .frame(_, _, _, let child), .limits(_, _, _, let child),
      .fixedSize(_, _, let child), .offset(_, let child), .aspectRatio(_, _, let child), .position(_, let child),
      .guide(_, _, let child), .priority(_, let child):
      return child.needsNoSpacing(edge, in: axis)
    }
  }

  private static func edge(
    _ edge: Edge, _ children: [ReferenceView], _ axis: Axis, _ first: Edge, _ last: Edge
  ) -> Bool? {
    if edge == first { return children.first?.needsNoSpacing(edge, in: axis) }
    if edge == last { return children.last?.needsNoSpacing(edge, in: axis) }
    return children.contains { $0.needsNoSpacing(edge, in: axis) == true } ? true : nil
  }

  private static func distance(_ first: ReferenceView, _ second: ReferenceView, _ axis: Axis) -> CGFloat {
    let edges: (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    let isNone = first.needsNoSpacing(edges.0, in: axis) ?? second.needsNoSpacing(edges.1, in: axis) ?? false
    return isNone ? 0 : 6
  }

  /// Returns the layout for a proposal, where `axis` is that of the stack around the view.
  func layout(_ proposal: ProposedViewSize, in axis: Axis?) -> ReferenceLayout {
    switch self {
    case .leaf(let id, let leaf):
      let size = leaf.size(proposal)
      var result = ReferenceLayout(size: size, frames: [id: CGRect(origin: .zero, size: size)])
      if case .text = leaf {
        result.guides = [.firstTextBaseline: 15, .lastTextBaseline: size.height - 5]
      }
      return result
    case .spacer(let id):
      let size = CGSize(
        width: axis == .vertical ? 0 : max(proposal.width ?? 6, 6),
        height: axis == .horizontal ? 0 : max(proposal.height ?? 6, 6))
      return ReferenceLayout(size: size, frames: [id: CGRect(origin: .zero, size: size)])
    case .row(let alignment, let spacing, let children):
      return Self.stack(children, .horizontal, spacing, proposal) {
        CGPoint(x: 0, y: $0.position(alignment))
      }
    case .column(let alignment, let spacing, let children):
      return Self.stack(children, .vertical, spacing, proposal) {
        CGPoint(x: $0.position(alignment), y: 0)
      }
    case .pile(let alignment, let children):
      let highest = children.map(\.priority).max() ?? 0
      let deciding = children.filter { $0.priority == highest }.map { $0.layout(proposal, in: nil) }
      let (origin, size) = Self.bounds(deciding.map { ($0, $0.position(alignment)) })
      // Without a proposal, a view is offered the size of the pile, as a view of less priority is.
      let offered = ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
      let parts = children.map { child in
        child.layout(child.priority == highest ? offered : ProposedViewSize(size), in: nil)
      }
      return .around(
        parts.map { part in
          let guide = part.position(alignment)
          return part.moved(to: CGPoint(x: (-guide.x).less(origin.x), y: (-guide.y).less(origin.y)))
        }, size: size
      ).withoutFrameGuides
    case .layered(let content, let layer, let alignment):
      let below = content.layout(proposal, in: axis)
      let above = layer.layout(ProposedViewSize(below.size), in: nil)
      let (at, from) = (below.position(alignment), above.position(alignment))
      var result = below
      result.frames.merge(above.moved(to: CGPoint(x: at.x.less(from.x), y: at.y.less(from.y))).frames) { $1 }
      return result
    case .padding(let insets, let child):
      let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
      let inner = child.layout(
        ProposedViewSize(
          width: proposal.width.map { max(0, $0 - across) }, height: proposal.height.map { max(0, $0 - down) }),
        in: axis)
      let size = CGSize(width: max(0, inner.size.width + across), height: max(0, inner.size.height + down))
      return .around([inner.moved(to: CGPoint(x: insets.leading, y: insets.top))], size: size)
    case .frame(let width, let height, let alignment, let child):
      let inner = child.layout(
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height), in: axis)
      return Self.aligned(
        inner, alignment, CGSize(width: width ?? inner.size.width, height: height ?? inner.size.height))
    case .limits(let width, let height, let alignment, let child):
      var proposed = ProposedViewSize(
        width: width.proposed(proposal.width), height: height.proposed(proposal.height))
      let natural = child.layout(proposed, in: axis).size
      if proposed.width == nil, let least = width.least, natural.width < least { proposed.width = least }
      if proposed.height == nil, let least = height.least, natural.height < least { proposed.height = least }
      let inner = child.layout(proposed, in: axis)
      return Self.aligned(
        inner, alignment,
        CGSize(
          width: width.length(proposal.width, child: inner.size.width),
          height: height.length(proposal.height, child: inner.size.height)))
    case .fixedSize(let horizontal, let vertical, let child):
      return child.layout(
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height), in: axis)
    case .offset(let offset, let child):
      let inner = child.layout(proposal, in: axis)
      var result = inner.moved(to: CGPoint(x: offset.width, y: offset.height))
      result.guides = inner.guides
      return result
    case .aspectRatio(let ratio, let fills, let child):
      let ideal = child.layout(.unspecified, in: axis).size
      let isIdeal = proposal.width == nil && proposal.height == nil
      let widths = [
        isIdeal ? ideal.width : proposal.width, (isIdeal ? ideal.height : proposal.height).map { $0 * ratio },
      ].compactMap { $0 }
      let width = (fills ? widths.max() : widths.min()) ?? 0
      return child.layout(ProposedViewSize(width: width, height: width / ratio), in: axis)
    case .position(let center, let child):
      let inner = child.layout(proposal, in: axis)
      let size = CGSize(width: proposal.width ?? inner.size.width, height: proposal.height ?? inner.size.height)
      let origin = CGPoint(x: center.x - inner.size.width / 2, y: center.y - inner.size.height / 2)
      return .around([inner.moved(to: origin)], size: size)
    case .guide(let guide, let value, let child):
      var result = child.layout(proposal, in: axis)
      result.guides[guide] = value
      return result
    case .priority(_, let child): return child.layout(proposal, in: axis)
    }
  }

  private static func aligned(_ inner: ReferenceLayout, _ alignment: Alignment, _ size: CGSize) -> ReferenceLayout {
    let (at, from) = (ReferenceLayout(size: size).position(alignment), inner.position(alignment))
    return .around([inner.moved(to: CGPoint(x: at.x.less(from.x), y: at.y.less(from.y)))], size: size)
  }

  /// Returns the bounds of views whose guides are at zero.
  private static func bounds(_ parts: [(ReferenceLayout, CGPoint)]) -> (origin: CGPoint, size: CGSize) {
    let (left, top) = (parts.map { -$1.x }.min() ?? 0, parts.map { -$1.y }.min() ?? 0)
    let right = parts.map { $0.size.width.less($1.x) }.max() ?? 0
    let bottom = parts.map { $0.size.height.less($1.y) }.max() ?? 0
    return (CGPoint(x: left, y: top), CGSize(width: max(0, right - left), height: max(0, bottom - top)))
  }

  private static func stack(
    _ children: [ReferenceView], _ axis: Axis, _ spacing: CGFloat?, _ proposal: ProposedViewSize,
    guide: (ReferenceLayout) -> CGPoint
  ) -> ReferenceLayout {
    let distances = zip(children, children.dropFirst()).map { spacing ?? distance($0, $1, axis) }
    let offers = offers(children, axis, proposal, distances.reduce(0, +))
    let parts = zip(children, offers).map { $0.layout($1, in: axis) }
    let across = bounds(parts.map { ($0, guide($0)) })
    var (offset, placed): (CGFloat, [ReferenceLayout]) = (0, [])
    for (index, part) in parts.enumerated() {
      if index > 0 { offset += distances[index - 1] }
      let line = guide(part)
      var origin = CGPoint(x: (-line.x).less(across.origin.x), y: (-line.y).less(across.origin.y))
      if axis == .horizontal { origin.x = offset } else { origin.y = offset }
      placed.append(part.moved(to: origin))
      offset += axis == .horizontal ? part.size.width : part.size.height
    }
    var size = across.size
    if axis == .horizontal { size.width = max(offset, 0) } else { size.height = max(offset, 0) }
    return ReferenceLayout.around(placed, size: size).withoutFrameGuides
  }

  /// Returns the proposal for each view of a stack: the most important views first, and of those the least flexible.
  private static func offers(
    _ children: [ReferenceView], _ axis: Axis, _ proposal: ProposedViewSize, _ distances: CGFloat
  ) -> [ProposedViewSize] {
    func offer(_ length: CGFloat?) -> ProposedViewSize {
      axis == .horizontal
        ? ProposedViewSize(width: length, height: proposal.height)
        : ProposedViewSize(width: proposal.width, height: length)
    }
    func length(_ child: ReferenceView, _ offered: CGFloat) -> CGFloat {
      let size = child.layout(offer(offered), in: axis).size
      return axis == .horizontal ? size.width : size.height
    }
    guard let total = axis == .horizontal ? proposal.width : proposal.height, total < .infinity else {
      return children.map { _ in axis == .horizontal ? offer(proposal.width) : offer(proposal.height) }
    }
    var result = children.map { _ in offer(0) }
    var rest = total - distances
    var waiting = Array(children.indices)
    while let priority = waiting.map({ children[$0].priority }).max() {
      var group = waiting.filter { children[$0].priority == priority }
      waiting.removeAll { children[$0].priority == priority }
      let reserved = waiting.reduce(0) { $0 + length(children[$1], 0) }
      var room = rest - reserved
      while let next = group.min(by: { first, second in
        let flexibility = [first, second].map { length(children[$0], .infinity).less(length(children[$0], 0)) }
        return (flexibility[0], first) < (flexibility[1], second)
      }) {
        let share = max(0, room / CGFloat(group.count))
        result[next] = offer(share)
        let taken = length(children[next], share)
        room -= taken
        rest -= taken
        group.removeAll { $0 == next }
      }
    }
    return result
  }
}

extension CGFloat {
  /// Returns the difference, which is zero for equal infinities.
  fileprivate func less(_ other: CGFloat) -> CGFloat { self == other ? 0 : self - other }
}

import Foundation
internal import Graphics

/// The frames of the items of a group, relative to its origin.
@MainActor
struct GroupFrames {
  /// The place of an item.
  struct Place {
    let item: Int
    var frame: CGRect
    var zIndex = 0
    var estimatedAxes: Axis.Set = []
  }

  /// The place of a view that is attached to an item.
  struct Attachment {
    let view: NSCollectionLayoutSupplementaryItem
    let item: Int
    var frame: CGRect
  }

  var size = CGSize.zero
  var places: [Place] = []
  var attachments: [Attachment] = []

  /// Adds the frames of a part of the group.
  fileprivate mutating func add(_ part: GroupFrames, at origin: CGPoint) {
    places += part.places.map { place in
      var place = place
      place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
      return place
    }
    attachments += part.attachments.map { attachment in
      var attachment = attachment
      attachment.frame = attachment.frame.offsetBy(dx: origin.x, dy: origin.y)
      return attachment
    }
  }
}

/// The arithmetic of groups: from a description and the size of a container to frames.
@MainActor
struct GroupArithmetic {
  /// The number of items of the section.
  let end: Int
  let traits: UITraitCollection
  /// Returns the size of the cell of an item, if it is already known.
  let measured: (Int) -> CGSize?

  /// A part of a group that has no place yet.
  @MainActor private struct Part {
    let frames: GroupFrames
    let item: NSCollectionLayoutItem

    func edge(_ axis: Axis, isStart: Bool) -> NSCollectionLayoutSpacing {
      let edges = item.edgeSpacing
      let spacing =
        axis == .horizontal
        ? (isStart ? edges?.leading : edges?.trailing) : (isStart ? edges?.top : edges?.bottom)
      return spacing ?? .fixed(0)
    }

    /// Returns the length on an axis, including the edge spacing.
    func outerLength(_ axis: Axis) -> CGFloat {
      frames.size[axis] + edge(axis, isStart: true).spacing + edge(axis, isStart: false).spacing
    }
  }

  /// The tolerance for rounding differences between lengths.
  private static let tolerance = 0.01

  /// Returns the frames of an item or a group.
  ///
  /// - Parameters:
  ///   - node: The item or the group.
  ///   - container: The size of the container.
  ///   - first: The first item.
  ///   - forced: The length that the group gives to the node.
  func frames(
    of node: NSCollectionLayoutItem, in container: CGSize, from first: Int, forced: (axis: Axis, length: CGFloat)? = nil
  ) -> GroupFrames {
    var size = node.layoutSize.size(in: container)
    var estimated = node.layoutSize.estimatedAxes
    if let forced {
      size[forced.axis] = forced.length
      estimated.remove(forced.axis == .horizontal ? .horizontal : .vertical)
    }
    guard first < end else { return GroupFrames() }
    let insets = node.contentInsets.without(estimated)
    var frames: GroupFrames
    if let group = node as? NSCollectionLayoutGroup {
      frames = self.frames(ofGroup: group, size, estimated, insets, from: first)
    } else {
      if let known = measured(first) {
        if estimated.contains(.horizontal) { size.width = known.width }
        if estimated.contains(.vertical) { size.height = known.height }
      }
      let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: insets.insetting(size))
      frames = GroupFrames(
        size: size, places: [GroupFrames.Place(item: first, frame: frame, estimatedAxes: estimated)])
    }
    let own = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: insets.insetting(frames.size))
    frames.attachments += node.supplementaryItems.map {
      GroupFrames.Attachment(view: $0, item: first, frame: $0.frame(at: own))
    }
    return frames
  }

  private func frames(
    ofGroup group: NSCollectionLayoutGroup, _ size: CGSize, _ estimated: Axis.Set, _ insets: NSDirectionalEdgeInsets,
    from first: Int
  ) -> GroupFrames {
    let inner = insets.insetting(size)
    if case .custom(let provider) = group.content {
      let items = provider(LayoutSurroundings(contentSize: inner, traitCollection: traits))
      var frames = GroupFrames(size: size)
      for (index, item) in items.prefix(end - first).enumerated() {
        let frame = item.frame.offsetBy(dx: insets.leading, dy: insets.top)
        frames.places.append(GroupFrames.Place(item: first + index, frame: frame, zIndex: item.zIndex))
      }
      return frames
    }
    let (axis, crossing) = (group.axis, group.axis.crossing)
    var parts = self.parts(of: group, in: inner, estimated.contains(axis), from: first)
    var size = size
    if estimated.contains(crossing) {
      // Parts with a fraction of the group's length follow the others.
      let known = parts.filter { !$0.item.layoutSize[crossing].isFractional }.map { $0.outerLength(crossing) }.max()
      if let known, known != inner[crossing] {
        size[crossing] = known
        if parts.contains(where: { $0.item.layoutSize[crossing].isFractional }) {
          parts = self.parts(of: group, in: insets.insetting(size), estimated.contains(axis), from: first)
        }
      } else if known == nil, let longest = parts.map({ $0.outerLength(crossing) }).max() {
        // If all parts have a fraction of the estimated length, they determine the group's length.
        size[crossing] = longest
      }
    }
    return arrange(parts, of: group, size, estimated, insets)
  }

  /// Returns the parts that fit into the group.
  private func parts(of group: NSCollectionLayoutGroup, in inner: CGSize, _ isEstimated: Bool, from first: Int)
    -> [Part]
  {
    let axis = group.axis
    let gap = group.interItemSpacing?.spacing ?? 0
    var parts: [Part] = []
    var next = first
    func add(_ item: NSCollectionLayoutItem, forced: (axis: Axis, length: CGFloat)? = nil) -> Part? {
      let part = Part(frames: frames(of: item, in: inner, from: next, forced: forced), item: item)
      return part.frames.places.isEmpty ? nil : part
    }
    func accept(_ part: Part) {
      parts.append(part)
      next += part.frames.places.count
    }
    switch group.content {
    case .custom: break
    case .equal(let item, let count):
      let length = max((inner[axis] - gap * CGFloat(count - 1)) / CGFloat(max(count, 1)), 0)
      for _ in 0..<max(count, 0) {
        // A group whose cells determine its length has no length to divide.
        guard let part = isEstimated ? add(item) : add(item, forced: (axis, length)) else { break }
        accept(part)
      }
    case .repeated(let item, let count):
      for _ in 0..<max(count, 0) {
        guard let part = add(item) else { break }
        accept(part)
      }
    case .inTurn(let items):
      var used = 0.0
      while let item = items.isEmpty ? nil : items[parts.count % items.count], let part = add(item) {
        // In a group that grows with its items, the estimates determine their number.
        let length = isEstimated ? item.layoutSize[axis].length(in: inner) : part.outerLength(axis)
        let total = used + (parts.isEmpty ? 0 : gap) + length
        if !parts.isEmpty, total > inner[axis] + Self.tolerance || length <= 0 && parts.count >= items.count { break }
        used = total
        accept(part)
      }
    }
    return parts
  }

  /// Arranges parts horizontally or vertically.
  private func arrange(
    _ parts: [Part], of group: NSCollectionLayoutGroup, _ size: CGSize, _ estimated: Axis.Set,
    _ insets: NSDirectionalEdgeInsets
  ) -> GroupFrames {
    let (axis, crossing) = (group.axis, group.axis.crossing)
    var gap = group.interItemSpacing ?? .fixed(0)
    let used = parts.reduce(0) { $0 + $1.outerLength(axis) } + gap.spacing * CGFloat(max(parts.count - 1, 0))
    var result = GroupFrames(size: size)
    if estimated.contains(axis) { result.size[axis] = used }
    let inner = insets.insetting(result.size)
    let left = max(inner[axis] - used, 0)
    let edges = parts.flatMap { [$0.edge(axis, isStart: true), $0.edge(axis, isStart: false)] }
    let flexible = edges.filter(\.isFlexible).count + (gap.isFlexible ? max(parts.count - 1, 0) : 0)
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    if gap.isFlexible { gap = .fixed(gap.spacing + share) }
    func length(_ spacing: NSCollectionLayoutSpacing) -> CGFloat { spacing.spacing + (spacing.isFlexible ? share : 0) }

    var position = 0.0
    for part in parts {
      position += length(part.edge(axis, isStart: true))
      let (before, after) = (part.edge(crossing, isStart: true), part.edge(crossing, isStart: false))
      let free = max(inner[crossing] - part.outerLength(crossing), 0)
      let shift = before.isFlexible ? (after.isFlexible ? free / 2 : free) : 0
      var origin = CGPoint(x: insets.leading, y: insets.top)
      origin[axis] += position
      origin[crossing] += before.spacing + shift
      var frames = part.frames
      if part.item.layoutSize[crossing].isUniformAcrossSiblings, !(part.item is NSCollectionLayoutGroup) {
        for index in frames.places.indices {
          let place = frames.places[index].frame
          frames.places[index].frame.size =
            axis == .horizontal
            ? CGSize(width: place.width, height: inner.height) : CGSize(width: inner.width, height: place.height)
        }
      }
      result.add(frames, at: origin)
      position += part.frames.size[axis] + length(part.edge(axis, isStart: false)) + gap.spacing
    }
    return result
  }
}

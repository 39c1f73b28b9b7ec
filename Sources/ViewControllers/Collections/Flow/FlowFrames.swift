import Foundation
package import Graphics

/// The frames of all sections of a flow layout.
package struct FlowFrames {
  private var sections: [FlowLines]
  private let axis: Axis
  private let container: CGSize
  /// The kinds of the pinned headers and footers.
  private let pinned: Set<Kind>
  private var starts: [CGFloat] = []

  /// The supplementary views.
  package enum Kind: Hashable, Sendable { case header, footer }

  /// Creates the frames of sections.
  package init(_ sections: [FlowSection], axis: Axis, container: CGSize, pinned: Set<Kind> = []) {
    self.axis = axis
    self.container = container
    self.pinned = pinned
    self.sections = sections.map { FlowLines($0, axis: axis, breadth: container[axis.crossing]) }
    findStarts()
  }

  private mutating func findStarts() {
    starts = [0]
    for section in sections { starts.append((starts.last ?? 0) + section.length) }
  }

  /// The size of the content.
  package var size: CGSize {
    var size = container
    size[axis] = starts.last ?? 0
    return size
  }

  /// Returns the maximum length of an item across the scrolling direction.
  package func room(inSection section: Int) -> CGFloat {
    max(container[axis.crossing] - sections[section].section.insets.both(on: axis.crossing), 0)
  }

  /// Sets the sizes of items of a section. Returns whether frames change.
  package mutating func setSizes(_ sizes: [Int: CGSize], in section: Int) -> Bool {
    guard sections.indices.contains(section), sections[section].setSizes(sizes) else { return false }
    findStarts()
    return true
  }

  private func sections(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    guard !sections.isEmpty else { return 0..<0 }
    let first = SectionFrames.last(in: sections.indices) { starts[$0] <= lower } ?? 0
    let end = SectionFrames.last(in: sections.indices) { starts[$0] < upper } ?? -1
    return first..<max(end + 1, first)
  }

  private func moved(_ frame: CGRect, to section: Int) -> CGRect {
    var frame = frame
    frame.origin[axis] += starts[section]
    return frame
  }

  /// Returns the items that intersect a rectangle, and their frames.
  package func items(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    let (lower, upper) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
    return sections(from: lower, to: upper).flatMap { number in
      let lines = sections[number].lines(from: lower - starts[number], to: upper - starts[number])
      return lines.flatMap { sections[number].items(inLine: $0) }
        .map { (IndexPath(item: $0.item, section: number), moved($0.frame, to: number)) }
    }
    .filter { $0.1.intersects(rect) }
  }

  /// Returns the headers and footers that intersect a rectangle, and their frames.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - visible: The visible part of the collection, in which pinned headers stay.
  package func surroundings(in rect: CGRect, visible: CGRect) -> [(section: Int, kind: Kind, frame: CGRect)] {
    sections(from: rect.origin[axis], to: rect.origin[axis] + rect.size[axis]).flatMap { number in
      [Kind.header, .footer].compactMap { kind in
        frame(of: kind, inSection: number, visible: visible).map { (number, kind, $0) }
      }
    }
    .filter { $0.2.intersects(rect) }
  }

  /// Returns the frame of an item.
  package func frame(of path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section), path.item >= 0,
      path.item < sections[path.section].section.sizes.count
    else { return nil }
    let lines = sections[path.section]
    let found = lines.items(inLine: lines.line(of: path.item)).first { $0.item == path.item }
    return found.map { moved($0.frame, to: path.section) }
  }

  /// Returns the frame of a header or a footer, or `nil` if the section has none.
  package func frame(of kind: Kind, inSection number: Int, visible: CGRect) -> CGRect? {
    guard sections.indices.contains(number) else { return nil }
    let section = sections[number].section
    let length = kind == .header ? section.header : section.footer
    guard length > 0 else { return nil }
    let (start, end) = (starts[number], starts[number + 1])
    var position = kind == .header ? start : end - length
    if pinned.contains(kind) {
      let (lower, upper) = (visible.origin[axis], visible.origin[axis] + visible.size[axis] - length)
      position =
        kind == .header
        ? min(max(position, lower), max(end - section.footer - length, start))
        : max(min(position, upper), min(start + section.header, end - length))
    }
    var frame = CGRect(origin: .zero, size: container)
    frame.origin[axis] = position
    frame.size[axis] = length
    return frame
  }

  /// Returns whether a header or a footer is pinned.
  package func isPinned(_ kind: Kind) -> Bool { pinned.contains(kind) }
}

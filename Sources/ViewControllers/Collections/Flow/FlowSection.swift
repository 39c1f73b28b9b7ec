import Foundation
internal import Graphics

/// The parts of a section of a flow layout.
package struct FlowSection {
  /// The sizes of the items.
  package var sizes: FlowSizes
  /// The distances between the items and the edges of the section.
  package var insets = UIEdgeInsets.zero
  /// The distance between lines.
  package var lineSpacing: CGFloat = 10
  /// The least distance between the items of a line.
  package var itemSpacing: CGFloat = 10
  /// The length of the header on the axis on which the collection scrolls.
  package var header: CGFloat = 0
  /// The length of the footer on the axis on which the collection scrolls.
  package var footer: CGFloat = 0

  package init(_ sizes: FlowSizes) { self.sizes = sizes }
}

/// The lines of a section, relative to the origin of the section.
struct FlowLines {
  /// A line of items, which is horizontal if the collection scrolls vertically.
  struct Line {
    /// The first item.
    let first: Int
    /// The start and the length on the axis on which the collection scrolls.
    var start: CGFloat
    var length: CGFloat
  }

  private(set) var section: FlowSection
  private let axis: Axis
  /// The length of the section on the other axis.
  private let breadth: CGFloat
  /// The lines of items of different sizes, or `nil` if all have the same size.
  private var lines: [Line]?

  init(_ section: FlowSection, axis: Axis, breadth: CGFloat) {
    (self.section, self.axis, self.breadth) = (section, axis, breadth)
    findLines()
  }

  /// The tolerance for rounding differences between lengths.
  private static let tolerance = 0.01

  private var start: CGFloat { section.header + section.insets.start(on: axis) }
  private var room: CGFloat { max(breadth - section.insets.both(on: axis.crossing), 0) }

  /// Returns the number of equal items in a line.
  private func perLine(_ size: CGSize) -> Int {
    let step = size[axis.crossing] + section.itemSpacing
    return step > 0 ? max(Int((room + section.itemSpacing + Self.tolerance) / step), 1) : 1
  }

  private mutating func findLines() {
    lines = nil
    guard section.sizes.common == nil else { return }
    var (lines, used): ([Line], CGFloat) = ([], 0)
    for item in 0..<section.sizes.count {
      let size = section.sizes[item]
      let wanted = used + section.itemSpacing + size[axis.crossing]
      if var line = lines.last, wanted <= room + Self.tolerance {
        line.length = max(line.length, size[axis])
        lines[lines.count - 1] = line
        used = wanted
      } else {
        let start = lines.last.map { $0.start + $0.length + section.lineSpacing } ?? start
        lines.append(Line(first: item, start: start, length: size[axis]))
        used = size[axis.crossing]
      }
    }
    self.lines = lines
  }

  mutating func setSizes(_ sizes: [Int: CGSize]) -> Bool {
    let old = section.sizes
    for (item, size) in sizes where item < old.count { section.sizes[item] = size }
    guard section.sizes != old else { return false }
    findLines()
    return true
  }

  /// The number of lines.
  private var count: Int {
    if let lines { return lines.count }
    let number = perLine(section.sizes.common ?? .zero)
    return (section.sizes.count + number - 1) / number
  }

  private func line(_ number: Int) -> Line {
    if let lines { return lines[number] }
    let size = section.sizes.common ?? .zero
    return Line(
      first: number * perLine(size), start: start + CGFloat(number) * (size[axis] + section.lineSpacing),
      length: size[axis])
  }

  /// The length of the section on the axis on which the collection scrolls.
  var length: CGFloat {
    let end = count > 0 ? line(count - 1).start + line(count - 1).length : start
    return end + section.insets.end(on: axis) + section.footer
  }

  /// Returns the lines that intersect a range.
  func lines(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    let first = SectionFrames.last(in: 0..<count) { line($0).start <= lower } ?? 0
    let end = SectionFrames.last(in: 0..<count) { line($0).start < upper } ?? -1
    return first..<max(end + 1, first)
  }

  /// Returns the number of the line of an item.
  func line(of item: Int) -> Int {
    guard let lines else { return item / perLine(section.sizes.common ?? .zero) }
    return SectionFrames.last(in: lines.indices) { lines[$0].first <= item } ?? 0
  }

  /// Returns the items of a line and their frames.
  func items(inLine number: Int) -> [(item: Int, frame: CGRect)] {
    let line = line(number)
    let end = number + 1 < count ? self.line(number + 1).first : section.sizes.count
    let items = line.first..<end
    var (position, gap) = (section.insets.start(on: axis.crossing), section.itemSpacing)
    if let size = section.sizes.common {
      // The items of the last line stand below those of the others.
      let number = perLine(size)
      let free = room - size[axis.crossing] * CGFloat(number)
      if number > 1 { gap = max(free / CGFloat(number - 1), gap) } else { position += max(free / 2, 0) }
    } else if end < section.sizes.count {
      // The first and the last item of a line are at the edges, unless it is the last line.
      let free = room - items.reduce(0) { $0 + section.sizes[$1][axis.crossing] }
      if items.count > 1 { gap = max(free / CGFloat(items.count - 1), gap) } else { position += max(free / 2, 0) }
    }
    return items.map { item in
      let size = section.sizes[item]
      var origin = CGPoint.zero
      origin[axis] = line.start + (line.length - size[axis]) / 2
      origin[axis.crossing] = position
      position += size[axis.crossing] + gap
      return (item, CGRect(origin: origin, size: size))
    }
  }
}

extension UIEdgeInsets {
  func start(on axis: Axis) -> CGFloat { axis == .horizontal ? left : top }
  func end(on axis: Axis) -> CGFloat { axis == .horizontal ? right : bottom }
  func both(on axis: Axis) -> CGFloat { start(on: axis) + end(on: axis) }
}

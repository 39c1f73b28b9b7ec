import Foundation
package import Graphics

/// The frames of all sections of a compositional layout.
@MainActor
package struct CompositionalFrames {
  /// An element and the number of its section.
  package struct Found {
    package let section: Int
    package var element: SectionElement
  }

  package private(set) var sections: [SectionFrames] = []
  package let axis: Axis
  package let container: CGSize
  private let spacing: CGFloat
  private var starts: [Double] = [0]

  /// Creates the frames of sections.
  package init(_ sections: [SectionFrames], axis: Axis = .vertical, container: CGSize, spacing: CGFloat = 0) {
    self.sections = sections
    self.axis = axis
    self.container = container
    self.spacing = spacing
    findStarts()
  }

  private mutating func findStarts() {
    var (starts, position) = ([0.0], 0.0)
    for section in sections {
      position += section.size[axis] + spacing
      starts.append(position)
    }
    self.starts = starts
  }

  /// The size of the content.
  package var size: CGSize {
    var size = container
    size[axis] = max(starts[sections.count] - (sections.isEmpty ? 0 : spacing), 0)
    return size
  }

  /// Returns the origin of a section.
  package func origin(of section: Int) -> CGPoint {
    var origin = CGPoint.zero
    origin[axis] = starts[section]
    return origin
  }

  private func sections(in rect: CGRect) -> Range<Int> {
    guard !sections.isEmpty else { return 0..<0 }
    let first = SectionFrames.last(in: sections.indices) { starts[$0] <= rect.origin[axis] } ?? 0
    let end = rect.origin[axis] + rect.size[axis]
    let last = SectionFrames.last(in: sections.indices) { starts[$0] < end } ?? -1
    return first..<max(last + 1, first)
  }

  /// Returns the elements that intersect a rectangle, without those of rows.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - visible: The visible part of the collection, in which pinned headers stay.
  package func elements(in rect: CGRect, visible: CGRect) -> [Found] {
    sections(in: rect).flatMap { number in
      let (section, origin) = (sections[number], origin(of: number))
      let part = rect.offsetBy(dx: -origin.x, dy: -origin.y)
      let items = section.row == nil ? section.items(in: part) : []
      let others = section.surroundings(visible: visible.offsetBy(dx: -origin.x, dy: -origin.y))
        .filter { $0.frame.intersects(part) }
      return (items + others).map { element in
        var element = element
        element.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        return Found(section: number, element: element)
      }
    }
  }

  /// Returns the rows that intersect a rectangle: the sections that scroll by themselves.
  package func rows(in rect: CGRect) -> [(section: Int, frame: CGRect, contentSize: CGSize)] {
    sections(in: rect).compactMap { number in
      guard let row = sections[number].row else { return nil }
      let origin = origin(of: number)
      let frame = row.frame.offsetBy(dx: origin.x, dy: origin.y)
      return frame.intersects(rect) ? (number, frame, row.contentSize) : nil
    }
  }

  /// Returns the frame of an item, or that of its row if the section scrolls by itself.
  package func frame(of path: IndexPath) -> SectionElement? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard var element = section.element(of: path.item) else { return nil }
    let origin = origin(of: path.section)
    element.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
    if let row = section.row { element.frame = element.frame.offsetBy(dx: row.frame.minX, dy: row.frame.minY) }
    return element
  }

  /// Sets the sizes of cells and headers of a section. Returns whether frames change.
  package mutating func setSizes(_ sizes: [SectionElement.Measure: CGSize], in section: Int) -> Bool {
    guard sections.indices.contains(section), sections[section].setSizes(sizes) else { return false }
    findStarts()
    return true
  }
}

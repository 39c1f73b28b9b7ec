import Foundation

/// The order of the rows of a table on screen: the header, rows and footer of each section, between the header and the
/// footer of the table.
package struct RowMap: Equatable, Sendable {
  /// The parts of a section.
  package struct Section: Equatable, Sendable {
    package var rows: Int
    package var hasHeader: Bool
    package var hasFooter: Bool

    package init(rows: Int, hasHeader: Bool = false, hasFooter: Bool = false) {
      self.rows = max(rows, 0)
      self.hasHeader = hasHeader
      self.hasFooter = hasFooter
    }

    fileprivate var count: Int { rows + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }
  }

  /// One row on screen.
  package enum Row: Hashable, Sendable {
    case tableHeader, tableFooter
    case header(Int)
    case footer(Int)
    case row(IndexPath)
  }

  package let sections: [Section]
  package let hasTableHeader: Bool
  package let hasTableFooter: Bool
  /// The position of the first row of each section, followed by the end of the last section.
  private let starts: [Int]

  package init(_ sections: [Section] = [], hasTableHeader: Bool = false, hasTableFooter: Bool = false) {
    self.sections = sections
    self.hasTableHeader = hasTableHeader
    self.hasTableFooter = hasTableFooter
    var starts = [hasTableHeader ? 1 : 0]
    starts.reserveCapacity(sections.count + 1)
    for section in sections { starts.append(starts[starts.count - 1] + section.count) }
    self.starts = starts
  }

  /// The number of rows on screen.
  package var count: Int { starts[sections.count] + (hasTableFooter ? 1 : 0) }

  /// The positions of a section, with its header and its footer.
  package func positions(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns the row at a position. Complexity: O(log *n*) in the number of sections.
  package func row(at position: Int) -> Row? {
    guard position >= 0, position < count else { return nil }
    if hasTableHeader, position == 0 { return .tableHeader }
    guard position < starts[sections.count] else { return .tableFooter }
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    let section = sections[low]
    let index = position - starts[low] - (section.hasHeader ? 1 : 0)
    if index < 0 { return .header(low) }
    return index < section.rows ? .row(IndexPath(row: index, section: low)) : .footer(low)
  }

  /// Returns the position of a row, or `nil` if there is no such row.
  package func position(of row: Row) -> Int? {
    switch row {
    case .tableHeader: return hasTableHeader ? 0 : nil
    case .tableFooter: return hasTableFooter ? count - 1 : nil
    case .header(let section):
      return sections.indices.contains(section) && sections[section].hasHeader ? starts[section] : nil
    case .footer(let section):
      return sections.indices.contains(section) && sections[section].hasFooter ? starts[section + 1] - 1 : nil
    case .row(let path):
      guard path.count == 2, sections.indices.contains(path.section), path.row >= 0,
        path.row < sections[path.section].rows
      else { return nil }
      return starts[path.section] + (sections[path.section].hasHeader ? 1 : 0) + path.row
    }
  }

  /// Returns whether there is a row at an index path.
  package func contains(_ path: IndexPath) -> Bool { position(of: .row(path)) != nil }
}

/// Rows of a table, below a header that is a row itself. Not for use outside the library.
public struct _TableSection<Data> {
  package let header: AnyView?
  package var data: Data

  package init(header: AnyView?, data: Data) { (self.header, self.data) = (header, data) }
}

/// The sections of a table, each with the cells of every column.
@MainActor
final class TableContent<Data: RandomAccessCollection>: MountedNode where Data.Element: Identifiable {
  typealias Column = AnyTableColumn<Data.Element>
  private var sections: [(header: SingleRow<AnyView>?, rows: TableRows<Data>)] = []
  private let list: RowList

  init(of list: RowList, in context: NodeContext) {
    self.list = list
    super.init(in: context)
  }

  func update(_ latest: [_TableSection<Data>], _ columns: [Column]) {
    for section in sections.dropFirst(latest.count) {
      section.header?.unmount()
      section.rows.unmount()
    }
    sections.removeLast(max(0, sections.count - latest.count))
    for (index, section) in latest.enumerated() {
      if index == sections.count {
        sections.append((nil, TableRows(section.data, of: list, in: context)))
        for (number, column) in columns.enumerated() { add(column, number, to: sections[index].rows) }
      } else {
        sections[index].rows.update(section.data)
      }
      if let header = section.header, let row = sections[index].header {
        row.update(header)
      } else {
        sections[index].header?.unmount()
        sections[index].header = section.header.map { SingleRow($0, in: context) }
      }
    }
  }

  // MARK: Columns

  /// Updates the cells of a column. Returns `false` if their content type differs.
  func update(_ column: Column, at index: Int) -> Bool {
    sections.allSatisfy { column.update($0.rows.columns[index]) }
  }

  func append(_ column: Column, at index: Int) { for section in sections { add(column, index, to: section.rows) } }

  private func add(_ column: Column, _ index: Int, to rows: TableRows<Data>) {
    rows.columns.append(column.makeCells(rows, index, context))
  }

  func removeColumns(from start: Int) {
    for section in sections {
      for cells in section.rows.columns[start...] { cells.keeper.unmount() }
      section.rows.columns.removeSubrange(start...)
    }
  }

  // MARK: Life cycle

  override func append(to contents: inout NodeContents) {
    for section in sections {
      section.header?.append(to: &contents)
      section.rows.append(to: &contents)
    }
  }

  override func unmount() { update([], []) }
}

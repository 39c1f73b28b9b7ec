nonisolated extension RecordImportPreview {
  /// How many rows are good, and how many are not.
  public var title: String {
    let good = report.importedCount
    let bad = report.badRowCount
    let text = String(localized: "\(good) row is good.", plural: "\(good) rows are good.", count: good)
    guard bad > 0 else { return text }
    return text + " " + String(localized: "\(bad) row is bad.", plural: "\(bad) rows are bad.", count: bad)
  }

  /// What is understood of the file, a sentence for each thing.
  public var lines: [String] {
    var lines = [contents]
    if !columns.isEmpty { lines.append(String(localized: "Columns that are read: \(columnList).")) }
    if !ignoredColumns.isEmpty {
      lines.append(String(localized: "Columns that are left out: \(ignoredColumns.joined(separator: ", "))."))
    }
    return lines
  }

  private var contents: String {
    guard let separator else { return String(localized: "\(report.kind.name) as JSON, in \(encoding.name).") }
    return String(localized: "\(report.kind.name) as CSV with \(separator.name), in \(encoding.name).")
  }

  /// The columns as the file calls them, each with its own name behind it if that is another one.
  private var columnList: String {
    columns.map { $0.header == $0.name ? $0.name : "\($0.header) (\($0.name))" }.joined(separator: ", ")
  }
}

nonisolated extension FieldSeparator {
  fileprivate var name: String {
    switch self {
    case .comma: String(localized: "commas")
    case .semicolon: String(localized: "semicolons")
    case .tab: String(localized: "tabs")
    }
  }
}

nonisolated extension RecordKind {
  fileprivate var name: String {
    switch self {
    case .books: AppScreen.books.title
    case .comics: AppScreen.comics.title
    case .offers: AppScreen.offers.title
    }
  }
}

nonisolated extension RecordImportPreview {
  /// A detected property of the file: its title and value.
  public struct Fact: Equatable, Identifiable, Sendable {
    /// The name of the property, in the user's language.
    public let title: String
    /// The detected value, in the user's language.
    public let value: String

    public var id: String { title }
  }

  /// A summary of the numbers of good and bad rows.
  public var title: String {
    let good = report.importedCount
    let bad = report.badRowCount
    if good == 0, bad == 0 { return String(localized: "There are no rows.") }
    let text = String(localized: "\(good) row is good.", plural: "\(good) rows are good.", count: good)
    guard bad > 0 else { return text }
    return text + " " + String(localized: "\(bad) row is bad.", plural: "\(bad) rows are bad.", count: bad)
  }

  /// The detected properties of the file.
  public var facts: [Fact] {
    var facts = [
      Fact(title: String(localized: "Contents"), value: report.kind.name),
      Fact(title: String(localized: "Format"), value: formatName),
      Fact(title: String(localized: "Encoding"), value: encoding.name),
    ]
    func add(_ title: String, _ names: [String]) {
      if !names.isEmpty { facts.append(Fact(title: title, value: names.joined(separator: ", "))) }
    }
    // A column whose header differs from the canonical name shows both.
    add(
      String(localized: "Columns Read"),
      columns.map { $0.header == $0.name ? $0.name : "\($0.header) (\($0.name))" })
    add(String(localized: "Columns Left Out"), ignoredColumns)
    if repeatedCount > 0 {
      facts.append(Fact(title: String(localized: "Repeated IDs"), value: repeatedCount.formatted()))
    }
    return facts
  }

  private var formatName: String {
    switch format {
    case .csv: separator.map { String(localized: "CSV with \($0.name)") } ?? "CSV"
    case .json: "JSON"
    case .jsonLines: "JSON Lines"
    }
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

nonisolated extension RecordImportReport {
  /// The reported bad rows, one line each, followed by the number of unreported ones.
  public var badRowLines: [String] {
    var lines = badRows.map { String(localized: "Line \($0.line): \($0.reason)") }
    let hidden = badRowCount - badRows.count
    if hidden > 0 {
      lines.append(
        String(localized: "\(hidden) more row is bad.", plural: "\(hidden) more rows are bad.", count: hidden))
    }
    return lines
  }
}

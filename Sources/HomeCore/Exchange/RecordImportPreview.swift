/// What is understood of a file that can be imported, before anything is.
public nonisolated struct RecordImportPreview: Equatable, Sendable {
  /// A column of the file that is read.
  public struct Column: Equatable, Sendable {
    /// What it is called in the file.
    public var header: String
    /// What it is called in files that are exported.
    public var name: String

    /// Makes a column.
    public init(header: String, name: String) {
      self.header = header
      self.name = name
    }
  }

  /// How the file is written.
  public var format: RecordFormat
  /// How its characters are.
  public var encoding: TextEncoding
  /// What stands between its fields; `nil` if it is no CSV.
  public var separator: FieldSeparator?
  /// The columns that are read; in JSON, as the first object has them.
  public var columns: [Column]
  /// The columns that nothing is made of, as the file calls them.
  public var ignoredColumns: [String]
  /// The first good rows: how what they have in the columns that are read begins.
  public var rows: [[String]]
  /// How many of the bad rows are bad because a row before them has the same id.
  public var repeatedCount: Int
  /// What it would come to if the good rows were imported.
  public var report: RecordImportReport

  /// How many of the good rows are shown.
  public static let maximumRows = 5

  /// Makes a preview.
  public init(
    format: RecordFormat, encoding: TextEncoding = .utf8, separator: FieldSeparator? = nil, columns: [Column] = [],
    ignoredColumns: [String] = [], rows: [[String]] = [], repeatedCount: Int = 0, report: RecordImportReport
  ) {
    self.format = format
    self.encoding = encoding
    self.separator = separator
    self.columns = columns
    self.ignoredColumns = ignoredColumns
    self.rows = rows
    self.repeatedCount = repeatedCount
    self.report = report
  }
}

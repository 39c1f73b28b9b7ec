/// The detected structure of a file, before its import.
public nonisolated struct RecordImportPreview: Equatable, Sendable {
  /// A recognised column of the file.
  public struct Column: Equatable, Sendable {
    /// The column's header in the file.
    public var header: String
    /// The column's name in exported files.
    public var name: String

    /// Creates a column.
    public init(header: String, name: String) {
      self.header = header
      self.name = name
    }
  }

  /// The file format.
  public var format: RecordFormat
  /// The text encoding.
  public var encoding: TextEncoding
  /// The field separator, or `nil` if the file is not CSV.
  public var separator: FieldSeparator?
  /// The recognised columns. In JSON, those of the first object.
  public var columns: [Column]
  /// The headers of the ignored columns.
  public var ignoredColumns: [String]
  /// The first good rows: the abbreviated values of the recognised columns.
  public var rows: [[String]]
  /// The number of bad rows that repeat the identifier of an earlier row.
  public var repeatedCount: Int
  /// The report that an import of the good rows would produce.
  public var report: RecordImportReport

  /// The highest number of rows in a preview.
  public static let maximumRows = 5

  /// Creates a preview.
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

/// A row of a result: the texts of its columns, or `nil` for NULL. Columns are counted from 0.
struct PostgresRow: Sendable {
  private let result: PostgresResult
  private let number: Int32

  init(result: PostgresResult, number: Int32) {
    self.result = result
    self.number = number
  }

  /// The texts of all columns.
  var fields: [String?] { (0..<Int(result.columnCount)).map(field) }

  /// Returns the text of a column, or `nil` for NULL.
  func field(_ column: Int) -> String? { result.isNull(number, Int32(column)) ? nil : text(column) }

  /// Returns the integer of a column, or 0 for NULL.
  func integer(_ column: Int) -> Int { result.integer(number, Int32(column)) }

  /// Returns whether a Boolean is true.
  func flag(_ column: Int) -> Bool { text(column) == "t" }

  /// Returns the text of a column, or an empty string for NULL.
  func text(_ column: Int) -> String { result.text(number, Int32(column)) }
}

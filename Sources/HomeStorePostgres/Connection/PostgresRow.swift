import CPostgres

/// A row of a result: the texts of its columns, or `nil` for NULL.
struct PostgresRow: Sendable {
  /// The fields of all rows. They share their memory, so that a result takes few allocations.
  private struct Result {
    var bytes: [UInt8] = []
    /// The part of `bytes` that belongs to each field, or `nil` for NULL.
    var fields: [Range<Int>?] = []
    let columnCount: Int
  }

  private let result: Result
  private let number: Int

  /// The texts of all columns.
  var fields: [String?] { (0..<result.columnCount).map(field) }

  /// Returns the text of a column, counted from 0, or `nil` for NULL.
  func field(_ column: Int) -> String? {
    result.fields[number * result.columnCount + column].map { String(decoding: result.bytes[$0], as: UTF8.self) }
  }

  /// Returns the integer of a column, or 0 for NULL.
  func integer(_ column: Int) -> Int { field(column).flatMap { Int($0) } ?? 0 }

  /// Returns whether a Boolean is true.
  func flag(_ column: Int) -> Bool { field(column) == "t" }

  /// Returns the text of a column, or an empty string for NULL.
  func text(_ column: Int) -> String { field(column) ?? "" }

  /// Returns the rows of a result.
  static func rows(of result: OpaquePointer, library: CPostgresLibrary) -> [PostgresRow] {
    let (rows, columns) = (library.ntuples(result), library.nfields(result))
    var copy = Result(columnCount: Int(columns))
    copy.fields.reserveCapacity(Int(rows) * Int(columns))
    for row in 0..<rows {
      for column in 0..<columns {
        let count = Int(library.getlength(result, row, column))
        // NULL has the length of an empty text.
        if count == 0, library.getisnull(result, row, column) == 1 {
          copy.fields.append(nil)
        } else {
          let start = copy.bytes.count
          copy.bytes += UnsafeRawBufferPointer(start: library.getvalue(result, row, column), count: count)
          copy.fields.append(start..<copy.bytes.count)
        }
      }
    }
    return (0..<Int(rows)).map { PostgresRow(result: copy, number: $0) }
  }
}

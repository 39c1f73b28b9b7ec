import CPostgres

/// A row of a result: the texts of its columns, or `nil` for NULL.
struct PostgresRow: Equatable, Sendable {
  let fields: [String?]

  /// Returns the integer of a column, counted from 0, or 0 for NULL.
  func integer(_ column: Int) -> Int { fields[column].flatMap { Int($0) } ?? 0 }

  /// Returns whether a Boolean is true.
  func flag(_ column: Int) -> Bool { fields[column] == "t" }

  /// Returns the text of a column, or an empty string for NULL.
  func text(_ column: Int) -> String { fields[column] ?? "" }

  /// Returns the rows of a result.
  static func rows(of result: OpaquePointer, library: CPostgresLibrary) -> [PostgresRow] {
    let columns = 0..<library.nfields(result)
    return (0..<library.ntuples(result)).map { row in
      PostgresRow(
        fields: columns.map { column in
          guard library.getisnull(result, row, column) == 0, let value = library.getvalue(result, row, column) else {
            return nil
          }
          let bytes = UnsafeRawBufferPointer(start: value, count: Int(library.getlength(result, row, column)))
          return String(decoding: bytes, as: UTF8.self)
        })
    }
  }
}

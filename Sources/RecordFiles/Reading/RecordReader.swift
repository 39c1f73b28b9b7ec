/// A row of a file: the values of the requested columns, or the problem with the row.
struct RecordRow {
  /// The number of its first line, counted from 1.
  let line: Int
  /// A text for each column, or `nil` if the row has none for it.
  let values: Result<[String?], BadRecord>
}

/// A problem with a row, described by a sentence for the user.
struct BadRecord: Error, Equatable {
  let reason: String

  /// The problem of a NUL character, which terminates C strings and so would truncate the text in the store and on
  /// screen.
  static var hasNUL: BadRecord {
    BadRecord(reason: String(localized: "The text contains a NUL character, which cannot be stored. Remove it."))
  }
}

protocol RecordReader: AnyObject {
  /// The column headers, or the keys of the first object.
  var names: [String] { get }
  /// A closure that maps a header to a column name, or to `nil` if the column is not needed. By default it returns the
  /// header.
  var columnName: (String) -> String? { get set }

  /// Returns the next row, or `nil` at the end.
  ///
  /// - Parameter columns: The names of the requested columns, which must be the same in each call.
  /// - Throws: ``RecordFileError`` if the file cannot be read.
  func next(_ columns: [String]) throws -> RecordRow?
}

/// A row of a file: the values of the columns that were asked for, or why it has none.
struct RecordRow {
  /// The line it begins on, counted from 1.
  let line: Int
  /// A text for each column, `nil` where the row has nothing for it.
  let values: Result<[String?], BadRecord>
}

/// Why a row is bad, in a sentence for people.
struct BadRecord: Error, Equatable {
  let reason: String

  /// A character that ends texts in C, and so in the store and on the screen.
  static var hasNUL: BadRecord {
    BadRecord(reason: String(localized: "There is a NUL character in the text, which cannot be kept. Take it out."))
  }
}

/// Reads a file of records row by row.
protocol RecordReader: AnyObject {
  /// The names of the columns, or of the first object's members.
  var names: [String] { get }
  /// What a column of the file is called by who reads it; `nil` if it is none that is wanted. At first its own name.
  var columnName: (String) -> String? { get set }

  /// The next row; `nil` at the end.
  ///
  /// - Parameter columns: The names of the values that are wanted, the same in each call.
  /// - Throws: ``RecordFileError`` if the file cannot be read.
  func next(_ columns: [String]) throws -> RecordRow?
}

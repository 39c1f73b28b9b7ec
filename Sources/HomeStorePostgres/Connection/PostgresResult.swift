import CPostgres
import Foundation

/// A result of libpq, which is freed with its last row.
///
/// It is safe to send, because libpq does not change a result after it has returned it, and several threads may read
/// one.
final class PostgresResult: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let library: CPostgresLibrary

  /// - Parameter pointer: A result that belongs to the new object.
  init(_ pointer: OpaquePointer, library: CPostgresLibrary) {
    self.pointer = pointer
    self.library = library
  }

  deinit { library.clear(pointer) }

  var status: ExecStatusType { library.resultStatus(pointer) }

  var rows: [PostgresRow] {
    (0..<library.ntuples(pointer)).map { PostgresRow(result: self, number: $0) }
  }

  var columnCount: Int32 { library.nfields(pointer) }

  func isNull(_ row: Int32, _ column: Int32) -> Bool { library.getisnull(pointer, row, column) == 1 }

  /// Returns the integer of a text, or 0 for NULL.
  func integer(_ row: Int32, _ column: Int32) -> Int {
    library.getvalue(pointer, row, column).map { Int(strtoll($0, nil, 10)) } ?? 0
  }

  /// Returns a text, or an empty one for NULL.
  func text(_ row: Int32, _ column: Int32) -> String {
    let count = Int(library.getlength(pointer, row, column))
    let bytes = UnsafeRawBufferPointer(start: library.getvalue(pointer, row, column), count: count)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text of a field of an error, or an empty one.
  func errorField(_ letter: Character) -> String {
    library.resultErrorField(pointer, Int32(letter.asciiValue ?? 0)).map { String(cString: $0) } ?? ""
  }
}

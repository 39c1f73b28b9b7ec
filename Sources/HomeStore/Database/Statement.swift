import CSQLite
import RecordFiles

/// A prepared statement. It belongs to one connection and shares its isolation domain.
///
/// Values reach SQLite only as bound parameters, which prevents SQL injection.
final class Statement {
  private let handle: OpaquePointer
  private unowned let connection: Connection

  /// - Throws: ``DatabaseError`` if the statement is invalid for this database.
  init(_ sql: String, in connection: Connection) throws {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else { throw connection.error(code) }
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement to completion and resets it.
  ///
  /// - Throws: ``DatabaseError``, or `CancellationError` if the task is cancelled.
  func run(_ values: [Value] = []) throws {
    try forEachRow(values) { _ in }
  }

  /// Calls `body` for each row as it is read.
  func forEachRow(_ values: [Value] = [], _ body: (Row) throws -> Void) throws {
    try connection.checkCancellation()
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: try body(Row(handle: handle, path: connection.path))
      case SQLITE_DONE: return
      case let code: throw connection.error(code)
      }
    }
  }

  func rows<Element>(_ values: [Value] = [], _ make: (Row) throws -> Element) throws -> [Element] {
    var elements: [Element] = []
    try forEachRow(values) { elements.append(try make($0)) }
    return elements
  }

  private func bind(_ value: Value, at index: Int32) throws {
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let integer): sqlite3_bind_int64(handle, index, Int64(integer))
      case .text(var text):
        text.withUTF8 { utf8 in
          // The base address of an empty string may be `nil`, which SQLite would bind as NULL.
          utf8.withMemoryRebound(to: CChar.self) { characters in
            sqlite3_bind_text64(
              handle, index, characters.baseAddress ?? Self.empty, UInt64(characters.count), csqlite_transient(),
              UInt8(SQLITE_UTF8))
          }
        }
      }
    guard code == SQLITE_OK else { throw connection.error(code) }
  }

  private static let emptyText: StaticString = ""
  private static var empty: UnsafePointer<CChar> {
    UnsafeRawPointer(emptyText.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}

/// A row of a result. It is valid only within the closure that receives it.
struct Row {
  fileprivate let handle: OpaquePointer
  fileprivate let path: String

  /// The error for a row with impossible contents.
  var damage: DatabaseError { DatabaseError(.damaged, path: path) }

  /// Returns the value of a column, counted from 0. Any type but integer and NULL is converted to text.
  func value(_ column: Int32) -> Value {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_NULL: .null
    case SQLITE_INTEGER: .integer(integer(column))
    default: .text(text(column))
    }
  }

  /// Returns the integer of a column, counted from 0, or 0 for NULL.
  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  /// Returns whether the integer of a column is nonzero.
  func flag(_ column: Int32) -> Bool { integer(column) != 0 }

  /// Returns the text of a column, or an empty string for NULL. Invalid UTF-8 becomes U+FFFD.
  func text(_ column: Int32) -> String {
    guard let text = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }
}

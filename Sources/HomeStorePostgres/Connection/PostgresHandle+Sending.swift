import CPostgres
import Foundation
import RecordFiles

extension PostgresHandle {
  /// Sends an unprepared statement. Returns whether the connection has accepted it.
  func send(_ sql: String, _ values: [Value]) -> Bool {
    values.map(\.postgresText).withOptionalCStrings {
      library.sendQueryParams(pointer, sql, Int32(values.count), nil, $0, nil, nil, 0)
    } == 1
  }

  /// Prepares a statement under a name.
  func prepare(_ name: String, _ sql: String) -> Bool {
    library.sendPrepare(pointer, name, sql, 0, nil) == 1
  }

  /// Sends the statement with a name.
  func sendPrepared(_ name: String, _ values: [Value]) -> Bool {
    values.map(\.postgresText).withOptionalCStrings {
      library.sendQueryPrepared(pointer, name, Int32(values.count), $0, nil, nil, 0)
    } == 1
  }
}

extension Value {
  /// The text for PostgreSQL, or `nil` for NULL.
  var postgresText: String? {
    switch self {
    case .null: nil
    case .integer(let integer): String(integer)
    case .text(let text): text
    }
  }
}

extension [String?] {
  /// Calls `body` with C strings.
  func withOptionalCStrings<Result>(_ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
    let copies = map { $0.flatMap { strdup($0) } }
    defer { for copy in copies { free(copy) } }
    return body(copies.map { UnsafePointer($0) })
  }
}

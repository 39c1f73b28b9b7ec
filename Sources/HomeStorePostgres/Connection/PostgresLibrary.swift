import CPostgres

/// PostgreSQL's client library, which is loaded at the first use of a shared store.
enum PostgresLibrary {
  /// - Throws: ``PostgresError`` if it is not installed.
  static func load() throws -> CPostgresLibrary {
    guard let library = cpostgres_library() else { throw PostgresError(.noLibrary) }
    return library.pointee
  }
}

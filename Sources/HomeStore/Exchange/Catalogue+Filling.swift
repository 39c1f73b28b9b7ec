import HomeCore
import RecordFiles

extension Catalogue {
  /// Inserts all records into a store.
  ///
  /// - Throws: ``CatalogueError`` if a file is missing or has a bad row.
  func fill(_ connection: Connection) throws {
    for request in try imports() {
      do {
        let session = try ImportSession(request)
        while try session.importRows(atMost: .max, into: connection) {}
        if let row = session.report.badRows.first { throw CatalogueError(row, in: request.url) }
      } catch let error as RecordFileError {
        throw CatalogueError.broken(error.description)
      }
    }
  }
}

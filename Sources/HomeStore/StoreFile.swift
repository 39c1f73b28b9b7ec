import Foundation
import HomeCore

/// The two files of a store.
///
/// SQLite allows one writer per file, and an import is a single long transaction, so that it is atomic. Imports
/// therefore write to one file and the user's changes to another, where all transactions are short. A purchase never
/// waits for an import, in this program or another one. Staging imported rows and moving them later would write them
/// twice, and moving 200,000 rows with their indexes takes seconds: too long for one transaction, and not atomic in
/// several.
///
/// No change spans both files. An identifier in one file may refer to a row that the other no longer contains.
struct StoreFile: Sendable {
  /// The books, comics and offers.
  let catalogue: StoreDatabase
  /// The cart, the orders and the liked comics.
  let user: StoreDatabase
  let changes: ChangeBroadcast<StoreChange>

  private let paths: [String]

  /// - Parameters:
  ///   - isMade: A Boolean value that indicates whether a missing store is created.
  ///   - fill: A closure that inserts the initial records of a new store.
  init(path: String, isMade: Bool = true, fill: @escaping @Sendable (Connection) throws -> Void) {
    let changes = StoreChanges.broadcast(for: path)
    self.changes = changes
    let userPath = Self.userPath(of: path)
    paths = [path, userPath].flatMap { path in ["", "-wal", "-shm", "-journal"].map { path + $0 } }
    catalogue = StoreDatabase(
      Database(
        path: path, migrations: CatalogueSchema.migrations(userPath: userPath, fill: fill), isMade: isMade,
        didCommit: { changes.send(StoreChange.changes(of: $0)) },
        didChangeElsewhere: { changes.send(StoreChange.ofCatalogue) }))
    user = StoreDatabase(
      Database(
        path: userPath, migrations: UserSchema.migrations, isOptional: true,
        didCommit: { changes.send(StoreChange.changes(of: $0)) },
        didChangeElsewhere: { changes.send(StoreChange.ofUser) }),
      after: catalogue)
  }

  /// Returns the path of the user's file, beside the main file.
  static func userPath(of path: String) -> String { path + "-user" }

  /// Returns whether a URL refers to a file of the store or to one of SQLite's auxiliary files, by any path.
  func isPart(_ url: URL) -> Bool {
    // The path with a resolved folder, for a file that need not exist.
    func place(_ path: String) -> String {
      let url = URL(filePath: path)
      return url.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: url.lastPathComponent).path
    }
    func identity(_ path: String) -> [UInt64]? {
      var status = stat()
      return stat(path, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : nil
    }
    let file = (place: place(url.path), identity: identity(url.path))
    return paths.contains { path in
      place(path) == file.place || (file.identity != nil && identity(path) == file.identity)
    }
  }

  /// Closes the files until their next use.
  func close() async {
    await user.database.close()
    await catalogue.database.close()
  }
}

import Foundation
import HomeCore

/// The files of a store.
///
/// There are two, because SQLite lets one writer at a time into a file, and an import writes for long: all of it is one
/// transaction, of which others see all or nothing, whatever ends it. So what imports change is in one file, and what the
/// user changes is in another one beside it, in which no transaction takes long. A purchase never waits for an import then,
/// whichever program does either, and an import costs no more than it did. Rows that are staged first and then moved would
/// be written twice, and moving 200,000 of them with their indexes takes seconds: in one transaction that is too long, and
/// in several it is half done in between.
///
/// Nothing has to be changed in both files at once. What a row in one says of the other by its id need not be there any more.
struct StoreFile: Sendable {
  /// What is sold and shown: books, comics, offers.
  let catalogue: StoreDatabase
  /// What the user has: the cart, the orders, the comics they like.
  let user: StoreDatabase
  let changes: ChangeBroadcast<StoreChange>

  private let paths: [String]

  /// - Parameter fill: Puts the first things into a new store.
  init(path: String, fill: @escaping @Sendable (Connection) throws -> Void) {
    let changes = StoreChanges.broadcast(for: path)
    self.changes = changes
    let userPath = Self.userPath(of: path)
    paths = [path, userPath].flatMap { path in ["", "-wal", "-shm", "-journal"].map { path + $0 } }
    catalogue = StoreDatabase(
      Database(
        path: path, migrations: CatalogueSchema.migrations(userPath: userPath, fill: fill),
        didCommit: { changes.send(StoreChange.changes(of: $0)) },
        didChangeElsewhere: { changes.send(StoreChange.ofCatalogue) }))
    user = StoreDatabase(
      Database(
        path: userPath, migrations: UserSchema.migrations, isOptional: true,
        didCommit: { changes.send(StoreChange.changes(of: $0)) },
        didChangeElsewhere: { changes.send(StoreChange.ofUser) }),
      after: catalogue)
  }

  /// Where the user's file is, beside the one that has the store's name.
  static func userPath(of path: String) -> String { path + "-user" }

  /// Whether a file is one of the store's or of those that SQLite keeps beside them, by whatever name it is called.
  func isPart(_ url: URL) -> Bool {
    // Where a file is that need not be there yet.
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

  /// Closes the files, until they are needed again.
  func close() async {
    await user.database.close()
    await catalogue.database.close()
  }
}

import RecordFiles
import Synchronization

/// A store whose batches end as the test requires.
struct Interruption: MigrationStore {
  struct Failure: Error {}

  /// The moment at which a batch fails.
  enum Moment: CaseIterable {
    /// The batch has not been written.
    case before
    /// The batch has been written, but is not acknowledged.
    case after
  }

  let store: any MigrationStore
  /// The number of batches that go well.
  let batchCount: Int
  let moment: Moment
  private let count = Counter()

  final class Counter: Sendable {
    let value = Atomic(0)
  }

  init(_ store: any MigrationStore, at batchCount: Int, _ moment: Moment = .before) {
    self.store = store
    self.batchCount = batchCount
    self.moment = moment
  }

  /// The number of batches so far.
  var replacedCount: Int { count.value.load(ordering: .relaxed) }

  var place: String { store.place }
  func beginReading() async throws { try await store.beginReading() }
  func endReading() async throws { try await store.endReading() }
  func count(of table: MigratedTable) async throws -> Int { try await store.count(of: table) }
  func records(
    of table: MigratedTable, after first: [Int]?, through last: [Int]?, limit: Int
  ) async throws -> [[Value]] {
    try await store.records(of: table, after: first, through: last, limit: limit)
  }
  func marks(of source: String) async throws -> [MigrationMark] { try await store.marks(of: source) }
  func begin(_ tables: [MigratedTable], from source: String) async throws {
    try await store.begin(tables, from: source)
  }
  func replace(
    after first: [Int]?, through last: [Int]?, with records: [[Value]], mark: MigrationMark
  ) async throws {
    let isLast = count.value.add(1, ordering: .relaxed).newValue > batchCount
    if isLast, moment == .before { throw Failure() }
    try await store.replace(after: first, through: last, with: records, mark: mark)
    if isLast { throw Failure() }
  }
  func finish() async throws { try await store.finish() }
  func close() async { await store.close() }
}

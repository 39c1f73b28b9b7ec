import Combine
import Foundation
import ViewControllers

/// Writes down what happens to the program's screens, and when.
///
/// ```swift
/// let journal = LifeCycleJournal()
/// homeViewController.journal = journal
/// ```
public final class LifeCycleJournal {
  /// What happened to one screen at one moment.
  public nonisolated struct Entry: Identifiable, Equatable, Sendable {
    /// Counts the entries from 1; it says which of two came first even if their dates are equal.
    public let id: Int
    /// When it happened.
    public let date: Date
    /// What the screen is called.
    public let screen: String
    /// What happened.
    public let event: LifeCycle

    /// Makes an entry.
    public init(id: Int, date: Date, screen: String, event: LifeCycle) {
      self.id = id
      self.date = date
      self.screen = screen
      self.event = event
    }
  }

  /// How the journal changed.
  public nonisolated enum Change: Equatable, Sendable {
    /// An entry was added at the end.
    case added(Entry)
    /// The oldest entries, all before the one with this id, were given up to make room.
    case removed(before: Int)
    /// All entries were forgotten.
    case cleared
    /// Entries that were forgotten are there again, before the others.
    case restored
  }

  /// The entries, the oldest first.
  public private(set) var entries: [Entry] = []

  private let capacity: Int
  private let now: () -> Date
  private var nextID = 1
  private let changesSubject = PassthroughSubject<Change, Never>()

  /// - Parameters:
  ///   - capacity: How many entries are kept. When there are more the older half goes, so that it goes seldom.
  ///   - now: Tells the time.
  public init(capacity: Int = 10_000, now: @escaping () -> Date = Date.init) {
    self.capacity = max(capacity, 1)
    self.now = now
  }

  /// Sends each change after it has been made.
  public var changes: AnyPublisher<Change, Never> { changesSubject.eraseToAnyPublisher() }

  /// Writes an event down.
  public func record(_ event: LifeCycle, of screen: String) {
    if entries.count >= capacity { makeRoom() }
    let entry = Entry(id: nextID, date: now(), screen: screen, event: event)
    nextID += 1
    entries.append(entry)
    changesSubject.send(.added(entry))
  }

  /// Forgets everything. The entries that follow go on being counted.
  ///
  /// - Returns: What was forgotten.
  @discardableResult
  public func clear() -> [Entry] {
    defer { changesSubject.send(.cleared) }
    defer { entries = [] }
    return entries
  }

  /// Knows again what was forgotten; of more than the journal keeps, the latest.
  ///
  /// - Parameter forgotten: What ``clear()`` has given.
  public func restore(_ forgotten: [Entry]) {
    let known = entries.first?.id ?? nextID
    entries = (forgotten.filter { $0.id < known } + entries).suffix(capacity)
    changesSubject.send(.restored)
  }

  private func makeRoom() {
    entries.removeFirst((entries.count + 1) / 2)
    changesSubject.send(.removed(before: entries.first?.id ?? nextID))
  }
}

import Combine
import Foundation
import ViewControllers

/// A log of the life-cycle events of the program's screens.
///
/// ```swift
/// let journal = LifeCycleJournal()
/// homeViewController.journal = journal
/// ```
public final class LifeCycleJournal {
  /// A life-cycle event of one screen.
  public nonisolated struct Entry: Identifiable, Equatable, Sendable {
    /// The entry number, counted from 1. It orders entries whose dates are equal.
    public let id: Int
    /// The time of the event.
    public let date: Date
    /// The name of the screen.
    public let screen: String
    /// The event.
    public let event: LifeCycle

    /// Creates an entry.
    public init(id: Int, date: Date, screen: String, event: LifeCycle) {
      self.id = id
      self.date = date
      self.screen = screen
      self.event = event
    }
  }

  /// A change of the journal.
  public nonisolated enum Change: Equatable, Sendable {
    /// An entry was appended.
    case added(Entry)
    /// The oldest entries, up to but excluding this identifier, were removed to make room.
    case removed(before: Int)
    /// All entries were removed.
    case cleared
    /// Removed entries were restored in front of the others.
    case restored
  }

  /// The entries, the oldest first.
  public private(set) var entries: [Entry] = []

  private let capacity: Int
  private let now: () -> Date
  private var nextID = 1
  private let changesSubject = PassthroughSubject<Change, Never>()

  /// Creates an empty journal.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of entries. When it is exceeded, the older half is removed, which amortises the
  ///     cost.
  ///   - now: A closure that returns the current time.
  public init(capacity: Int = 10_000, now: @escaping () -> Date = Date.init) {
    self.capacity = max(capacity, 1)
    self.now = now
  }

  /// A publisher of changes. It sends each change after it is complete.
  public var changes: AnyPublisher<Change, Never> { changesSubject.eraseToAnyPublisher() }

  /// Records an event.
  public func record(_ event: LifeCycle, of screen: String) {
    if entries.count >= capacity { makeRoom() }
    let entry = Entry(id: nextID, date: now(), screen: screen, event: event)
    nextID += 1
    entries.append(entry)
    changesSubject.send(.added(entry))
  }

  /// Removes all entries. The numbering continues.
  ///
  /// - Returns: The removed entries.
  @discardableResult
  public func clear() -> [Entry] {
    defer { changesSubject.send(.cleared) }
    defer { entries = [] }
    return entries
  }

  /// Restores removed entries; if they exceed the capacity, the latest of them.
  ///
  /// - Parameter forgotten: The result of ``clear()``.
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

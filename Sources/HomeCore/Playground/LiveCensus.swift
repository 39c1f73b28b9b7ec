import Combine

/// The numbers of live playground objects.
public nonisolated struct LiveCounts: Equatable, Sendable {
  /// The number of coordinators.
  public var coordinators = 0
  /// The number of view models.
  public var viewModels = 0

  /// Creates counts.
  public init(coordinators: Int = 0, viewModels: Int = 0) {
    self.coordinators = coordinators
    self.viewModels = viewModels
  }
}

/// A counter of live playground objects, which makes leaks visible on screen.
public final class LiveCensus {
  private let subject = CurrentValueSubject<LiveCounts, Never>(LiveCounts())

  /// Creates a census with no objects.
  public init() {}

  /// A publisher of the counts, which sends them on subscription and after each change.
  public var counts: AnyPublisher<LiveCounts, Never> { subject.eraseToAnyPublisher() }

  /// The current counts.
  public var current: LiveCounts { subject.value }

  /// Counts an object until the returned token is released. The counted object retains the token.
  func enter(_ kind: WritableKeyPath<LiveCounts, Int>) -> AnyObject {
    subject.value[keyPath: kind] += 1
    return Presence { [subject] in subject.value[keyPath: kind] -= 1 }
  }

  private final class Presence {
    private let leave: () -> Void

    init(leave: @escaping () -> Void) {
      self.leave = leave
    }

    isolated deinit {
      leave()
    }
  }
}

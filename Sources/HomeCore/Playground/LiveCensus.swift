import Combine

/// How many of the playground's parts exist.
public nonisolated struct LiveCounts: Equatable, Sendable {
  /// How many coordinators there are.
  public var coordinators = 0
  /// How many view models there are.
  public var viewModels = 0

  /// Makes counts.
  public init(coordinators: Int = 0, viewModels: Int = 0) {
    self.coordinators = coordinators
    self.viewModels = viewModels
  }
}

/// Counts the playground's parts as they come and go, so that everybody can see that nothing stays behind.
public final class LiveCensus {
  private let subject = CurrentValueSubject<LiveCounts, Never>(LiveCounts())

  /// Makes a census that has counted nobody.
  public init() {}

  /// The counts, now and whenever they change.
  public var counts: AnyPublisher<LiveCounts, Never> { subject.eraseToAnyPublisher() }

  /// The counts.
  public var current: LiveCounts { subject.value }

  /// Counts one more, until the result is let go: it is kept by what is counted.
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

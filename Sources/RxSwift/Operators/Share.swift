import Foundation

/// The lifetime of the elements that ``ObservableType/share(replay:scope:)`` replays. Mirrors RxSwift's
/// `SubjectLifetimeScope`.
public enum SubjectLifetimeScope: Sendable {
  /// As long as there are subscribers. The next subscriber subscribes to the source again.
  case whileConnected
  /// Without limit. Later subscribers receive the replayed elements and the completion.
  case forever
}

extension ObservableType {
  /// Shares one subscription to the source among all concurrent subscribers, and disposes of it when the last one
  /// leaves.
  ///
  /// New subscribers first receive the latest `replay` elements. With `whileConnected`, the next subscriber after the
  /// completion of the source subscribes again, which differs from Combine's `share()`.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let connection = SharedConnection(source: asObservable(), replay: replay, scope: scope)
    return .create(connection.subscribe)
  }
}

/// The shared subscription to the source.
private final class SharedConnection<Element> {
  private let source: Observable<Element>
  private let replay: Int
  private let scope: SubjectLifetimeScope
  private let lock = NSRecursiveLock()
  private var buffer: ReplayBuffer<Element>?
  private var connection: SingleAssignmentDisposable?
  private var observerCount = 0

  init(source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
    self.source = source
    self.replay = replay
    self.scope = scope
  }

  func subscribe(_ observer: AnyObserver<Element>) -> any Disposable {
    lock.lock()
    let buffer = self.buffer ?? ReplayBuffer(limit: replay)
    self.buffer = buffer
    observerCount += 1
    let isFirst = connection == nil
    let connection = self.connection ?? SingleAssignmentDisposable()
    self.connection = connection
    lock.unlock()

    let subscription = buffer.subscribe(observer)
    if isFirst, !buffer.isEnded { connection.setDisposable(source.subscribe { [self] in receive($0, for: buffer) }) }
    return Disposables.create { [self] in
      subscription.dispose()
      leave(connection)
    }
  }

  private func receive(_ event: Event<Element>, for buffer: ReplayBuffer<Element>) {
    if event.isStopEvent, scope == .whileConnected {
      lock.withLock {
        if self.buffer === buffer { forget() }
      }
    }
    buffer.on(event)
  }

  private func leave(_ connection: SingleAssignmentDisposable) {
    let isLast = lock.withLock {
      guard self.connection === connection else { return false }
      observerCount -= 1
      guard observerCount == 0 else { return false }
      if scope == .whileConnected { buffer = nil }
      self.connection = nil
      return true
    }
    if isLast { connection.dispose() }
  }

  private func forget() {
    buffer = nil
    connection = nil
    observerCount = 0
  }
}

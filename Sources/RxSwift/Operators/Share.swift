import Foundation

/// How long what ``ObservableType/share(replay:scope:)`` remembers is kept. Mirrors RxSwift's `SubjectLifetimeScope`.
public enum SubjectLifetimeScope: Sendable {
  /// While somebody is subscribed; the next subscriber after that starts the source anew.
  case whileConnected
  /// For good: later subscribers receive what is remembered, and the end.
  case forever
}

extension ObservableType {
  /// Subscribes once to the source for all who are subscribed at the same time, and lets it go when nobody is.
  ///
  /// Newcomers first receive the `replay` latest elements. After the end of the source, `whileConnected` starts it anew
  /// for the next subscriber, which is where it differs from Combine's `share()`.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let connection = SharedConnection(source: asObservable(), replay: replay, scope: scope)
    return .create(connection.subscribe)
  }
}

/// The one subscription to a shared source.
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

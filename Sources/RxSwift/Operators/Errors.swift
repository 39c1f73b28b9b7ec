import Combine

extension ObservableType {
  /// Continues after an error with the sequence that `handler` returns.
  public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    publisher.tryCatch { try handler($0).publisher }.asObservable()
  }

  /// Replaces an error with `element` and completes.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }

  /// Subscribes again after every error.
  public func retry() -> Observable<Element> {
    self.catch { _ in retry() }
  }

  /// Subscribes again after an error, up to `maxAttemptCount` attempts in total.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    maxAttemptCount < 1 ? .empty() : publisher.retry(maxAttemptCount - 1).asObservable()
  }
}

import Combine

extension ObservableType {
  /// Goes on with the sequence that `handler` makes of an error.
  public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    publisher.tryCatch { try handler($0).publisher }.asObservable()
  }

  /// Ends with `element` instead of an error.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }

  /// Subscribes again after every error.
  public func retry() -> Observable<Element> {
    self.catch { _ in retry() }
  }

  /// Subscribes again after an error, until it has tried `maxAttemptCount` times.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    maxAttemptCount < 1 ? .empty() : publisher.retry(maxAttemptCount - 1).asObservable()
  }
}

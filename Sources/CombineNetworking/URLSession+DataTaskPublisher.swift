import Combine
import FoundationNetworking

// A separate module, because linking FoundationNetworking adds about 7 MB and 30 ms of start-up time to every program.
extension URLSession {
  /// Returns a publisher that loads `url` for each subscriber. Mirrors Foundation's `dataTaskPublisher(for:)` on Apple
  /// platforms.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher that performs `request` for each subscriber.
  ///
  ///     session.dataTaskPublisher(for: request).map(\.data).decode(type: Weather.self, decoder: JSONDecoder())
  ///
  /// The result arrives on the session's delegate queue. Cancelling the subscription cancels the request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the response to a request. Mirrors `URLSession.DataTaskPublisher`.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The output type, the response of the server.
    public typealias Output = (data: Data, response: URLResponse)
    /// The failure type, the error of a failed request.
    public typealias Failure = URLError

    /// The request to perform.
    public let request: URLRequest
    /// The session that performs the request.
    public let session: URLSession

    /// Creates a publisher that performs `request` for each subscriber.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches `subscriber`. The request starts when the subscriber requests a value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(publisher: self, downstream: subscriber))
    }
  }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let lock = NSLock()
  private let publisher: URLSession.DataTaskPublisher
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(publisher: URLSession.DataTaskPublisher, downstream: Downstream) {
    self.publisher = publisher
    self.downstream = downstream
  }

  var description: String { "DataTaskPublisher" }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "A subscriber must request at least one value")
    guard lock.withLock({ self.task == nil && downstream != nil }) else { return }
    let finish = ScheduledCompletion { [self] in complete($0, $1, $2) }
    let task = publisher.session.dataTask(with: publisher.request) { finish.run($0, $1, $2) }
    let isFirst = lock.withLock {
      guard self.task == nil, downstream != nil else { return false }
      self.task = task
      return true
    }
    if isFirst { task.resume() }
  }

  func cancel() {
    lock.lock()
    let held = (downstream.take(), task.take())
    lock.unlock()
    held.1?.cancel()
  }

  private func complete(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    lock.lock()
    let held = (downstream.take(), task.take())
    lock.unlock()
    guard let downstream = held.0 else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }
}

/// A wrapper that passes the completion handler to the session's `@Sendable` parameter.
///
/// Sending it is safe: the session calls the closure once, and the closure accesses only the subscription, which guards
/// its state with a lock.
private final class ScheduledCompletion: @unchecked Sendable {
  let run: (Data?, URLResponse?, (any Error)?) -> Void

  init(_ run: @escaping (Data?, URLResponse?, (any Error)?) -> Void) {
    self.run = run
  }
}

/// A holder of at most one running task. A new task cancels the previous one, and so does releasing this object.
///
/// Cancellation is cooperative: after each suspension, the work must check `Task.isCancelled` before it shows anything.
final class LatestTask {
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  /// Cancels the current work and starts new work.
  func run(_ work: @escaping @MainActor () async -> Void) {
    task?.cancel()
    task = Task { await work() }
  }

  /// Calls a closure for each element of a stream, until other work starts or this object is released.
  func follow<Element: Sendable>(_ stream: AsyncStream<Element>, _ receive: @escaping @MainActor (Element) -> Void) {
    run { for await element in stream { receive(element) } }
  }
}

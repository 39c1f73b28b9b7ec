/// Runs one piece of work at a time: the next one cancels the one before, and so does letting go of this object.
///
/// Work that has been cancelled goes on to its next suspension's end, and must look at `Task.isCancelled` before it
/// shows anything.
final class LatestTask {
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  /// Starts work in place of what runs.
  func run(_ work: @escaping @MainActor () async -> Void) {
    task?.cancel()
    task = Task { await work() }
  }

  /// Hands each element of a stream on, until the next work, or until this object goes.
  func follow<Element: Sendable>(_ stream: AsyncStream<Element>, _ receive: @escaping @MainActor (Element) -> Void) {
    run { for await element in stream { receive(element) } }
  }
}

extension Task where Failure == any Error {
  /// The result of the task, or a `CancellationError` as soon as the calling task is cancelled. Other callers may
  /// continue to wait.
  var valueForCaller: Success {
    get async throws {
      let (results, continuation) = AsyncStream.makeStream(of: Result<Success, any Error>.self)
      let waiting = Task<Void, Never> {
        continuation.yield(await result)
        continuation.finish()
      }
      defer { waiting.cancel() }
      for await result in results { return try result.get() }
      throw _Concurrency.CancellationError()
    }
  }
}

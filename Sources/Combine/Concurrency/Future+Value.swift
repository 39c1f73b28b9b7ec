extension Future where Failure == Never {
  /// The future's value. Reading it waits until the future is fulfilled. Mirrors `Future.value`.
  ///
  /// A cancelled task continues to wait, because a future cannot be cancelled.
  public final var value: Output {
    get async {
      switch await handover().result {
      case .success(let value): value
      }
    }
  }
}

extension Future {
  /// The future's value. Reading it waits until the future is fulfilled. Mirrors `Future.value`.
  ///
  /// - Throws: The error with which the future fails.
  public final var value: Output {
    get async throws {
      try await handover().result.get()
    }
  }

  fileprivate final func handover() async -> FutureHandover<Output, Failure> {
    await withCheckedContinuation { continuation in
      subscribe(
        AnySubscriber(
          receiveSubscription: { $0.request(.max(1)) },
          receiveValue: { value in
            continuation.resume(returning: FutureHandover(result: .success(value)))
            return .none
          },
          receiveCompletion: { completion in
            guard case .failure(let error) = completion else { return }
            continuation.resume(returning: FutureHandover(result: .failure(error)))
          }))
    }
  }
}

/// A wrapper that passes the result through a continuation.
///
/// Unchecked, because `Success` may not be `Sendable`. The wrapper is immutable and goes to a single waiting task. A
/// future likewise passes the same result to every subscriber on any thread.
private struct FutureHandover<Success, Failure: Error>: @unchecked Sendable {
  let result: Result<Success, Failure>
}

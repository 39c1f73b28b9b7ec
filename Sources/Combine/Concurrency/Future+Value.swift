extension Future where Failure == Never {
  /// The future's value; waits until it is fulfilled. Mirrors `Future.value`.
  ///
  /// A task that is cancelled waits all the same: a future cannot be stopped.
  public final var value: Output {
    get async {
      switch await handover().result {
      case .success(let value): value
      }
    }
  }
}

extension Future {
  /// The future's value; waits until it is fulfilled. Mirrors `Future.value`.
  ///
  /// - Throws: the error that the future fails with.
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

/// Carries the result through a continuation. Safe although unchecked: it is made once and never changed, and is handed to
/// the one task that waits, as a future hands the same result to each subscriber on whichever thread it subscribed.
private struct FutureHandover<Success, Failure: Error>: @unchecked Sendable {
  let result: Result<Success, Failure>
}

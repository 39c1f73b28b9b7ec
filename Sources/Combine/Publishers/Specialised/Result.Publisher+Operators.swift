// Operators of a publisher of one value or an error. As in Combine, each result is computed when the operator is
// applied. Closures are called immediately, once, and only if there is a value.

extension Result.Publisher {
  /// Publishes whether the value satisfies `predicate`.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Publishes whether the value satisfies `predicate`, or fails with the error it throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Publishes whether the value satisfies `predicate`.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Publishes whether the value satisfies `predicate`, or fails with the error it throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Publishes an array of the value.
  public func collect() -> Result<[Output], Failure>.Publisher {
    map { [$0] }
  }

  /// Publishes the number 1.
  public func count() -> Result<Int, Failure>.Publisher {
    map { _ in 1 }
  }

  /// Publishes only the completion. Ignores an error too, like Apple's Combine.
  public func ignoreOutput() -> Empty<Output, Failure> {
    Empty()
  }

  /// Returns this publisher.
  public func first() -> Result<Output, Failure>.Publisher {
    self
  }

  /// Returns this publisher.
  public func last() -> Result<Output, Failure>.Publisher {
    self
  }

  /// Publishes the value converted by `transform`.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(result.map(transform))
  }

  /// Publishes the value converted by `transform`, or fails with the error it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error>.Publisher(Result<T, any Error> { try transform(result.get()) })
  }

  /// Publishes the value, or fails with the error converted by `transform`.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(result.mapError(transform))
  }

  /// Returns this publisher.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
    self
  }

  /// Returns this publisher.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
    self
  }

  /// Publishes the value. Like Apple's Combine, compares it with itself, and fails if the closure throws.
  public func tryMin(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    tryMap { value in
      _ = try areInIncreasingOrder(value, value)
      return value
    }
  }

  /// Publishes the value. Like Apple's Combine, compares it with itself, and fails if the closure throws.
  public func tryMax(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    tryMap { value in
      _ = try areInIncreasingOrder(value, value)
      return value
    }
  }

  /// Publishes the result of `nextPartialResult` for `initialResult` and the value.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Publishes the result of `nextPartialResult` for `initialResult` and the value, or fails with the error it throws.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// Publishes the result of `nextPartialResult` for `initialResult` and the value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Publishes the result of `nextPartialResult` for `initialResult` and the value, or fails with the error it throws.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// Returns this publisher.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
    self
  }

  /// Returns a publisher of the same value or error with the failure type `any Error`.
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher
  {
    tryMap { $0 }
  }

  /// Publishes the value, or `output` instead of the error.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    switch result {
    case .success(let value): Result<Output, Never>.Publisher(value)
    case .failure: Result<Output, Never>.Publisher(output)
    }
  }

  /// Returns this publisher, because it is never empty.
  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher {
    self
  }

  /// Returns this publisher, because another attempt would have the same result.
  public func retry(_ times: Int) -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Success: Equatable {
  /// Publishes whether the value equals `output`.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    map { $0 == output }
  }

  /// Returns this publisher.
  public func removeDuplicates() -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Success: Comparable {
  /// Returns this publisher.
  public func min() -> Result<Output, Failure>.Publisher {
    self
  }

  /// Returns this publisher.
  public func max() -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Failure == Never {
  /// Returns a publisher of the same value with another failure type.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    switch result {
    case .success(let value): Result<Output, E>.Publisher(value)
    }
  }
}

// The operators of a publisher that is known to send one value or an error: the result is computed where the operator
// is written, as in Combine. Closures are called there and then, once, and only with a value.

extension Result.Publisher {
  /// Whether the value satisfies `predicate`.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Whether the value satisfies `predicate`; fails with the error that it throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Whether the value satisfies `predicate`.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Whether the value satisfies `predicate`; fails with the error that it throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// The value in an array.
  public func collect() -> Result<[Output], Failure>.Publisher {
    map { [$0] }
  }

  /// One.
  public func count() -> Result<Int, Failure>.Publisher {
    map { _ in 1 }
  }

  /// Nothing but the end. An error is ignored too, as with Apple's Combine.
  public func ignoreOutput() -> Empty<Output, Failure> {
    Empty()
  }

  /// The value.
  public func first() -> Result<Output, Failure>.Publisher {
    self
  }

  /// The value.
  public func last() -> Result<Output, Failure>.Publisher {
    self
  }

  /// What `transform` makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(result.map(transform))
  }

  /// What `transform` makes of the value; fails with the error that it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error>.Publisher(Result<T, any Error> { try transform(result.get()) })
  }

  /// The value, or the error that `transform` makes of the error.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(result.mapError(transform))
  }

  /// The value.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
    self
  }

  /// The value.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
    self
  }

  /// The value; fails with the error that `areInIncreasingOrder` throws for the value and itself, as with Apple's Combine.
  public func tryMin(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    tryMap { value in
      _ = try areInIncreasingOrder(value, value)
      return value
    }
  }

  /// The value; fails with the error that `areInIncreasingOrder` throws for the value and itself, as with Apple's Combine.
  public func tryMax(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    tryMap { value in
      _ = try areInIncreasingOrder(value, value)
      return value
    }
  }

  /// What `nextPartialResult` makes of `initialResult` and the value.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// What `nextPartialResult` makes of `initialResult` and the value; fails with the error that it throws.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// What `nextPartialResult` makes of `initialResult` and the value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// What `nextPartialResult` makes of `initialResult` and the value; fails with the error that it throws.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// The value.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
    self
  }

  /// The value.
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher
  {
    tryMap { $0 }
  }

  /// The value, or `output` in place of the error.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    switch result {
    case .success(let value): Result<Output, Never>.Publisher(value)
    case .failure: Result<Output, Never>.Publisher(output)
    }
  }

  /// The value: the stream is not empty.
  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher {
    self
  }

  /// The result: it would be the same again.
  public func retry(_ times: Int) -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Success: Equatable {
  /// Whether the value is `output`.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    map { $0 == output }
  }

  /// The value.
  public func removeDuplicates() -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Success: Comparable {
  /// The value.
  public func min() -> Result<Output, Failure>.Publisher {
    self
  }

  /// The value.
  public func max() -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Failure == Never {
  /// The value, with another type of error.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    switch result {
    case .success(let value): Result<Output, E>.Publisher(value)
    }
  }
}

// Operators of a publisher of exactly one value. As in Combine, each result is computed when the operator is applied,
// and the result type reflects the number of remaining values. Closures are called immediately, once.

extension Just {
  /// Publishes whether the value satisfies `predicate`.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Publishes whether the value satisfies `predicate`, or fails with the error it throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result { try predicate(output) }.publisher
  }

  /// Publishes whether the value satisfies `predicate`.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Publishes whether the value satisfies `predicate`, or fails with the error it throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result { try predicate(output) }.publisher
  }

  /// Publishes an array of the value.
  public func collect() -> Just<[Output]> {
    Just<[Output]>([output])
  }

  /// Publishes the number 1.
  public func count() -> Just<Int> {
    Just<Int>(1)
  }

  /// Publishes the result of `transform` for the value if it is not `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    transform(output).publisher
  }

  /// Publishes the value converted by `transform`.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> {
    Just<T>(transform(output))
  }

  /// Publishes the value converted by `transform`, or fails with the error it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }

  /// Returns a publisher of the same value with another failure type. Never calls `transform`.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result<Output, E>.success(output).publisher
  }

  /// Returns a publisher of the same value with another failure type.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.success(output).publisher
  }

  /// Publishes the value if it satisfies `isIncluded`.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(isIncluded(output) ? output : nil)
  }

  /// Publishes only the completion.
  public func ignoreOutput() -> Empty<Output, Never> {
    Empty<Output, Never>()
  }

  /// Returns this publisher.
  public func first() -> Just<Output> {
    self
  }

  /// Returns this publisher.
  public func last() -> Just<Output> {
    self
  }

  /// Publishes the value if it satisfies `predicate`.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Publishes the value if it satisfies `predicate`.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Publishes the value if `count` is zero.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(output).dropFirst(count)
  }

  /// Publishes the value unless it satisfies `predicate`.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  /// Publishes the value unless `maxLength` is zero.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(output).prefix(maxLength)
  }

  /// Publishes the value if it satisfies `predicate`.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Publishes the value if `index` is zero.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(output).output(at: index)
  }

  /// Publishes the value if `range` contains zero.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    Optional<Output>.Publisher(output).output(in: range)
  }

  /// Returns this publisher.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// Returns this publisher.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// Publishes `elements`, then the value.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  /// Publishes `elements`, then the value.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    Publishers.Sequence(sequence: elements + [output])
  }

  /// Publishes the value, then `elements`.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  /// Publishes the value, then `elements`.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    Publishers.Sequence(sequence: [output] + elements)
  }

  /// Publishes the result of `nextPartialResult` for `initialResult` and the value.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    Result<T, Never>.success(nextPartialResult(initialResult, output)).publisher
  }

  /// Publishes the result of `nextPartialResult` for `initialResult` and the value, or fails with the error it throws.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    Result { try nextPartialResult(initialResult, output) }.publisher
  }

  /// Publishes the result of `nextPartialResult` for `initialResult` and the value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// Publishes the result of `nextPartialResult` for `initialResult` and the value, or fails with the error it throws.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    tryReduce(initialResult, nextPartialResult)
  }

  /// Returns this publisher.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// Returns a publisher of the same value with the failure type `any Error`.
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher
  {
    Result.success(output).publisher
  }

  /// Returns this publisher, because it cannot fail.
  public func replaceError(with output: Output) -> Just<Output> {
    self
  }

  /// Returns this publisher, because it is never empty.
  public func replaceEmpty(with output: Output) -> Just<Output> {
    self
  }

  /// Returns this publisher, because it cannot fail.
  public func retry(_ times: Int) -> Just<Output> {
    self
  }
}

extension Just where Output: Equatable {
  /// Publishes whether the value equals `output`.
  public func contains(_ output: Output) -> Just<Bool> {
    Just<Bool>(self.output == output)
  }

  /// Returns this publisher.
  public func removeDuplicates() -> Just<Output> {
    self
  }
}

extension Just where Output: Comparable {
  /// Returns this publisher.
  public func min() -> Just<Output> {
    self
  }

  /// Returns this publisher.
  public func max() -> Just<Output> {
    self
  }
}

// The operators of a publisher that is known to send exactly one value: the result is computed where the operator is
// written, as in Combine, and its type says how many values are left. Closures are called there and then, once.

extension Just {
  /// Whether the value satisfies `predicate`.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Whether the value satisfies `predicate`; fails with the error that it throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result { try predicate(output) }.publisher
  }

  /// Whether the value satisfies `predicate`.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Whether the value satisfies `predicate`; fails with the error that it throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result { try predicate(output) }.publisher
  }

  /// The value in an array.
  public func collect() -> Just<[Output]> {
    Just<[Output]>([output])
  }

  /// One.
  public func count() -> Just<Int> {
    Just<Int>(1)
  }

  /// What `transform` makes of the value, unless that is nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    transform(output).publisher
  }

  /// What `transform` makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> {
    Just<T>(transform(output))
  }

  /// What `transform` makes of the value; fails with the error that it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }

  /// The value, with an error type that `transform` is never asked for.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result<Output, E>.success(output).publisher
  }

  /// The value, with another type of error.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.success(output).publisher
  }

  /// The value, if it satisfies `isIncluded`.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(isIncluded(output) ? output : nil)
  }

  /// Nothing but the end.
  public func ignoreOutput() -> Empty<Output, Never> {
    Empty<Output, Never>()
  }

  /// The value.
  public func first() -> Just<Output> {
    self
  }

  /// The value.
  public func last() -> Just<Output> {
    self
  }

  /// The value, if it satisfies `predicate`.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// The value, if it satisfies `predicate`.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// The value, unless `count` is one or more.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(output).dropFirst(count)
  }

  /// The value, unless it satisfies `predicate`.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  /// The value, unless `maxLength` is zero.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(output).prefix(maxLength)
  }

  /// The value, if it satisfies `predicate`.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// The value, if `index` is zero.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(output).output(at: index)
  }

  /// The value, if `range` contains zero.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    Optional<Output>.Publisher(output).output(in: range)
  }

  /// The value.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// The value.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// The elements, then the value.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  /// The elements, then the value.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    Publishers.Sequence(sequence: elements + [output])
  }

  /// The value, then the elements.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  /// The value, then the elements.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    Publishers.Sequence(sequence: [output] + elements)
  }

  /// What `nextPartialResult` makes of `initialResult` and the value.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    Result<T, Never>.success(nextPartialResult(initialResult, output)).publisher
  }

  /// What `nextPartialResult` makes of `initialResult` and the value; fails with the error that it throws.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    Result { try nextPartialResult(initialResult, output) }.publisher
  }

  /// What `nextPartialResult` makes of `initialResult` and the value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// What `nextPartialResult` makes of `initialResult` and the value; fails with the error that it throws.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    tryReduce(initialResult, nextPartialResult)
  }

  /// The value.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// The value.
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher
  {
    Result.success(output).publisher
  }

  /// The value: there is no error to replace.
  public func replaceError(with output: Output) -> Just<Output> {
    self
  }

  /// The value: the stream is not empty.
  public func replaceEmpty(with output: Output) -> Just<Output> {
    self
  }

  /// The value: there is no failure to try again after.
  public func retry(_ times: Int) -> Just<Output> {
    self
  }
}

extension Just where Output: Equatable {
  /// Whether the value is `output`.
  public func contains(_ output: Output) -> Just<Bool> {
    Just<Bool>(self.output == output)
  }

  /// The value.
  public func removeDuplicates() -> Just<Output> {
    self
  }
}

extension Just where Output: Comparable {
  /// The value.
  public func min() -> Just<Output> {
    self
  }

  /// The value.
  public func max() -> Just<Output> {
    self
  }
}

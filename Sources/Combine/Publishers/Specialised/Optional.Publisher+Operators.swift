// The operators of a publisher that is known to send at most one value: the result is computed where the operator is
// written, as in Combine. Closures are called there and then, once. What has an answer for an empty stream (`count`,
// `collect`, `allSatisfy`, `contains`, `reduce`) gives that answer for nil too.

extension Optional.Publisher {
  /// Whether there is no value that fails `predicate`.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate) ?? true)
  }

  /// Whether there is a value that satisfies `predicate`.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate) ?? false)
  }

  /// The value, if there is one, in an array.
  public func collect() -> Optional<[Output]>.Publisher {
    Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
  }

  /// One, or zero if there is no value.
  public func count() -> Optional<Int>.Publisher {
    Optional<Int>.Publisher(output == nil ? 0 : 1)
  }

  /// What `transform` makes of the value, unless that is nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.flatMap(transform))
  }

  /// What `transform` makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map(transform))
  }

  /// The value, if it satisfies `isIncluded`.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Nothing but the end.
  public func ignoreOutput() -> Empty<Output, Never> {
    Empty<Output, Never>()
  }

  /// The value.
  public func first() -> Optional<Output>.Publisher {
    self
  }

  /// The value.
  public func last() -> Optional<Output>.Publisher {
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

  /// The value, unless `count` is one or more. `count` must not be negative.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "The count of values to drop must not be negative")
    return Optional<Output>.Publisher(count == 0 ? output : nil)
  }

  /// The value, unless it satisfies `predicate`.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  /// The value, unless `maxLength` is zero. `maxLength` must not be negative.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "The count of values to keep must not be negative")
    return Optional<Output>.Publisher(maxLength > 0 ? output : nil)
  }

  /// The value, if it satisfies `predicate`.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// The value, if `index` is zero. `index` must not be negative.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "The index of a value must not be negative")
    return Optional<Output>.Publisher(index == 0 ? output : nil)
  }

  /// The value, if `range` contains zero. `range` must not have a negative bound.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "The index of a value must not be negative")
    return Optional<Output>.Publisher(range.contains(0) ? output : nil)
  }

  /// The value.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  /// The value.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  /// What `nextPartialResult` makes of `initialResult` and the value; `initialResult` if there is none.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) } ?? initialResult)
  }

  /// What `nextPartialResult` makes of `initialResult` and the value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) })
  }

  /// The value.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  /// The value: there is no error to replace.
  public func replaceError(with output: Output) -> Optional<Output>.Publisher {
    self
  }

  /// The value, or `output` if there is none.
  public func replaceEmpty(with output: Output) -> Just<Output> {
    Just(self.output ?? output)
  }

  /// The value: there is no failure to try again after.
  public func retry(_ times: Int) -> Optional<Output>.Publisher {
    self
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Whether there is a value and it is `output`.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(self.output == output)
  }

  /// The value.
  public func removeDuplicates() -> Optional<Output>.Publisher {
    self
  }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// The value.
  public func min() -> Optional<Output>.Publisher {
    self
  }

  /// The value.
  public func max() -> Optional<Output>.Publisher {
    self
  }
}

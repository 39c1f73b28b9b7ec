// Operators of a publisher of at most one value. As in Combine, each result is computed when the operator is applied.
// Closures are called immediately, once. Operators with a result for an empty stream (`count`, `collect`, `allSatisfy`,
// `contains`, `reduce`) also publish it for `nil`.

extension Optional.Publisher {
  /// Publishes whether the value satisfies `predicate`, or `true` if there is no value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate) ?? true)
  }

  /// Publishes whether the value satisfies `predicate`, or `false` if there is no value.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate) ?? false)
  }

  /// Publishes an array of the value, or an empty array if there is no value.
  public func collect() -> Optional<[Output]>.Publisher {
    Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
  }

  /// Publishes the number of values, which is 1 or 0.
  public func count() -> Optional<Int>.Publisher {
    Optional<Int>.Publisher(output == nil ? 0 : 1)
  }

  /// Publishes the result of `transform` for the value if it is not `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.flatMap(transform))
  }

  /// Publishes the value converted by `transform`.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map(transform))
  }

  /// Publishes the value if it satisfies `isIncluded`.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Publishes only the completion.
  public func ignoreOutput() -> Empty<Output, Never> {
    Empty<Output, Never>()
  }

  /// Returns this publisher.
  public func first() -> Optional<Output>.Publisher {
    self
  }

  /// Returns this publisher.
  public func last() -> Optional<Output>.Publisher {
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

  /// Publishes the value if `count` is zero. `count` must not be negative.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "The count of values to drop must not be negative")
    return Optional<Output>.Publisher(count == 0 ? output : nil)
  }

  /// Publishes the value unless it satisfies `predicate`.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  /// Publishes the value unless `maxLength` is zero. `maxLength` must not be negative.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "The count of values to keep must not be negative")
    return Optional<Output>.Publisher(maxLength > 0 ? output : nil)
  }

  /// Publishes the value if it satisfies `predicate`.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Publishes the value if `index` is zero. `index` must not be negative.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "The index of a value must not be negative")
    return Optional<Output>.Publisher(index == 0 ? output : nil)
  }

  /// Publishes the value if `range` contains zero. `range` must not have a negative bound.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "The index of a value must not be negative")
    return Optional<Output>.Publisher(range.contains(0) ? output : nil)
  }

  /// Returns this publisher.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  /// Returns this publisher.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  /// Publishes the result of `nextPartialResult` for `initialResult` and the value, or `initialResult` if there is no
  /// value.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) } ?? initialResult)
  }

  /// Publishes the result of `nextPartialResult` for `initialResult` and the value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) })
  }

  /// Returns this publisher.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  /// Returns this publisher, because it cannot fail.
  public func replaceError(with output: Output) -> Optional<Output>.Publisher {
    self
  }

  /// Publishes the value, or `output` if there is no value.
  public func replaceEmpty(with output: Output) -> Just<Output> {
    Just(self.output ?? output)
  }

  /// Returns this publisher, because it cannot fail.
  public func retry(_ times: Int) -> Optional<Output>.Publisher {
    self
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Publishes whether there is a value that equals `output`.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(self.output == output)
  }

  /// Returns this publisher.
  public func removeDuplicates() -> Optional<Output>.Publisher {
    self
  }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// Returns this publisher.
  public func min() -> Optional<Output>.Publisher {
    self
  }

  /// Returns this publisher.
  public func max() -> Optional<Output>.Publisher {
    self
  }
}

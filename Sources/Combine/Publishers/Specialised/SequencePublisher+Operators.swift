// Operators of a publisher of known elements. As in Combine, each result is computed when the operator is applied, so a
// chain of operators needs a single subscription. Closures are called immediately.

extension Publishers.Sequence {
  /// Publishes whether every element satisfies `predicate`.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.allSatisfy(predicate))
  }

  /// Publishes whether every element satisfies `predicate`, or fails with the error it throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result { try sequence.allSatisfy(predicate) }.publisher
  }

  /// Publishes whether any element satisfies `predicate`.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.contains(where: predicate))
  }

  /// Publishes whether any element satisfies `predicate`, or fails with the error it throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result { try sequence.contains(where: predicate) }.publisher
  }

  /// Publishes an array of the elements.
  public func collect() -> Result<[Output], Failure>.Publisher {
    Result<[Output], Failure>.Publisher(Array(sequence))
  }

  /// Publishes the results of `transform` that are not `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence(sequence: sequence.compactMap(transform))
  }

  /// Publishes the elements converted by `transform`.
  public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence(sequence: sequence.map(transform))
  }

  /// Publishes the elements that satisfy `isIncluded`.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence(sequence: sequence.filter(isIncluded))
  }

  /// Publishes only the completion.
  public func ignoreOutput() -> Empty<Output, Failure> {
    Empty<Output, Failure>()
  }

  /// Publishes the elements after the first `count`.
  public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    Publishers.Sequence(sequence: sequence.dropFirst(count))
  }

  /// Publishes the elements from the first one that does not satisfy `predicate`.
  public func drop(while predicate: (Elements.Element) -> Bool)
    -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
  {
    Publishers.Sequence(sequence: sequence.drop(while: predicate))
  }

  /// Publishes the first `maxLength` elements.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    Publishers.Sequence(sequence: sequence.prefix(maxLength))
  }

  /// Publishes the elements before the first one that does not satisfy `predicate`.
  public func prefix(while predicate: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
    Publishers.Sequence(sequence: sequence.prefix(while: predicate))
  }

  /// Publishes the result of combining `initialResult` and the elements with `nextPartialResult`.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(sequence.reduce(initialResult, nextPartialResult))
  }

  /// Publishes the result of combining `initialResult` and the elements with `nextPartialResult`, or fails with the
  /// error it throws.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher
  }

  /// Publishes the elements, with each `nil` replaced by `output`.
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure> where Elements.Element == T? {
    Publishers.Sequence(sequence: sequence.map { $0 ?? output })
  }

  /// Publishes each partial result of `nextPartialResult`.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    let results = sequence.map { element in
      result = nextPartialResult(result, element)
      return result
    }
    return Publishers.Sequence<[T], Failure>(sequence: results)
  }

  /// Returns a publisher of the same elements with another failure type.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Sequence<Elements, E> {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }

  /// Publishes the elements that differ from the previously published one, as determined by `predicate`.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    var last: Output?
    let elements = sequence.filter { element in
      if let last, predicate(last, element) { return false }
      last = element
      return true
    }
    return Publishers.Sequence<[Output], Failure>(sequence: elements)
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Publishes whether any element equals `output`.
  public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.contains(output))
  }

  /// Publishes the elements that differ from the previously published one.
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    removeDuplicates(by: ==)
  }
}

extension Publishers.Sequence where Failure == Never {
  /// Publishes the minimum as determined by `areInIncreasingOrder`.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.min(by: areInIncreasingOrder).publisher
  }

  /// Publishes the maximum as determined by `areInIncreasingOrder`.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.max(by: areInIncreasingOrder).publisher
  }

  /// Publishes the first element that satisfies `predicate`.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.first(where: predicate).publisher
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// Publishes the smallest element.
  public func min() -> Optional<Output>.Publisher {
    sequence.min().publisher
  }

  /// Publishes the largest element.
  public func max() -> Optional<Output>.Publisher {
    sequence.max().publisher
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// Publishes the number of elements.
  public func count() -> Result<Int, Failure>.Publisher {
    Result<Int, Failure>.Publisher(sequence.count)
  }

  /// Publishes the elements at the offsets in `range`, as far as they exist.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Sequence<[Output], Failure> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "The index of a value must not be negative")
    return Publishers.Sequence(sequence: Array(sequence.dropFirst(range.lowerBound).prefix(range.count)))
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Publishes the number of elements.
  public func count() -> Just<Int> {
    Just(sequence.count)
  }

  /// Publishes the first element.
  public func first() -> Optional<Output>.Publisher {
    sequence.first.publisher
  }

  /// Publishes the element at offset `index`, if it exists.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "The index of a value must not be negative")
    return sequence.dropFirst(index).first.publisher
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// Publishes the last element.
  public func last() -> Optional<Output>.Publisher {
    sequence.last.publisher
  }

  /// Publishes the last element that satisfies `predicate`.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.last(where: predicate).publisher
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Publishes `elements` before the elements of this publisher.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// Publishes `elements` before the elements of this publisher.
  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Output {
    Publishers.Sequence(sequence: elements + sequence)
  }

  /// Publishes the elements of `publisher` before those of this publisher.
  public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: publisher.sequence + sequence)
  }

  /// Publishes `elements` after the elements of this publisher.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// Publishes `elements` after the elements of this publisher.
  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Output {
    Publishers.Sequence(sequence: sequence + elements)
  }

  /// Publishes the elements of `publisher` after those of this publisher.
  public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: sequence + publisher.sequence)
  }
}

// The operators of a publisher whose values are known from the start: the result is computed where the operator is
// written, as in Combine, so that a chain of them costs one subscription. Closures are called there and then.

extension Publishers.Sequence {
  /// Whether every element satisfies `predicate`.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.allSatisfy(predicate))
  }

  /// Whether every element satisfies `predicate`; fails with the error that it throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result { try sequence.allSatisfy(predicate) }.publisher
  }

  /// Whether an element satisfies `predicate`.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.contains(where: predicate))
  }

  /// Whether an element satisfies `predicate`; fails with the error that it throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result { try sequence.contains(where: predicate) }.publisher
  }

  /// The elements in an array.
  public func collect() -> Result<[Output], Failure>.Publisher {
    Result<[Output], Failure>.Publisher(Array(sequence))
  }

  /// What `transform` makes of each element, without the nils.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence(sequence: sequence.compactMap(transform))
  }

  /// What `transform` makes of each element.
  public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence(sequence: sequence.map(transform))
  }

  /// The elements that satisfy `isIncluded`.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence(sequence: sequence.filter(isIncluded))
  }

  /// Nothing but the end.
  public func ignoreOutput() -> Empty<Output, Failure> {
    Empty<Output, Failure>()
  }

  /// The elements without the first `count`.
  public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    Publishers.Sequence(sequence: sequence.dropFirst(count))
  }

  /// The elements from the first that does not satisfy `predicate`.
  public func drop(while predicate: (Elements.Element) -> Bool)
    -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
  {
    Publishers.Sequence(sequence: sequence.drop(while: predicate))
  }

  /// The first `maxLength` elements.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    Publishers.Sequence(sequence: sequence.prefix(maxLength))
  }

  /// The elements before the first that does not satisfy `predicate`.
  public func prefix(while predicate: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
    Publishers.Sequence(sequence: sequence.prefix(while: predicate))
  }

  /// What `nextPartialResult` makes of `initialResult` and the elements.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(sequence.reduce(initialResult, nextPartialResult))
  }

  /// What `nextPartialResult` makes of `initialResult` and the elements; fails with the error that it throws.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher
  }

  /// The elements, each nil replaced by `output`.
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure> where Elements.Element == T? {
    Publishers.Sequence(sequence: sequence.map { $0 ?? output })
  }

  /// Each partial result of `nextPartialResult`.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    let results = sequence.map { element in
      result = nextPartialResult(result, element)
      return result
    }
    return Publishers.Sequence<[T], Failure>(sequence: results)
  }

  /// The elements, with another type of error.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Sequence<Elements, E> {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }

  /// The elements without those that repeat, by `predicate`, the one sent before.
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
  /// Whether an element is `output`.
  public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.contains(output))
  }

  /// The elements without those that repeat the one before.
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    removeDuplicates(by: ==)
  }
}

extension Publishers.Sequence where Failure == Never {
  /// The smallest element by `areInIncreasingOrder`.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.min(by: areInIncreasingOrder).publisher
  }

  /// The largest element by `areInIncreasingOrder`.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.max(by: areInIncreasingOrder).publisher
  }

  /// The first element that satisfies `predicate`.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.first(where: predicate).publisher
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// The smallest element.
  public func min() -> Optional<Output>.Publisher {
    sequence.min().publisher
  }

  /// The largest element.
  public func max() -> Optional<Output>.Publisher {
    sequence.max().publisher
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// How many elements there are.
  public func count() -> Result<Int, Failure>.Publisher {
    Result<Int, Failure>.Publisher(sequence.count)
  }

  /// The elements at the offsets in `range`, as far as there are.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Sequence<[Output], Failure> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "The index of a value must not be negative")
    return Publishers.Sequence(sequence: Array(sequence.dropFirst(range.lowerBound).prefix(range.count)))
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// How many elements there are.
  public func count() -> Just<Int> {
    Just(sequence.count)
  }

  /// The first element.
  public func first() -> Optional<Output>.Publisher {
    sequence.first.publisher
  }

  /// The element at offset `index`, if there is one.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "The index of a value must not be negative")
    return sequence.dropFirst(index).first.publisher
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// The last element.
  public func last() -> Optional<Output>.Publisher {
    sequence.last.publisher
  }

  /// The last element that satisfies `predicate`.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.last(where: predicate).publisher
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// `elements`, then the elements.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// `elements`, then the elements.
  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Output {
    Publishers.Sequence(sequence: elements + sequence)
  }

  /// The elements of `publisher`, then the elements.
  public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: publisher.sequence + sequence)
  }

  /// The elements, then `elements`.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// The elements, then `elements`.
  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Output {
    Publishers.Sequence(sequence: sequence + elements)
  }

  /// The elements, then those of `publisher`.
  public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: sequence + publisher.sequence)
  }
}

import Combine

extension ObservableType {
  /// Transforms every element. An error thrown by `transform` fails the sequence.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    publisher.tryMap(transform).asObservable()
  }

  /// Transforms every element and leaves out those that become `nil`.
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    publisher.tryCompactMap(transform).asObservable()
  }

  /// Sends the elements of the sequences that `selector` makes of the elements, as they come.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    publisher.tryMap { try selector($0).publisher }.flatMap { $0 }.asObservable()
  }

  /// Sends the elements of the sequence that `selector` makes of the latest element; the one before is let go.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    publisher.tryMap { try selector($0).publisher }.switchToLatest().asObservable()
  }

  /// As ``flatMap(_:)``, but elements that come while a sequence is under way are dropped.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    .deferred {
      let isBusy = BehaviorRelay(value: false)
      return filter { _ in !isBusy.value }.flatMap { element in
        isBusy.accept(true)
        return try selector(element).asObservable().do(onDispose: { isBusy.accept(false) })
      }
    }
  }

  /// As ``flatMap(_:)``, but each sequence begins when the one before has ended.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    publisher.tryMap { try selector($0).publisher }.flatMap(maxPublishers: .max(1)) { $0 }.asObservable()
  }

  /// Sends what `accumulator` makes of the result so far and each element.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    publisher.tryScan(seed, accumulator).asObservable()
  }

  /// As ``scan(_:accumulator:)``, changing the result in place.
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    scan(seed) { result, element in
      var result = result
      try accumulator(&result, element)
      return result
    }
  }

  /// Sends, at the end, what `accumulator` made of all elements.
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    publisher.tryReduce(seed, accumulator).asObservable()
  }

  /// Sends all elements as one array, at the end.
  public func toArray() -> Single<[Element]> {
    Single(source: publisher.collect().asObservable())
  }

  /// Sends every element with its position.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    .deferred {
      var next = 0
      return map { element in
        defer { next += 1 }
        return (next, element)
      }
    }
  }
}

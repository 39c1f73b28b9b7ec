import Combine

extension ObservableType {
  /// Transforms every element. Fails if `transform` throws.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    publisher.tryMap(transform).asObservable()
  }

  /// Transforms every element and sends the results that are not `nil`.
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    publisher.tryCompactMap(transform).asObservable()
  }

  /// Interleaves the elements of the sequences that `selector` returns for the elements.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    publisher.tryMap { try selector($0).publisher }.flatMap { $0 }.asObservable()
  }

  /// Sends the elements of the sequence that `selector` returns for the latest element, and disposes of the previous
  /// one.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    publisher.tryMap { try selector($0).publisher }.switchToLatest().asObservable()
  }

  /// Like ``flatMap(_:)``, but drops elements while an inner sequence is active.
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

  /// Like ``flatMap(_:)``, but starts each inner sequence after the previous one has completed.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    publisher.tryMap { try selector($0).publisher }.flatMap(maxPublishers: .max(1)) { $0 }.asObservable()
  }

  /// Combines every element with the previous result and sends each result.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    publisher.tryScan(seed, accumulator).asObservable()
  }

  /// Like ``scan(_:accumulator:)``, but updates the result in place.
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    scan(seed) { result, element in
      var result = result
      try accumulator(&result, element)
      return result
    }
  }

  /// Combines all elements and sends the result on completion.
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    publisher.tryReduce(seed, accumulator).asObservable()
  }

  /// Returns an array of all elements on completion.
  public func toArray() -> Single<[Element]> {
    Single(source: publisher.collect().asObservable())
  }

  /// Sends every element with its index.
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

extension SharedSequenceConvertibleType {
  /// Transforms every element.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.map(transform))
  }

  /// Transforms every element and sends the results that are not `nil`.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.compactMap(transform))
  }

  /// Sends only the elements that satisfy `predicate`.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.filter(predicate))
  }

  /// Interleaves the elements of the sequences that `selector` returns for the elements.
  public func flatMap<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(source.flatMap(selector))
  }

  /// Sends the elements of the sequence that `selector` returns for the latest element.
  public func flatMapLatest<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(source.flatMapLatest(selector))
  }

  /// Combines every element with the previous result and sends each result.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.scan(seed, accumulator: accumulator))
  }

  /// Sends `element` before the elements of this sequence.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.startWith(element))
  }

  /// Skips the first `count` elements.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> { SharedSequence(source.skip(count)) }

  /// Skips elements that equal the previously sent one, as determined by `comparer`.
  public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> SharedSequence<
    SharingStrategy, Element
  > {
    SharedSequence(source.distinctUntilChanged(comparer))
  }

  /// Skips elements with the same key as the previously sent one.
  public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key) -> SharedSequence<
    SharingStrategy, Element
  > {
    SharedSequence(source.distinctUntilChanged(keySelector))
  }

  /// Calls closures for each event, and when the sequence is subscribed to or disposed of.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      source.do(
        onNext: onNext, onCompleted: onCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Sends an element if no other element follows within `dueTime`.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Sends at most one element per `dueTime`.
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Delays the elements and the completion by `dueTime`.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.delay(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Sends the result of `resultSelector` for each element and the latest element of `second`.
  public func withLatestFrom<Second, Result>(
    _ second: SharedSequence<SharingStrategy, Second>, resultSelector: @escaping (Element, Second) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Sends the latest element of `second` for each element.
  public func withLatestFrom<Second>(
    _ second: SharedSequence<SharingStrategy, Second>
  ) -> SharedSequence<SharingStrategy, Second> {
    withLatestFrom(second) { $1 }
  }

  /// Sends a pair of `object` and each element. References `object` weakly and completes at the first element after its
  /// deallocation.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence<SharingStrategy, (Object, Element)>(source.withUnretained(object))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Skips elements that equal the previously sent one.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.distinctUntilChanged())
  }
}

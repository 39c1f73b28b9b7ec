extension SharedSequenceConvertibleType {
  /// Transforms every element.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.map(transform))
  }

  /// Transforms every element and leaves out those that become `nil`.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.compactMap(transform))
  }

  /// Leaves out the elements that `predicate` does not hold for.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.filter(predicate))
  }

  /// Sends the elements of the sequences that `selector` makes of the elements, as they come.
  public func flatMap<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(source.flatMap(selector))
  }

  /// Sends the elements of the sequence that `selector` makes of the latest element.
  public func flatMapLatest<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(source.flatMapLatest(selector))
  }

  /// Sends what `accumulator` makes of the result so far and each element.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.scan(seed, accumulator: accumulator))
  }

  /// Sends `element` before those of the sequence.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.startWith(element))
  }

  /// Leaves out the first `count` elements.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> { SharedSequence(source.skip(count)) }

  /// Leaves out an element that `comparer` finds the same as the one before.
  public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> SharedSequence<
    SharingStrategy, Element
  > {
    SharedSequence(source.distinctUntilChanged(comparer))
  }

  /// Leaves out an element whose key is the same as that of the one before.
  public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key) -> SharedSequence<
    SharingStrategy, Element
  > {
    SharedSequence(source.distinctUntilChanged(keySelector))
  }

  /// Calls closures as events pass by.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      source.do(
        onNext: onNext, onCompleted: onCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Sends an element when no other has come for `dueTime`.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Sends at most one element in any `dueTime`.
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Sends everything later by `dueTime`.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.delay(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Sends what `resultSelector` makes of each element and the latest one of `second`.
  public func withLatestFrom<Second, Result>(
    _ second: SharedSequence<SharingStrategy, Second>, resultSelector: @escaping (Element, Second) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Sends, for each element, the latest one of `second`.
  public func withLatestFrom<Second>(
    _ second: SharedSequence<SharingStrategy, Second>
  ) -> SharedSequence<SharingStrategy, Second> {
    withLatestFrom(second) { $1 }
  }

  /// Sends each element with `object`, which is held weakly; the sequence ends when the object is gone.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence<SharingStrategy, (Object, Element)>(source.withUnretained(object))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Leaves out an element that equals the one before.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.distinctUntilChanged())
  }
}

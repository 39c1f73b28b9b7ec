import Combine
import Foundation

extension ObservableType {
  /// Interleaves the elements of all sources. Completes after all sources have completed.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Interleaves the elements of all sources. Completes after all sources have completed.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Publishers.MergeMany(sources.map(\.publisher)).asObservable()
  }

  /// Interleaves the elements of this sequence with those of `other`.
  public func merge(with other: Observable<Element>) -> Observable<Element> {
    publisher.merge(with: other.publisher).asObservable()
  }

  /// Sends the elements of the sources, one source after another.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }

  /// Sends the elements of the sources, one source after another.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Observable<Observable<Element>>.from(Array(sources)).concat()
  }

  /// Continues with `second` after this sequence has completed.
  public func concat<Second: ObservableConvertibleType>(_ second: Second) -> Observable<Element>
  where Second.Element == Element {
    publisher.append(second.publisher).asObservable()
  }

  /// Sends `elements` before the elements of this sequence.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    publisher.prepend(elements).asObservable()
  }

  /// Sends the result of `resultSelector` for each element and the latest element of `second`. Drops elements that
  /// arrive before the first element of `second`.
  ///
  /// ```swift
  /// saveTaps.withLatestFrom(form) { _, form in form }
  /// ```
  public func withLatestFrom<Second: ObservableConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) throws -> Result
  ) -> Observable<Result> {
    .create { observer in
      let lock = NSLock()
      var latest: Second.Element?
      let watching = second.asObservable().subscribe { event in
        switch event {
        case .next(let element):
          // The previous element is released outside the lock, because its deinit may call back.
          var old: Second.Element? = element
          lock.withLock { swap(&latest, &old) }
        case .error(let error): observer.onError(error)
        case .completed: break
        }
      }
      let subscription = subscribe { event in
        switch (event, lock.withLock { latest }) {
        case (.next(let element), let latest?): observer.on(Event.next(latest).map { try resultSelector(element, $0) })
        case (.next, nil): break
        case (.error(let error), _): observer.onError(error)
        case (.completed, _): observer.onCompleted()
        }
      }
      return Disposables.create(watching, subscription)
    }
  }

  /// Sends the latest element of `second` for each element.
  public func withLatestFrom<Second: ObservableConvertibleType>(_ second: Second) -> Observable<Second.Element> {
    withLatestFrom(second) { $1 }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Interleaves the elements of the inner sequences.
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }

  /// Interleaves the elements of the inner sequences. Subscribes to at most `maxConcurrent` of them at a time.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    publisher.map(\.publisher).flatMap(maxPublishers: .max(maxConcurrent)) { $0 }.asObservable()
  }

  /// Sends the elements of the inner sequences, one sequence after another.
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }

  /// Sends the elements of the latest inner sequence.
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }
}

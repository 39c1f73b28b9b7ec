import Combine
import Foundation

extension ObservableType {
  /// Sends the elements of all sources as they come; ends when all have ended.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Sends the elements of all sources as they come; ends when all have ended.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Publishers.MergeMany(sources.map(\.publisher)).asObservable()
  }

  /// Sends the elements of this sequence and of `other` as they come.
  public func merge(with other: Observable<Element>) -> Observable<Element> {
    publisher.merge(with: other.publisher).asObservable()
  }

  /// Sends the elements of the sources one source after the other.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }

  /// Sends the elements of the sources one source after the other.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Observable<Observable<Element>>.from(Array(sources)).concat()
  }

  /// Goes on with `second` when this sequence has ended.
  public func concat<Second: ObservableConvertibleType>(_ second: Second) -> Observable<Element>
  where Second.Element == Element {
    publisher.append(second.publisher).asObservable()
  }

  /// Sends `elements` before those of the sequence.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    publisher.prepend(elements).asObservable()
  }

  /// Sends what `resultSelector` makes of each element and the latest one of `second`. Elements that come before `second`
  /// has sent one are dropped.
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
          // The element before ends outside the lock: its end may call back.
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

  /// Sends, for each element, the latest one of `second`.
  public func withLatestFrom<Second: ObservableConvertibleType>(_ second: Second) -> Observable<Second.Element> {
    withLatestFrom(second) { $1 }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the elements of the sequences that are the elements, as they come.
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }

  /// As ``merge()``, with at most `maxConcurrent` sequences under way; the others wait.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    publisher.map(\.publisher).flatMap(maxPublishers: .max(maxConcurrent)) { $0 }.asObservable()
  }

  /// Sends the elements of the sequences that are the elements, one sequence after the other.
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }

  /// Sends the elements of the latest of the sequences that are the elements.
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }
}

/// A value that can be converted to an ``Event``. Mirrors RxSwift's `EventConvertible`.
public protocol EventConvertible {
  /// The type of the event's element.
  associatedtype Element

  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}

extension ObservableType {
  /// Sends all events as elements, including an error, and then completes.
  ///
  /// ```swift
  /// let results = reload.flatMapLatest { loadNews().materialize() }  // goes on after an error
  /// ```
  public func materialize() -> Observable<Event<Element>> {
    Observable.create { observer in
      self.asObservable().subscribe { event in
        observer.onNext(event)
        if event.isStopEvent { observer.onCompleted() }
      }
    }
  }
}

extension ObservableType where Element: EventConvertible {
  /// Sends the events in the elements, until one of them is an error or a completion.
  public func dematerialize() -> Observable<Element.Element> {
    Observable.create { observer in
      self.asObservable().subscribe { event in
        switch event {
        case .next(let element): observer.on(element.event)
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }
}

import Combine

extension ObservableType {
  /// A sequence that runs `subscribe` for each subscriber: it pushes events and returns how to stop.
  ///
  /// ```swift
  /// let clicks = Observable<Int>.create { observer in
  ///   let token = button.onClick { observer.onNext($0) }
  ///   return Disposables.create { token.cancel() }
  /// }
  /// ```
  ///
  /// The result of `subscribe` is disposed once: after the end, or when the subscription is disposed.
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
    Observable(publisher: CreatedPublisher(subscribeHandler: subscribe))
  }

  /// A sequence of one element.
  public static func just(_ element: Element) -> Observable<Element> {
    from([element])
  }

  /// A sequence of the elements given.
  public static func of(_ elements: Element...) -> Observable<Element> {
    from(elements)
  }

  /// A sequence of the elements of an array.
  public static func from(_ array: [Element]) -> Observable<Element> {
    from(sequence: array)
  }

  /// A sequence of the elements of a Swift sequence.
  public static func from<Elements: Sequence>(_ sequence: Elements) -> Observable<Element>
  where Elements.Element == Element {
    from(sequence: sequence)
  }

  /// A sequence of the element, or of nothing.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map(just) ?? empty()
  }

  private static func from(sequence: some Sequence<Element>) -> Observable<Element> {
    create { observer in
      let isEnded = BooleanDisposable()
      for element in sequence {
        if isEnded.isDisposed { return isEnded }
        observer.onNext(element)
      }
      observer.onCompleted()
      return isEnded
    }
  }

  /// A sequence that ends at once.
  public static func empty() -> Observable<Element> {
    Empty<Element, any Error>(completeImmediately: true).asObservable()
  }

  /// A sequence that sends nothing and does not end.
  public static func never() -> Observable<Element> {
    Empty<Element, any Error>(completeImmediately: false).asObservable()
  }

  /// A sequence that fails at once.
  public static func error(_ error: any Error) -> Observable<Element> {
    Fail<Element, any Error>(error: error).asObservable()
  }

  /// A sequence that is made anew for each subscriber. An error thrown by `observableFactory` fails it.
  public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    create { observer in
      do {
        return try observableFactory().subscribe(observer)
      } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }

  /// A sequence that holds a resource while it runs: made for each subscriber, and disposed with its subscription. An
  /// error thrown by a factory fails it.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    create { observer in
      var held: Resource?
      do {
        let resource = try resourceFactory()
        held = resource
        return Disposables.create(try observableFactory(resource).subscribe(observer), resource)
      } catch {
        observer.onError(error)
        return held ?? Disposables.create()
      }
    }
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// A sequence of `count` numbers, from `start` on. `count` must not be negative, nor lead beyond the type's numbers.
  public static func range(start: Element, count: Element) -> Observable<Element> {
    precondition(count >= 0, "The count of numbers must not be negative")
    return count == 0 ? .empty() : .from(start...(start + (count - 1)))
  }
}

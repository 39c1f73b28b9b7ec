import Combine

extension ObservableType {
  /// Creates a sequence that calls `subscribe` for each subscriber. The closure pushes events and returns a disposable.
  ///
  /// ```swift
  /// let clicks = Observable<Int>.create { observer in
  ///   let token = button.onClick { observer.onNext($0) }
  ///   return Disposables.create { token.cancel() }
  /// }
  /// ```
  ///
  /// The returned disposable is disposed of once, after the completion or when the subscription is disposed of.
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
    Observable(publisher: CreatedPublisher(subscribeHandler: subscribe))
  }

  /// Returns a sequence of one element.
  public static func just(_ element: Element) -> Observable<Element> {
    from([element])
  }

  /// Returns a sequence of the given elements.
  public static func of(_ elements: Element...) -> Observable<Element> {
    from(elements)
  }

  /// Returns a sequence of the elements of an array.
  public static func from(_ array: [Element]) -> Observable<Element> {
    from(sequence: array)
  }

  /// Returns a sequence of the elements of a Swift sequence.
  public static func from<Elements: Sequence>(_ sequence: Elements) -> Observable<Element>
  where Elements.Element == Element {
    from(sequence: sequence)
  }

  /// Returns a sequence of the element, or an empty sequence if it is `nil`.
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

  /// Returns an empty sequence that completes immediately.
  public static func empty() -> Observable<Element> {
    Empty<Element, any Error>(completeImmediately: true).asObservable()
  }

  /// Returns a sequence that never sends an event.
  public static func never() -> Observable<Element> {
    Empty<Element, any Error>(completeImmediately: false).asObservable()
  }

  /// Returns a sequence that fails immediately.
  public static func error(_ error: any Error) -> Observable<Element> {
    Fail<Element, any Error>(error: error).asObservable()
  }

  /// Returns a sequence that calls `observableFactory` for each subscriber. It fails if `observableFactory` throws.
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

  /// Returns a sequence that creates a resource for each subscriber and disposes of it with the subscription. It fails
  /// if a factory throws.
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
  /// Returns a sequence of `count` numbers, starting with `start`. `count` must not be negative, and the last number
  /// must be representable.
  public static func range(start: Element, count: Element) -> Observable<Element> {
    precondition(count >= 0, "The count of numbers must not be negative")
    return count == 0 ? .empty() : .from(start...(start + (count - 1)))
  }
}

/// A value of a control that the user changes. Mirrors RxCocoa's `ControlProperty`.
///
/// As a sequence, it sends the current value and each change by the user, but not those by the program. As an observer, it
/// sets the value. It never fails, and completes when the control is deallocated.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of the value.
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Creates a value from a sequence of it and an observer that sets it.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Sends the values to `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    values.subscribe(observer)
  }

  /// The changes by the user, without the first value.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// Returns the values as a plain sequence.
  public func asObservable() -> Observable<PropertyType> { values }

  /// Returns the value.
  public func asControlProperty() -> ControlProperty<PropertyType> { self }

  /// Sets the value. An error is printed, and a completion is ignored.
  public func on(_ event: Event<PropertyType>) {
    switch event {
    case .next: valueSink.on(event)
    case .error(let error): print("A ControlProperty received an error, which it ignores: \(error)")
    case .completed: break
    }
  }
}

/// A type that can be converted to a ``ControlProperty``. Mirrors RxCocoa's `ControlPropertyType`.
public protocol ControlPropertyType: ObservableType, ObserverType {
  /// Returns the value.
  func asControlProperty() -> ControlProperty<Element>
}

extension ControlProperty {
  /// Returns the values as a `Driver`.
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
}

extension ControlPropertyType where Element == String? {
  /// The text, with an empty one in place of `nil`.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(values: property.map { $0 ?? "" }, valueSink: property.asObserver().mapObserver { $0 })
  }
}

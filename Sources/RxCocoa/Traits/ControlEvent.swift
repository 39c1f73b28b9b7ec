/// The events of a control. Mirrors RxCocoa's `ControlEvent`.
///
/// It never fails, has no initial element, delivers on the main thread, and completes when the control is deallocated.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of the events.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// Creates the events of a control from a sequence that follows these rules.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Sends the events to `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    events.subscribe(observer)
  }

  /// Returns the events as a plain sequence.
  public func asObservable() -> Observable<PropertyType> { events }

  /// Returns the events.
  public func asControlEvent() -> ControlEvent<PropertyType> { self }
}

/// A type that can be converted to a ``ControlEvent``. Mirrors RxCocoa's `ControlEventType`.
public protocol ControlEventType: ObservableType {
  /// Returns the events.
  func asControlEvent() -> ControlEvent<Element>
}

extension ControlEvent {
  /// Returns the events as a `Signal`.
  public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }

  /// Returns the events as a `Driver`.
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
}

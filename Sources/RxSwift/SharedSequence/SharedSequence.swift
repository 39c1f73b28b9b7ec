/// The way in which the subscribers of a ``SharedSequence`` share it. Mirrors RxCocoa's `SharingStrategyProtocol`.
public protocol SharingStrategyProtocol {
  /// The scheduler that delivers the elements.
  static var scheduler: any SchedulerType { get }

  /// Returns a sequence that shares one subscription to `source`.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A type that can be converted to a ``SharedSequence``. Mirrors RxCocoa's `SharedSequenceConvertibleType`.
///
/// A custom type that conforms, such as a counter of running requests, has the operators of a ``Driver``.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  /// The sharing strategy of the sequence.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// Returns the sequence as a ``SharedSequence``.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// Returns the sequence as a plain ``Observable``.
  public func asObservable() -> Observable<Element> { source }

  /// The sequence as a plain ``Observable``.
  var source: Observable<Element> { asSharedSequence().source }
}

/// A sequence for a view. It never fails, delivers on the main thread, and shares one subscription among its
/// subscribers. Mirrors RxCocoa's `SharedSequence`.
///
/// Use the type aliases ``Driver`` and ``Signal``.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
  let source: Observable<Element>

  /// Creates a shared sequence. `source` must not fail, and must deliver on the scheduler of the strategy.
  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  /// Returns this sequence.
  public func asSharedSequence() -> SharedSequence { self }
}

extension SharedSequence {
  /// Returns a sequence of one element.
  public static func just(_ element: Element) -> SharedSequence { SharedSequence(.just(element)) }

  /// Returns a sequence of the given elements.
  public static func of(_ elements: Element...) -> SharedSequence { SharedSequence(.from(elements)) }

  /// Returns a sequence of the elements of an array.
  public static func from(_ array: [Element]) -> SharedSequence { SharedSequence(.from(array)) }

  /// Returns an empty sequence that completes immediately.
  public static func empty() -> SharedSequence { SharedSequence(.empty()) }

  /// Returns a sequence that never sends an event.
  public static func never() -> SharedSequence { SharedSequence(.never()) }

  /// Returns a sequence that calls `factory` for each subscriber.
  public static func deferred(_ factory: @escaping () -> SharedSequence) -> SharedSequence {
    SharedSequence(.deferred { factory().source })
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Returns a sequence of the numbers 0, 1, 2 … at an interval of `period`, starting after one period.
  public static func interval(_ period: RxTimeInterval) -> SharedSequence {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }
}

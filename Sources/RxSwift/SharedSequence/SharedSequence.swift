/// How the subscribers of a ``SharedSequence`` share it. Mirrors RxCocoa's `SharingStrategyProtocol`.
public protocol SharingStrategyProtocol {
  /// The scheduler the elements come on.
  static var scheduler: any SchedulerType { get }

  /// The sequence, subscribed to once for all.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// What can be seen as a ``SharedSequence``. Mirrors RxCocoa's `SharedSequenceConvertibleType`.
///
/// A type of one's own that conforms, such as a count of running requests, has the operators of a ``Driver``.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  /// How the subscribers share the sequence.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The sequence without its promises.
  public func asObservable() -> Observable<Element> { source }

  /// The sequence without its promises.
  var source: Observable<Element> { asSharedSequence().source }
}

/// A sequence for a view: it does not fail, its elements come on the main thread, and its subscribers share it.
/// Mirrors RxCocoa's `SharedSequence`.
///
/// Use it by the names ``Driver`` and ``Signal``.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
  let source: Observable<Element>

  /// Shares `source`, which must not fail and must come on the strategy's scheduler.
  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  /// The sequence itself.
  public func asSharedSequence() -> SharedSequence { self }
}

extension SharedSequence {
  /// A sequence of one element.
  public static func just(_ element: Element) -> SharedSequence { SharedSequence(.just(element)) }

  /// A sequence of the elements given.
  public static func of(_ elements: Element...) -> SharedSequence { SharedSequence(.from(elements)) }

  /// A sequence of the elements of an array.
  public static func from(_ array: [Element]) -> SharedSequence { SharedSequence(.from(array)) }

  /// A sequence that ends at once.
  public static func empty() -> SharedSequence { SharedSequence(.empty()) }

  /// A sequence that sends nothing and does not end.
  public static func never() -> SharedSequence { SharedSequence(.never()) }

  /// A sequence that is made anew for each subscriber.
  public static func deferred(_ factory: @escaping () -> SharedSequence) -> SharedSequence {
    SharedSequence(.deferred { factory().source })
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// A sequence of 0, 1, 2 …, one every `period`, the first after a `period`.
  public static func interval(_ period: RxTimeInterval) -> SharedSequence {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }
}

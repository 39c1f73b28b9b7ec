/// An event of an observable sequence: any number of `next` events, followed by at most one `error` or `completed`.
///
/// Mirrors RxSwift's `Event`.
public enum Event<Element> {
  /// An element.
  case next(Element)
  /// The sequence failed. No events follow.
  case error(any Error)
  /// The sequence completed. No events follow.
  case completed

  /// A Boolean value that indicates whether the event is `error` or `completed`.
  public var isStopEvent: Bool {
    switch self {
    case .next: false
    case .error, .completed: true
    }
  }

  /// The element of a `next` event, otherwise `nil`.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error` event, otherwise `nil`.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// A Boolean value that indicates whether the event is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// Returns the event with its element transformed, or an `error` event if `transform` throws.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    do {
      switch self {
      case .next(let element): return .next(try transform(element))
      case .error(let error): return .error(error)
      case .completed: return .completed
      }
    } catch {
      return .error(error)
    }
  }
}

extension Event: Equatable where Element: Equatable {
  /// Returns whether both events are of the same kind with equal elements, or errors with equal descriptions.
  public static func == (left: Event, right: Event) -> Bool {
    switch (left, right) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): "\(left)" == "\(right)"
    case (.completed, .completed): true
    default: false
    }
  }
}

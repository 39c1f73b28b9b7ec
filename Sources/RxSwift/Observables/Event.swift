/// One message of a sequence: any number of `next`, then at most one `error` or `completed`.
///
/// Mirrors RxSwift's `Event`.
public enum Event<Element> {
  /// An element.
  case next(Element)
  /// The sequence failed; nothing follows.
  case error(any Error)
  /// The sequence ended; nothing follows.
  case completed

  /// Whether the event ends the sequence.
  public var isStopEvent: Bool {
    switch self {
    case .next: false
    case .error, .completed: true
    }
  }

  /// The element of a `next` event.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error` event.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether the event is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The event with its element transformed. A thrown error becomes an `error` event.
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
  /// Events are equal when they are of one kind and their elements, or the descriptions of their errors, are equal.
  public static func == (left: Event, right: Event) -> Bool {
    switch (left, right) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): "\(left)" == "\(right)"
    case (.completed, .completed): true
    default: false
    }
  }
}

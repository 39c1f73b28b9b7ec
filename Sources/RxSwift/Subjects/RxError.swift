/// What goes wrong in a sequence by itself. Mirrors RxSwift's `RxError`, whose `disposed` carries the object and
/// whose text carries the place in the source.
public enum RxError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is known is only that something went wrong.
  case unknown
  /// A number became too large.
  case overflow
  /// A subject was asked for its value after it had been disposed.
  case disposed
  /// A sequence that must have an element ended without one.
  case noElements
  /// A sequence that must have one element had more.
  case moreThanOneElement
  /// A sequence had no element with the index asked for.
  case argumentOutOfRange
  /// Nothing came in time.
  case timeout

  /// A sentence for the log.
  public var description: String {
    switch self {
    case .unknown: "Something went wrong."
    case .overflow: "A number has become too large."
    case .disposed: "The object has been disposed."
    case .noElements: "The sequence ended without an element."
    case .moreThanOneElement: "The sequence has more than one element."
    case .argumentOutOfRange: "The sequence has no element with that index."
    case .timeout: "Nothing came in time."
    }
  }
}

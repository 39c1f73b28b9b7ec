/// An error of the operators and subjects. Mirrors RxSwift's `RxError`, whose `disposed` case has the object as an
/// associated value and whose description includes the source location.
public enum RxError: Error, Equatable, Sendable, CustomStringConvertible {
  /// An unknown error occurred.
  case unknown
  /// A number overflowed.
  case overflow
  /// The value of a disposed subject was requested.
  case disposed
  /// A sequence that requires an element completed without one.
  case noElements
  /// A sequence that requires exactly one element sent more.
  case moreThanOneElement
  /// The sequence has no element at the requested index.
  case argumentOutOfRange
  /// No event arrived in time.
  case timeout

  /// A message for the log.
  public var description: String {
    switch self {
    case .unknown: "An unknown error occurred."
    case .overflow: "A number overflowed."
    case .disposed: "The object is disposed."
    case .noElements: "The sequence completed without an element."
    case .moreThanOneElement: "The sequence has more than one element."
    case .argumentOutOfRange: "The sequence has no element at the index."
    case .timeout: "No event arrived in time."
    }
  }
}

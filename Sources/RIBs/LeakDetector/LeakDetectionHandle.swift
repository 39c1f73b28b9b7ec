import Foundation

/// A handle that cancels an expectation of the ``LeakDetector``. Mirrors RIBs' `LeakDetectionHandle`.
@preconcurrency @MainActor
public protocol LeakDetectionHandle {
  /// Cancels the expectation. Has no effect if the expectation is already cancelled or over.
  func cancel()
}

// The cases are spelled as in RIBs.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The status of the ``LeakDetector``. Mirrors RIBs' `LeakDetectionStatus`.
public enum LeakDetectionStatus: Sendable {
  /// Some expectations are pending.
  case InProgress
  /// No expectation is pending.
  case DidComplete
}

/// The default timeouts of the ``LeakDetector``, in seconds. Mirrors RIBs' `LeakDefaultExpectationTime`.
public enum LeakDefaultExpectationTime {
  /// The time within which an object must be deallocated.
  public static let deallocation: TimeInterval = 1.0

  /// The time within which a view controller must leave the screen.
  public static let viewDisappear: TimeInterval = 5.0
}

/// A failed expectation of the ``LeakDetector``.
public struct Leak: Sendable, CustomStringConvertible {
  /// The kind of an expectation.
  public enum Expectation: Sendable {
    /// The object should have been deallocated.
    case deallocation
    /// The view controller should have left the screen.
    case disappearance
  }

  /// The expectation that failed.
  public let expectation: Expectation

  /// A description of the leaked object.
  public let subject: String

  /// The timeout of the expectation, in seconds.
  public let time: TimeInterval

  /// A message for the log.
  public var description: String {
    switch expectation {
    case .deallocation:
      "\(subject) has leaked: it should have been deallocated within \(time) s, but it is still retained. "
        + "A closure that captures self strongly is the usual cause."
    case .disappearance:
      "\(subject) is still on screen \(time) s after its interactor became inactive: its router was detached, but its "
        + "view was not removed."
    }
  }
}

import Foundation

/// Calls an expectation of the ``LeakDetector`` off. Mirrors RIBs' `LeakDetectionHandle`.
@preconcurrency @MainActor
public protocol LeakDetectionHandle {
  /// Calls the expectation off. Doing it twice, or after its time, changes nothing.
  func cancel()
}

// The cases are spelt as in RIBs.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the ``LeakDetector`` still expects something. Mirrors RIBs' `LeakDetectionStatus`.
public enum LeakDetectionStatus: Sendable {
  /// Expectations are under way.
  case InProgress
  /// Nothing is expected any more.
  case DidComplete
}

/// How long the ``LeakDetector`` waits when it is not told, in seconds. Mirrors RIBs' `LeakDefaultExpectationTime`.
public enum LeakDefaultExpectationTime {
  /// The time in which an object must be deallocated.
  public static let deallocation: TimeInterval = 1.0

  /// The time in which a controller must be off the screen.
  public static let viewDisappear: TimeInterval = 5.0
}

/// Something that should have gone and has not.
public struct Leak: Sendable, CustomStringConvertible {
  /// What was expected.
  public enum Expectation: Sendable {
    /// The object should have been deallocated.
    case deallocation
    /// The controller should have left the screen.
    case disappearance
  }

  /// What was expected.
  public let expectation: Expectation

  /// What is still there.
  public let subject: String

  /// How long it was waited for, in seconds.
  public let time: TimeInterval

  /// A sentence for the log.
  public var description: String {
    switch expectation {
    case .deallocation:
      "\(subject) has leaked: it should have been deallocated within \(time) s, but something still holds it. "
        + "A closure that captures self strongly is the usual cause."
    case .disappearance:
      "\(subject) is still on screen \(time) s after its interactor became inactive: its router was detached, but the "
        + "view was not taken away."
    }
  }
}

/// A source of haptic feedback.
///
/// Mirrors `UIFeedbackGenerator`. A desktop computer has no haptic feedback, so no generator has an effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Has no effect.
  open func prepare() {}
}

/// Feedback of a collision.
///
/// Mirrors `UIImpactFeedbackGenerator`, without effect: see ``UIFeedbackGenerator``.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Something small.
    case light
    /// Something of a middle size.
    case medium
    /// Something large.
    case heavy
    /// Something soft.
    case soft
    /// Something hard.
    case rigid
  }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}

  /// Has no effect.
  public func impactOccurred() {}

  /// Has no effect.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of success and failure.
///
/// Mirrors `UINotificationFeedbackGenerator`, without effect: see ``UIFeedbackGenerator``.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The reported event.
  public enum FeedbackType: Int, Sendable {
    /// A task is done.
    case success
    /// Something needs attention.
    case warning
    /// A task has failed.
    case error
  }

  /// Has no effect.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Feedback of a change of selection.
///
/// Mirrors `UISelectionFeedbackGenerator`, without effect: see ``UIFeedbackGenerator``.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect.
  public func selectionChanged() {}
}

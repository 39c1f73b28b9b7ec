import GtkBridge

/// A sound or a vibration.
///
/// Mirrors SwiftUI's `SensoryFeedback`. A feedback has no effect: a desktop does not vibrate.
public struct SensoryFeedback: Hashable, Sendable {
  /// The strength of an impact.
  ///
  /// Mirrors SwiftUI's `SensoryFeedback.Weight`.
  public struct Weight: Hashable, Sendable {
    private let name: String

    /// The weight of a small object.
    public static let light = Weight(name: "light")
    /// The weight of a medium-sized object.
    public static let medium = Weight(name: "medium")
    /// The weight of a large object.
    public static let heavy = Weight(name: "heavy")
  }

  /// The softness of an impact.
  ///
  /// Mirrors SwiftUI's `SensoryFeedback.Flexibility`.
  public struct Flexibility: Hashable, Sendable {
    private let name: String

    /// A hard object.
    public static let rigid = Flexibility(name: "rigid")
    /// An object between hard and soft.
    public static let solid = Flexibility(name: "solid")
    /// A soft object.
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String
  private var intensity = 1.0

  private init(_ name: String) { self.name = name }

  /// A task has succeeded.
  public static let success = SensoryFeedback("success")
  /// A task needs attention.
  public static let warning = SensoryFeedback("warning")
  /// A task has failed.
  public static let error = SensoryFeedback("error")
  /// A selection has changed.
  public static let selection = SensoryFeedback("selection")
  /// A value has increased.
  public static let increase = SensoryFeedback("increase")
  /// A value has decreased.
  public static let decrease = SensoryFeedback("decrease")
  /// An activity has started.
  public static let start = SensoryFeedback("start")
  /// An activity has stopped.
  public static let stop = SensoryFeedback("stop")
  /// A dragged item is aligned with another one.
  public static let alignment = SensoryFeedback("alignment")
  /// A level has been reached.
  public static let levelChange = SensoryFeedback("levelChange")
  /// Two objects have collided.
  public static let impact = SensoryFeedback("impact")

  /// Two objects of a weight have collided.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback {
    var feedback = impact
    feedback.intensity = intensity
    return feedback
  }

  /// Two objects of a flexibility have collided.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    impact(weight: .medium, intensity: intensity)
  }
}

extension View {
  /// Has no effect: a desktop does not vibrate, and by its conventions applications make no sounds for visible events.
  ///
  /// Mirrors SwiftUI's `sensoryFeedback(_:trigger:)`.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View { self }

  /// Has no effect; see `sensoryFeedback(_:trigger:)`.
  ///
  /// Mirrors SwiftUI's `sensoryFeedback(_:trigger:condition:)`.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }

  /// Has no effect; see `sensoryFeedback(_:trigger:)`.
  ///
  /// Mirrors SwiftUI's `sensoryFeedback(trigger:_:)`.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }
}

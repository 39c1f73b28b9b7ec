/// A view that passes through phases by itself, repeatedly or whenever a trigger changes.
///
/// Mirrors SwiftUI's `PhaseAnimator`. With reduced motion, it stays in its first phase.
///
/// ```swift
/// PhaseAnimator([1, 1.3]) { scale in
///   Image(systemName: "heart.fill").scaleEffect(scale)
/// }
/// ```
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: (any Equatable)?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// Creates a view that passes through all phases repeatedly. `animation` is that of the change to a phase.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that passes through all phases, and back to the first one, whenever `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    if !phases.isEmpty {
      TimedContent(
        initial: 0, trigger: trigger, run: { _ in run }, isSame: { $0 == $1 }, animation: { animation(phases[$0]) },
        content: { content(phases[min($0, phases.count - 1)]) })
    }
  }

  /// The phases after the first one, and then the first one again.
  private var run: TimedRun<Int> {
    let order = Array(phases.indices.dropFirst()) + [0]
    var ends: [Double] = []
    for index in order {
      let duration = animation(phases[index])?.timing.logicalDuration ?? 0
      // A phase without animation is visible for at least one frame.
      ends.append((ends.last ?? 0) + (duration.isFinite ? max(duration, 0.017) : 1))
    }
    return TimedRun(duration: phases.count > 1 ? ends.last ?? 0 : 0) { [ends] time in
      ends.firstIndex { time < $0 }.map { order[$0] } ?? 0
    }
  }
}

extension View {
  /// Passes the view through phases over and over.
  ///
  /// Mirrors SwiftUI's `phaseAnimator(_:content:animation:)`. The closure receives the view itself, not a placeholder.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(self, $0) }, animation: animation)
  }

  /// Passes the view through phases, and back to the first one, whenever `trigger` changes.
  ///
  /// Mirrors SwiftUI's `phaseAnimator(_:trigger:content:animation:)`. The closure receives the view itself, not a placeholder.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Self, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger, content: { content(self, $0) }, animation: animation)
  }
}

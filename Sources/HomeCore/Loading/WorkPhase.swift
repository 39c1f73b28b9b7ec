/// The phase of a button's work.
public nonisolated enum WorkPhase: Equatable, Sendable {
  /// No work is running; the button can be pressed.
  case idle
  /// Work is running but has not taken long yet. Another press has no effect.
  case working
  /// Work has taken so long that the button shows progress.
  case lengthy
}

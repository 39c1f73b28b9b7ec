/// How far the work of a button has come.
public nonisolated enum WorkPhase: Equatable, Sendable {
  /// There is none: the button can be pressed.
  case idle
  /// It is being done, and has not taken long so far. Another press does nothing.
  case working
  /// It takes so long that the button shows that it is being done.
  case lengthy
}

/// The two states of a modifier during a transition. They are equal to all others of the same type.
@MainActor
package final class TransitionModifiers: Hashable {
  /// Returns a view with the active modifier, or with the other one.
  package let modified: (Any, Bool) -> Any
  private nonisolated let type: ObjectIdentifier

  package init<Modifier>(_ type: Modifier.Type, modified: @escaping (Any, Bool) -> Any) {
    self.type = ObjectIdentifier(type)
    self.modified = modified
  }

  package nonisolated static func == (first: TransitionModifiers, second: TransitionModifiers) -> Bool {
    first.type == second.type
  }

  package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

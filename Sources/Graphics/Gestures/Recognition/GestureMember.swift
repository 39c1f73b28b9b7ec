/// A gesture of a view, among those that a touch may belong to.
@MainActor
package final class GestureMember {
  /// The relation of a gesture to those inside its view.
  package enum Priority {
    /// The inner gestures take precedence.
    case normal
    /// This gesture takes precedence.
    case high
    /// Both are recognised.
    case simultaneous
  }

  /// A place in the tree of views, the innermost first.
  package struct Position: Comparable {
    package let depth: Int
    package let index: Int

    package init(depth: Int, index: Int) { (self.depth, self.index) = (depth, index) }

    package static func < (one: Position, other: Position) -> Bool {
      one.depth == other.depth ? one.index < other.index : one.depth > other.depth
    }
  }

  package let priority: Priority
  /// The enabled gestures. A gesture that is disabled while it is recognised is cancelled.
  package var mask: GestureMask {
    didSet { if !mask.contains(.gesture), oldValue.contains(.gesture) { GestureArena.cancel([self]) } }
  }
  package let recognizer: GestureRecognizer
  package var position = Position(depth: 0, index: 0)
  package var place: (any GesturePlace)?
  /// Claims the touch, so that no other receiver can use it.
  package var claim: @MainActor () -> Void = {}
  package internal(set) weak var arena: GestureArena?
  /// The fingers that the gesture has seen.
  package internal(set) var contacts: Set<Int> = []
  /// The recognised gestures: this one or the inner ones.
  var decision: GesturePrecedence?

  package init(_ recognizer: GestureRecognizer, priority: Priority, mask: GestureMask) {
    (self.recognizer, self.priority, self.mask) = (recognizer, priority, mask)
  }

  /// The outcome, if the gesture is enabled.
  var outcome: GestureOutcome { mask.contains(.gesture) ? recognizer.outcome : .failed }

  /// Indicates whether the gesture is recognised simultaneously with others and does not begin while the fingers are
  /// down, like a tap.
  package var isSimultaneousTap: Bool { priority == .simultaneous && outcome == .possible }

  func handle(_ event: GestureEvent) {
    var event = event
    event.place = place
    switch event.action {
    case .down, .pinchBegan: contacts.insert(event.contact)
    case .up, .pinchEnded: contacts.remove(event.contact)
    default: break
    }
    event.isTouching = !contacts.isEmpty
    recognizer.handle(event)
  }

  func forget(_ contact: Int) { contacts.remove(contact) }

  func cancel() {
    contacts = []
    recognizer.cancel()
  }

  func reset() {
    contacts = []
    decision = nil
    recognizer.reset()
  }
}

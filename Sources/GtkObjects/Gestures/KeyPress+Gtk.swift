import Graphics

extension KeyPress {
  /// Creates a press as SwiftUI describes it. Ctrl is the command key, too.
  package init(_ press: Gtk.KeyPress) {
    let phase: Phases =
      switch press.phase {
      case .down: .down
      case .repetition: .repeat
      case .up: .up
      }
    let key = KeyEquivalent(name: press.name)
    var modifiers: EventModifiers = []
    if press.hasShift { modifiers.insert(.shift) }
    if press.hasControl { modifiers.formUnion([.control, .command]) }
    if press.hasAlt { modifiers.insert(.option) }
    self.init(
      phase: phase, key: key,
      characters: press.character.map { String($0) } ?? key.functionCharacter.map { String($0) } ?? "",
      modifiers: modifiers)
  }
}

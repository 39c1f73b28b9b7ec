import Foundation
import GtkObjects

extension View {
  /// Calls `action` when the user presses or holds a key while the view or an inner view has the focus.
  ///
  /// Mirrors SwiftUI's `onKeyPress(_:action:)`. The key is offered to the innermost view first, then to the views around
  /// it, and has its usual effect only if no action handles it. It is offered before the focused control uses it, so an
  /// action can handle the Return key of a ``TextField``. Here, this precedes a ``keyboardShortcut(_:modifiers:)`` of the
  /// same key too: an action for a letter should leave a press with ``EventModifiers/command`` to others. An input method
  /// that is composing a character has precedence.
  ///
  /// ```swift
  /// Board()
  ///   .focusable()
  ///   .onKeyPress(.space) {
  ///     game.pause()
  ///     return .handled
  ///   }
  /// ```
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Calls `action` in some phases of a key press while the view or an inner view has the focus.
  ///
  /// Mirrors SwiftUI's `onKeyPress(_:phases:action:)`. The release of a key always keeps its usual effect.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls `action` when the user presses one of several keys while the view or an inner view has the focus.
  ///
  /// Mirrors SwiftUI's `onKeyPress(keys:phases:action:)`.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Calls `action` when the user presses a key that types one of `characters` while the view or an inner view has the
  /// focus.
  ///
  /// Mirrors SwiftUI's `onKeyPress(characters:phases:action:)`.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      let typed = press.characters.unicodeScalars
      return !typed.isEmpty && typed.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }

  /// Calls `action` when the user presses any key while the view or an inner view has the focus.
  ///
  /// Mirrors SwiftUI's `onKeyPress(phases:action:)`.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let perform = { (press: KeyPress) in phases.contains(press.phase) ? action(press) : .ignored }
    return InputContent(content: self, action: perform) { element, latest in
      element.outermost.onKeyPress { latest.perform(KeyPress($0)) == .handled }
    }
  }
}

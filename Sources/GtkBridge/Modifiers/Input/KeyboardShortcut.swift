import GtkObjects

extension View {
  /// Activates the control when the keys are pressed anywhere in its window.
  ///
  /// Mirrors SwiftUI's `keyboardShortcut(_:modifiers:)`. Here, `EventModifiers.command` is the Control key, the
  /// desktop's counterpart of Apple's Command key. Without modifiers, the arrow keys and the space bar activate the
  /// control unless the focus is in a field, a slider, a list or a menu.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    widgetModifier(
      Shortcut(
        accelerator: modifiers.accelerator + key.name, precedesFocus: modifiers.isEmpty && key.movesFocusOrPresses))
  }

  /// Activates the control when the keys are pressed anywhere in its window.
  ///
  /// Mirrors SwiftUI's `keyboardShortcut(_:)`. In an alert, `.defaultAction` makes a button the suggested one.
  /// Elsewhere, Enter in a field without `onSubmit(of:_:)` presses it. A focused button has precedence for the key, as
  /// everywhere on the desktop.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(shortcut.key, modifiers: shortcut.modifiers)
  }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key that types a character.
  public init(_ character: Character) {
    self.init(name: Gtk.keyName(for: character.lowercased().unicodeScalars.first ?? " "))
  }

  /// Creates the key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// Indicates whether GTK moves the focus with the key, or presses the focused button.
  fileprivate var movesFocusOrPresses: Bool { [.space, .upArrow, .downArrow, .leftArrow, .rightArrow].contains(self) }
}

struct Shortcut: WidgetModifier {
  @MainActor
  final class Target {
    fileprivate var accelerator: String?
    fileprivate weak var control: Gtk.Widget?
    fileprivate var controller: Gtk.Object?
  }

  let accelerator: String
  let precedesFocus: Bool

  func attach(to element: Element) -> Target {
    let target = Target()
    target.control = element.control
    if accelerator == KeyEquivalent.return.name {
      element.traits.isDefaultAction = true
      element.control.becomeDefault()
    }
    return target
  }

  func apply(to target: Target) {
    guard accelerator != target.accelerator else { return }
    target.accelerator = accelerator
    if let controller = target.controller { target.control?.removeShortcut(controller) }
    target.controller = target.control?.onShortcut(accelerator, precedesFocus: precedesFocus) { [weak target] in
      guard let control = target?.control, control.isSensitive else { return false }
      return control.activate()
    }
  }
}

import GtkObjects

extension View {
  /// Activates the control when the keys are pressed anywhere in its window.
  ///
  /// Mirrors SwiftUI's `keyboardShortcut(_:modifiers:)`. Here, ``EventModifiers/command`` is the Control key, the
  /// desktop's counterpart of Apple's Command key. Without modifiers, the arrow keys and the space bar activate the
  /// control unless the focus is in a field, a slider, a list or a menu.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    widgetModifier(
      Shortcut(
        accelerator: modifiers.accelerator + key.name, precedesFocus: modifiers.isEmpty && key.movesFocusOrPresses))
  }

  /// Activates the control when the keys are pressed anywhere in its window.
  ///
  /// Mirrors SwiftUI's `keyboardShortcut(_:)`.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(shortcut.key, modifiers: shortcut.modifiers)
  }
}

/// A key with its modifiers.
///
/// Mirrors SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter, for the default action of a dialog.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the cancel action of a dialog.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key of the keyboard.
///
/// Mirrors SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// GTK's name of the key.
  let name: String

  init(name: String) {
    self.name = name
  }

  /// Creates the key that types a character.
  public init(_ character: Character) {
    name = Gtk.keyName(for: character.lowercased().unicodeScalars.first ?? " ")
  }

  /// Creates the key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// Returns a function key: `.function(1)` is F1. Not part of SwiftUI.
  public static func function(_ number: Int) -> KeyEquivalent { KeyEquivalent(name: "F\(number)") }

  /// The Enter key.
  public static let `return` = KeyEquivalent(name: "Return")
  /// The Escape key.
  public static let escape = KeyEquivalent(name: "Escape")
  /// The Backspace key.
  public static let delete = KeyEquivalent(name: "BackSpace")
  /// The Delete key, which deletes forward.
  public static let deleteForward = KeyEquivalent(name: "Delete")
  /// The space bar.
  public static let space = KeyEquivalent(name: "space")
  /// The Tab key.
  public static let tab = KeyEquivalent(name: "Tab")
  /// The Home key.
  public static let home = KeyEquivalent(name: "Home")
  /// The End key.
  public static let end = KeyEquivalent(name: "End")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent(name: "Page_Up")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent(name: "Page_Down")
  /// The up arrow key.
  public static let upArrow = KeyEquivalent(name: "Up")
  /// The down arrow key.
  public static let downArrow = KeyEquivalent(name: "Down")
  /// The left arrow key.
  public static let leftArrow = KeyEquivalent(name: "Left")
  /// The right arrow key.
  public static let rightArrow = KeyEquivalent(name: "Right")
}

extension KeyEquivalent {
  /// Indicates whether GTK moves the focus with the key, or presses the focused button.
  fileprivate var movesFocusOrPresses: Bool { [.space, .upArrow, .downArrow, .leftArrow, .rightArrow].contains(self) }
}

/// A set of modifier keys.
///
/// Mirrors SwiftUI's `EventModifiers`.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 2)
  /// The Alt key.
  public static let option = EventModifiers(rawValue: 4)
  /// The Control key, the desktop's counterpart of Apple's Command key.
  public static let command = EventModifiers(rawValue: 8)

  /// The modifiers in GTK's accelerator syntax.
  var accelerator: String {
    var accelerator = ""
    if contains(.control) || contains(.command) { accelerator += "<Control>" }
    if contains(.option) { accelerator += "<Alt>" }
    if contains(.shift) { accelerator += "<Shift>" }
    return accelerator
  }
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

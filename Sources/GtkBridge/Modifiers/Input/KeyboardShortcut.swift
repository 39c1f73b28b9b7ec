import GtkObjects

extension View {
  /// Presses the control when the keys are pressed anywhere in its window.
  ///
  /// Mirrors SwiftUI's `keyboardShortcut(_:modifiers:)`; ``EventModifiers/command`` is the Control key here, which has
  /// the part of Apple's Command key on this desktop.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    widgetModifier(Shortcut(accelerator: modifiers.accelerator + key.name))
  }

  /// Presses the control when the keys are pressed anywhere in its window.
  ///
  /// Mirrors SwiftUI's `keyboardShortcut(_:)`.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(shortcut.key, modifiers: shortcut.modifiers)
  }
}

/// A key, with those held down meanwhile.
///
/// Mirrors SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held down meanwhile.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter: what a dialog suggests.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: leaving everything as it is.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key of the keyboard.
///
/// Mirrors SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key as GTK names it.
  let name: String

  private init(name: String) {
    self.name = name
  }

  /// The key that types a character.
  public init(_ character: Character) {
    name = Gtk.keyName(for: character.lowercased().unicodeScalars.first ?? " ")
  }

  /// The key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// A function key: `.function(1)` is F1. SwiftUI has none.
  public static func function(_ number: Int) -> KeyEquivalent { KeyEquivalent(name: "F\(number)") }

  /// Enter.
  public static let `return` = KeyEquivalent(name: "Return")
  /// Escape.
  public static let escape = KeyEquivalent(name: "Escape")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent(name: "BackSpace")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent(name: "Delete")
  /// The space bar.
  public static let space = KeyEquivalent(name: "space")
  /// The tabulator.
  public static let tab = KeyEquivalent(name: "Tab")
  /// The arrow up.
  public static let upArrow = KeyEquivalent(name: "Up")
  /// The arrow down.
  public static let downArrow = KeyEquivalent(name: "Down")
  /// The arrow left.
  public static let leftArrow = KeyEquivalent(name: "Left")
  /// The arrow right.
  public static let rightArrow = KeyEquivalent(name: "Right")
}

/// Keys held down while another is pressed.
///
/// Mirrors SwiftUI's `EventModifiers`.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = EventModifiers(rawValue: 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 2)
  /// Alt.
  public static let option = EventModifiers(rawValue: 4)
  /// Control, which has the part of Apple's Command key on this desktop.
  public static let command = EventModifiers(rawValue: 8)

  /// As GTK writes them.
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

  func attach(to element: Element) -> Target {
    let target = Target()
    target.control = element.control
    return target
  }

  func apply(to target: Target) {
    guard accelerator != target.accelerator else { return }
    target.accelerator = accelerator
    if let controller = target.controller { target.control?.removeShortcut(controller) }
    target.controller = target.control?.onShortcut(accelerator) { [weak target] in
      guard let control = target?.control, control.isSensitive else { return false }
      return control.activate()
    }
  }
}

/// A set of modifier keys.
///
/// Mirrors SwiftUI's `EventModifiers`.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits, as SwiftUI has them.
  public let rawValue: Int

  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock, which this library does not report.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Alt key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Control key, the desktop's counterpart of Apple's Command key.
  public static let command = EventModifiers(rawValue: 16)
  /// The number pad, which this library does not report.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifiers.
  public static let all = EventModifiers(rawValue: 63)

  /// The modifiers in GTK's accelerator syntax.
  package var accelerator: String {
    var accelerator = ""
    if contains(.control) || contains(.command) { accelerator += "<Control>" }
    if contains(.option) { accelerator += "<Alt>" }
    if contains(.shift) { accelerator += "<Shift>" }
    return accelerator
  }
}

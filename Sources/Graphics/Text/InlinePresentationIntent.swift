/// The purpose of a part of a text, such as emphasis.
///
/// Mirrors Foundation's `InlinePresentationIntent`, which does not exist on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits, which equal Foundation's on Apple's systems.
  public let rawValue: UInt

  /// Creates a set of purposes from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text in italics.
  public static let emphasized = Self(rawValue: 1)
  /// Text in bold.
  public static let stronglyEmphasized = Self(rawValue: 2)
  /// Code, in a monospaced font.
  public static let code = Self(rawValue: 4)
  /// Text that is struck through.
  public static let strikethrough = Self(rawValue: 32)
}

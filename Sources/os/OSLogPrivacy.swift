/// The privacy of an interpolated value in a message.
///
/// Mirrors `OSLogPrivacy`. As on Apple's systems outside of a debugger, a private value is `<private>` in a release build.
/// A debug build shows it; a sensitive value is never shown.
public struct OSLogPrivacy: Sendable {
  /// The replacement of a hidden value.
  ///
  /// Mirrors `OSLogPrivacy.Mask`.
  public enum Mask: Sendable {
    /// A number that is the same for equal values during one run of the program.
    case hash
    /// Nothing about the value.
    case none
  }

  enum Level { case automatic, `public`, `private`, sensitive }

  let level: Level
  let mask: Mask

  /// Shows the value.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .public, mask: .none) }
  /// Hides the value.
  public static var `private`: OSLogPrivacy { .private(mask: .none) }
  /// Hides the value in all builds.
  public static var sensitive: OSLogPrivacy { .sensitive(mask: .none) }
  /// Shows numbers, Boolean values and types, and hides texts and objects.
  public static var auto: OSLogPrivacy { .auto(mask: .none) }

  /// Hides the value behind a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .private, mask: mask) }
  /// Hides the value behind a mask in all builds.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: mask) }
  /// Shows numbers, Boolean values and types, and hides texts and objects behind a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .automatic, mask: mask) }

  static var hidesPrivateValues: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// Returns the text for the message, for a scalar or an object.
  func applied(to text: String, isScalar: Bool, hidesPrivateValues: Bool) -> String {
    let isHidden =
      switch level {
      case .public: false
      case .sensitive: true
      case .private: hidesPrivateValues
      case .automatic: hidesPrivateValues && !isScalar
      }
    guard isHidden else { return text }
    return mask == .hash ? "<mask.hash: '\(String(UInt(bitPattern: text.hashValue), radix: 16))'>" : "<private>"
  }
}

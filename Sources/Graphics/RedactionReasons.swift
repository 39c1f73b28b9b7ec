/// The reasons for hiding the content of a view.
///
/// Mirrors SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits, which equal SwiftUI's.
  public let rawValue: Int

  /// Creates a set of reasons from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not loaded yet: grey bars replace texts and images.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Other people may see the screen: privacy-sensitive content is hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

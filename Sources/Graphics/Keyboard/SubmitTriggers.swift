/// The inputs whose Enter key submits.
///
/// Mirrors SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of inputs from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Enter in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Enter in the search field of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}

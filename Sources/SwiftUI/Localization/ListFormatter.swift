import Foundation
import Graphics

/// A formatter of lists of words: "a, b, and c".
///
/// Mirrors Foundation's `ListFormatter`, which Foundation on Linux does not have.
///
/// ```swift
/// Text(ListFormatter.localizedString(byJoining: names))
/// ```
public final class ListFormatter: Formatter {
  /// The language of the list, by default that of the desktop.
  public var locale: Locale! = .desktop

  /// The formatter of an item, or `nil` for the item's description.
  public var itemFormatter: Formatter?

  /// Creates a formatter.
  public override init() { super.init() }

  /// Returns `nil`: a formatter is not read from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Returns the strings as a list in the language of the desktop.
  public class func localizedString(byJoining strings: [String]) -> String {
    join(strings, locale: .desktop)
  }

  /// Returns the items as a list, or `nil` if the formatter of the items cannot format one of them.
  public func string(from items: [Any]) -> String? {
    var strings: [String] = []
    for item in items {
      guard let itemFormatter else {
        strings.append(String(describing: item))
        continue
      }
      guard let string = itemFormatter.string(for: item) else { return nil }
      strings.append(string)
    }
    return Self.join(strings, locale: locale ?? .desktop)
  }

  /// Returns the list of an array of any values, or `nil` for another object.
  public override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }

  private static func join(_ strings: [String], locale: Locale) -> String {
    strings.formatted(.list(type: .and, width: .standard).locale(locale))
  }
}

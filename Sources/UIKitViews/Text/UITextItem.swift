import Foundation

/// A kind of interaction with a link or a picture in a text.
///
/// Mirrors `UITextItemInteraction`.
public enum UITextItemInteraction: Int, Sendable {
  /// A press.
  case invokeDefaultAction
  /// Never reported.
  case presentActions
  /// Never reported.
  case preview
}

/// A link or a picture in a text.
///
/// Mirrors `UITextItem`.
public struct UITextItem {
  /// The link or the picture.
  public enum Content {
    /// A link.
    case link(URL)
    /// A picture in the text.
    case textAttachment(NSTextAttachment)
  }

  /// The link or the picture.
  public let content: Content
  /// The characters.
  public let range: NSRange
}

/// The parts of a text that become links automatically.
///
/// Mirrors `UIDataDetectorTypes`. Web and e-mail addresses are found; the others have no effect.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits, which equal UIKit's.
  public let rawValue: UInt

  /// Creates parts from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without effect.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web and e-mail addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Without effect.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Without effect.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Without effect.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Without effect.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Without effect.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All of these.
  public static let all = UIDataDetectorTypes(rawValue: .max)

  /// Returns the links in a text.
  func links(in text: String) -> [(range: NSRange, url: URL)] {
    guard contains(.link) else { return [] }
    let pattern = #"https?://[^\s<>"]*[^\s<>".,;:!?)\]]|[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+"#
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let whole = text as NSString
    return expression.matches(in: text, range: NSRange(location: 0, length: whole.length)).compactMap { match in
      let words = whole.substring(with: match.range)
      return URL(string: words.contains("://") ? words : "mailto:" + words).map { (match.range, $0) }
    }
  }
}

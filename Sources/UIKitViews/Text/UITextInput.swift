import Foundation

/// A position between two characters of a text.
///
/// Mirrors `UITextPosition`.
@preconcurrency @MainActor
open class UITextPosition {
  /// Creates a position without a text.
  public init() {}

  deinit {}
}

/// The characters between two positions in a text.
///
/// Mirrors `UITextRange`.
@preconcurrency @MainActor
open class UITextRange {
  /// The position before the first character.
  open var start: UITextPosition { TextOffset(range.location) }
  /// The position after the last character.
  open var end: UITextPosition { TextOffset(range.location + range.length) }
  /// Indicates whether there are no characters.
  open var isEmpty: Bool { range.length == 0 }

  let range: NSRange

  /// Creates a range without characters, at the beginning of a text.
  public init() { range = NSRange(location: 0, length: 0) }

  init(_ range: NSRange) { self.range = range }

  deinit {}
}

/// A position, as the number of UTF-16 units before it.
private final class TextOffset: UITextPosition {
  let units: Int

  init(_ units: Int) {
    self.units = units
    super.init()
  }

  deinit {}
}

/// A direction in a text by its storage.
///
/// Mirrors `UITextStorageDirection`.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward
  /// Towards the beginning.
  case backward
}

/// A direction in a text on screen.
///
/// Mirrors `UITextLayoutDirection`.
public enum UITextLayoutDirection: Int, Sendable {
  /// Towards the end, by characters.
  case right = 2
  /// Towards the beginning, by characters.
  case left
  /// Here as `left`: a position has no line.
  case up
  /// Here as `right`.
  case down
}

/// A view that takes typed characters.
///
/// Mirrors `UIKeyInput`. Text fields and text views conform to it; a view of the program receives no keys by it.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Indicates whether there is any text.
  var hasText: Bool { get }
  /// Inserts a text at the cursor, in place of the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or else the character before the cursor.
  func deleteBackward()
}

/// A view whose text is edited by positions and ranges.
///
/// Mirrors the part of `UITextInput` that text fields and text views have. The desktop keeps the text that an input
/// method is composing.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput, UITextInputTraits {
  /// The selected characters, or the position of the cursor.
  var selectedTextRange: UITextRange? { get set }
  /// Returns the rectangle of the cursor at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Replaces characters.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the characters of a range.
  func text(in range: UITextRange) -> String?
}

/// A text whose selection is counted in UTF-16 units.
@MainActor
protocol OffsetText: AnyObject {
  var wholeText: String { get }
  var selectedUnits: NSRange { get set }
}

extension UITextInput {
  private var length: Int { (self as? any OffsetText)?.wholeText.utf16.count ?? 0 }

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The position after the last character.
  public var endOfDocument: UITextPosition { TextOffset(length) }

  /// Returns the characters between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let from = fromPosition as? TextOffset, let to = toPosition as? TextOffset else { return nil }
    let start = min(from.units, to.units)
    return UITextRange(NSRange(location: start, length: max(from.units, to.units) - start))
  }

  /// Returns the position at a distance in UTF-16 units, or `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let place = position as? TextOffset, (0...length).contains(place.units + offset) else { return nil }
    return TextOffset(place.units + offset)
  }

  /// Returns the position at a distance in UTF-16 units in a direction, or `nil` outside of the text.
  ///
  /// Differs from UIKit: `up` and `down` also count units, and `right` is towards the end in every language.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
  }

  /// Returns the distance between two positions in UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    ((toPosition as? TextOffset)?.units ?? 0) - ((from as? TextOffset)?.units ?? 0)
  }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  /// Returns the characters of a range.
  public func text(in range: UITextRange) -> String? {
    guard let text = (self as? any OffsetText)?.wholeText, NSMaxRange(range.range) <= text.utf16.count else {
      return nil
    }
    return (text as NSString).substring(with: range.range)
  }

  /// Replaces characters, as if the user had selected them and typed others.
  public func replace(_ range: UITextRange, withText text: String) {
    selectedTextRange = range
    insertText(text)
  }

  /// The characters that an input method is composing: `nil`, because the desktop keeps them apart from the text.
  public var markedTextRange: UITextRange? { nil }
}

/// The class that the values of text attributes have in common, for which Swift infers the type of a dictionary of several.
///
/// ```swift
/// let attributes = [NSAttributedString.Key.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)]
/// ```
///
/// On Apple's systems it is `NSObject`. Foundation on Linux cannot compare attributes whose values are objects of its subclasses.
open class TextAttributeValue {
  /// Creates a value.
  public init() {}

  deinit {}
}

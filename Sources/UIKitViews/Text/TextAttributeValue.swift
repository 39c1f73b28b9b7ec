/// The common class of the values of text attributes, which Swift infers for a dictionary of several values.
///
/// ```swift
/// let attributes = [NSAttributedString.Key.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)]
/// ```
///
/// On Apple's systems, it is `NSObject`. Foundation on Linux cannot compare attributes whose values are objects of its
/// subclasses.
open class TextAttributeValue {
  /// Creates a value.
  public init() {}

  deinit {}
}

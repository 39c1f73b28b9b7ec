import Foundation

/// A change of the attributes of a text in a configuration.
///
/// Mirrors `UIConfigurationTextAttributesTransformer`:
///
/// ```swift
/// configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
///   var attributes = attributes
///   attributes.font = UIFont.systemFont(ofSize: 20, weight: .bold)
///   return attributes
/// }
/// ```
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that changes the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a change.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer? {
  /// Returns a text with the changed attributes, or `nil` without a text.
  func text(_ text: AttributedString?, _ plain: String?) -> NSAttributedString? {
    guard let self else { return text.map { NSAttributedString.converting($0) } }
    return self.text(text, plain)
  }
}

extension UIConfigurationTextAttributesTransformer {
  /// Returns a text with the changed attributes.
  func text(_ text: AttributedString?, _ plain: String?) -> NSAttributedString? {
    guard var text = text ?? plain.map({ AttributedString($0) }) else { return nil }
    for run in text.runs { text[run.range].setAttributes(transform(run.attributes)) }
    return .converting(text)
  }
}

/// A change of a colour in a configuration.
///
/// Mirrors `UIConfigurationColorTransformer`.
public struct UIConfigurationColorTransformer {
  /// The closure that changes the colour.
  public let transform: (UIColor) -> UIColor

  /// Creates a change.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A grey of the same brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      // The luminance coefficients of Rec. 709.
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// The tint.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }

  /// The colour of secondary text.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .secondaryLabel }
  }
}

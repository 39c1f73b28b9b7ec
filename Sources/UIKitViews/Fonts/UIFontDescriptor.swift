import Foundation
import Graphics

/// The typeface, the size and the style of a font as a mutable value.
///
/// Mirrors `UIFontDescriptor`; here it is a value. The attributes of ``AttributeName`` are those that the desktop's
/// fonts have.
///
/// ```swift
/// let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold)
/// label.font = descriptor.map { UIFont(descriptor: $0, size: 0) }
/// ```
public struct UIFontDescriptor: Hashable, Sendable {
  /// The style of a font.
  ///
  /// Mirrors `UIFontDescriptor.SymbolicTraits`.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, which equal UIKit's.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italics.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold strokes.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide characters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow characters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Characters of the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Without effect.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Without effect.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines close to each other.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines far from each other.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The kind of the desktop's typeface.
  ///
  /// Mirrors `UIFontDescriptor.SystemDesign`.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name, which differs from UIKit's.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The desktop's typeface.
    public static let `default` = SystemDesign(rawValue: "default")
    /// A typeface with serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// The desktop's typeface: there is no rounded one.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// A typeface whose characters all have the same width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// The name of an attribute.
  ///
  /// Mirrors `UIFontDescriptor.AttributeName`.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name, which equals UIKit's.
    public let rawValue: String

    /// Creates an attribute from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the typeface.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of a style of a typeface, such as “Cantarell-Bold”.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of a style without that of the typeface, such as “Bold”.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A list of dictionaries of ``FeatureKey``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// A `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait.
  ///
  /// Mirrors `UIFontDescriptor.TraitKey`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name, which equals UIKit's.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A `UIFont.Width` or its number.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number that is not 0 for italics.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a part of a feature.
  ///
  /// Mirrors `UIFontDescriptor.FeatureKey`. Two features have an effect, by the numbers of Core Text: digits of the same
  /// width, 6 and 0, and small capitals for lowercase letters, 37 and 1.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name, which equals UIKit's.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of its setting.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The number of the feature, by its former name.
    public static let featureIdentifier = type
    /// The number of its setting, by its former name.
    public static let typeIdentifier = selector
  }

  let font: UIFont

  init(_ font: UIFont) { self.font = font }

  /// Creates a descriptor of a typeface.
  public init(name fontName: String, size: Double) { self.init(UIFont(.named(fontName, size: size), size)) }

  /// Creates a descriptor of the desktop's font with attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self = UIFontDescriptor(.systemFont(ofSize: UIFont.systemFontSize)).addingAttributes(attributes)
  }

  /// Returns the descriptor of a predefined font in the user's text size, whatever the traits are.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  /// The size in points.
  public var pointSize: Double { font.pointSize }

  /// The name of the style of the typeface.
  public var postscriptName: String { font.fontName }

  private func changed(_ change: (Font) -> Font) -> UIFontDescriptor {
    UIFontDescriptor(UIFont(change(font.font), pointSize))
  }
}

extension UIFontDescriptor {
  /// The style.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.font.isItalic { traits.insert(.traitItalic) }
    if font.font.weight.rawValue >= Font.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.font.width.value < 0 { traits.insert(.traitCondensed) }
    if font.font.width.value > 0 { traits.insert(.traitExpanded) }
    if font.font.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with another style in place of its own.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let (old, isMonospaced) = (self.symbolicTraits, symbolicTraits.contains(.traitMonoSpace))
    return changed { font in
      var font = font.italic(symbolicTraits.contains(.traitItalic))
      // A font whose weight differs from its style keeps that weight.
      if isBold != old.contains(.traitBold) { font = font.weight(isBold ? .bold : .regular) }
      font = font.width(
        symbolicTraits.contains(.traitCondensed)
          ? .condensed : symbolicTraits.contains(.traitExpanded) ? .expanded : .standard)
      if isMonospaced != old.contains(.traitMonoSpace) { font = font.design(isMonospaced ? .monospaced : .default) }
      if symbolicTraits.contains(.traitTightLeading) { font = font.leading(.tight) }
      if symbolicTraits.contains(.traitLooseLeading) { font = font.leading(.loose) }
      return font
    }
  }

  /// Returns the descriptor with a typeface of another kind, if it is the desktop's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { font in
      switch design {
      case .serif: font.design(.serif)
      case .monospaced: font.design(.monospaced)
      case .rounded: font.design(.rounded)
      default: font.design(.default)
      }
    }
  }

  /// Returns the descriptor with another typeface.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { changed { $0.family(.custom(newFamily)) } }

  /// Returns the descriptor with another style of the typeface, such as “Bold”.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let name = font.familyName.filter { $0 != " " } + "-" + newFace.filter { $0 != " " }
    let face = Font.named(name, size: pointSize)
    return changed { $0.weight(face.weight).italic(face.isItalic) }
  }

  /// Returns the descriptor at another size.
  public func withSize(_ newPointSize: Double) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }

  /// The attributes.
  public var fontAttributes: [AttributeName: Any] {
    let traits: [TraitKey: Any] = [
      .symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(font.font.weight).rawValue,
      .width: font.font.width.value, .slant: font.font.isItalic ? 1.0 : 0.0,
    ]
    return [.family: font.familyName, .name: font.fontName, .size: pointSize, .traits: traits]
  }

  /// Returns an attribute.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// Returns the descriptor with attributes in place of its own. Attributes that the desktop's fonts lack are left out.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var new = self
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      new = UIFontDescriptor(.preferredFont(forTextStyle: style))
    }
    if let name = attributes[.name] as? String { new = UIFontDescriptor(name: name, size: new.pointSize) }
    if let family = attributes[.family] as? String { new = new.withFamily(family) }
    if let face = attributes[.face] as? String { new = new.withFace(face) }
    if let size = Double(ofAttribute: attributes[.size]) { new = new.withSize(size) }
    for (key, value) in attributes[.traits] as? [TraitKey: Any] ?? [:] where key == .symbolic {
      let bits = value as? UInt32 ?? Double(ofAttribute: value).flatMap { UInt32(exactly: $0) }
      if let bits { new = new.withSymbolicTraits(SymbolicTraits(rawValue: bits)) ?? new }
    }
    for (key, value) in attributes[.traits] as? [TraitKey: Any] ?? [:] where key != .symbolic {
      let named = (value as? UIFont.Weight)?.rawValue ?? (value as? UIFont.Width)?.rawValue
      let number: CGFloat = named ?? CGFloat(Double(ofAttribute: value) ?? 0)
      new = new.changed { font in
        switch key {
        case .weight: font.weight(UIFont.Weight(number).weight)
        case .width: font.width(Font.Width(number))
        case .slant: font.italic(number != 0)
        default: font
        }
      }
    }
    for feature in attributes[.featureSettings] as? [[FeatureKey: Any]] ?? [] {
      switch (Double(ofAttribute: feature[.type]), Double(ofAttribute: feature[.selector])) {
      case (6, 0): new = new.changed { $0.monospacedDigit() }
      case (37, 1): new = new.changed { $0.smallCaps() }
      default: break
      }
    }
    return new
  }
}

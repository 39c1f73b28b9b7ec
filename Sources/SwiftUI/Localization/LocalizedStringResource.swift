import Graphics

/// A reference to a translation: a key, its table and its bundle.
///
/// Mirrors the part of Foundation's `LocalizedStringResource` that has a meaning without Apple's processes of extensions.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The place of the translations.
  ///
  /// Mirrors Foundation's `LocalizedStringResource.BundleDescription`.
  public enum BundleDescription: Equatable, Sendable {
    /// The program and all of its targets.
    case main
    /// The bundle at a URL.
    case atURL(URL)

    /// The bundle of a class: that of the program, because it contains the classes of all targets.
    public static func forClass(_ type: AnyClass) -> BundleDescription { .main }
  }

  /// The key in the catalogues.
  public var key: String { value.key.message.key }
  /// The text in the language of the sources, for a key that is only a name.
  public let defaultValue: String.LocalizationValue
  /// The name of the table, or `nil` for `Localizable`.
  public let table: String?
  /// The place of the translations.
  public let bundle: BundleDescription

  private let value: String.LocalizationValue

  /// Creates a resource whose key is the text in the language of the sources. The language is the user's; `locale` has no
  /// effect, as for `String(localized:)`.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    value = keyAndValue
    defaultValue = keyAndValue
    self.table = table
    self.bundle = bundle
  }

  /// Creates a resource whose key is only a name. The language is the user's; `locale` has no effect.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    var named = defaultValue
    named.key.message.key = key.description
    value = named
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
  }

  /// Creates a resource of the main bundle from a literal without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource of the main bundle from a literal with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  fileprivate var resolvedBundle: Bundle? {
    if case .atURL(let url) = bundle { Bundle(url: url) } else { nil }
  }

  /// The characters of the translation, without a meaning for Markdown.
  var string: String {
    let translation = value.key.translation(table: table, bundle: resolvedBundle)
    return translation ?? defaultValue.key.message.string()
  }

  /// The translation with its styles.
  fileprivate var styled: StyledText {
    let phrase = value.key.phrase(table, resolvedBundle)
    return phrase == nil ? defaultValue.key.message.resolved() : value.key.message.resolved(with: phrase)
  }
}

extension String {
  /// Creates a translation.
  public init(localized resource: LocalizedStringResource) { self = resource.string }
}

extension Text {
  /// Creates a text that shows a translation.
  ///
  /// Mirrors SwiftUI's `Text(_:)` of a resource. A translation may have Markdown for styles within a line.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    switch resource.styled {
    case .plain(let text): self.init(verbatim: text)
    case .styled(let runs): self.init(runs)
    }
  }
}

extension String {
  /// A text of the sources that is looked up in the translations.
  ///
  /// Mirrors Foundation's `String.LocalizationValue`; its placeholders are those of ``LocalizedStringKey``.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    var key: LocalizedStringKey

    /// Creates a value from a string.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// Creates a value from a literal without values in it.
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

    /// Creates a value from a literal with values in it.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Creates a translation.
  ///
  /// Mirrors Foundation's `String(localized:table:bundle:locale:comment:)`. The language is the user's; `locale` has no
  /// effect, and `comment` is for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.key.verbatim(table: table, bundle: bundle)
  }

  /// Creates a translation of a key that is only a name.
  ///
  /// Mirrors Foundation's `String(localized:defaultValue:table:bundle:locale:comment:)`. The language is the user's; `locale`
  /// has no effect, and `comment` is for translators.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    var named = defaultValue
    named.key.message.key = key.description
    self = named.key.translation(table: table, bundle: bundle) ?? defaultValue.key.message.string()
  }
}

extension LocalizedStringKey {
  /// Returns the translation, or `nil` if there is none.
  func translation(table: String?, bundle: Bundle?) -> String? {
    phrase(table, bundle).map { message.string(with: $0) }
  }
}

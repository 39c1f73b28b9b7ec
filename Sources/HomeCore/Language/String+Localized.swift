nonisolated extension String {
  /// Creates a message in the user's language with its arguments filled in. Without a translation, the message itself
  /// is used.
  ///
  /// ```swift
  /// String(localized: "\(count) of \(total) entries")
  /// String(localized: "Open", context: "verb")
  /// ```
  ///
  /// The message must be a literal, because `make update-po` extracts the messages from the sources. Foundation has
  /// this initialiser on Apple platforms only; there, a table and a bundle replace gettext's text domain.
  ///
  /// - Parameters:
  ///   - message: The message in English.
  ///   - context: A hint that distinguishes identical English messages; never shown.
  ///   - comment: A note for translators; never shown.
  public init(localized message: LocalizationValue, context: StaticString? = nil, comment: StaticString? = nil) {
    let translation = TextDomain.current.translation(of: message.key, context: context?.description)
    self = MessageFormat.fill(translation, with: message.arguments)
  }

  /// Creates a message about a count, in the plural form of the user's language for that number.
  ///
  /// ```swift
  /// String(localized: "\(count) book", plural: "\(count) books", count: count)
  /// ```
  ///
  /// Foundation looks plural forms up in a string catalogue; gettext needs both English forms here.
  ///
  /// - Parameters:
  ///   - message: The English message for the number 1.
  ///   - plural: The English message for any other number, with the same arguments.
  ///   - count: The count; its sign is ignored.
  ///   - context: A hint that distinguishes identical English messages; never shown.
  ///   - comment: A note for translators; never shown.
  public init(
    localized message: LocalizationValue, plural: LocalizationValue, count: Int, context: StaticString? = nil,
    comment: StaticString? = nil
  ) {
    let translation = TextDomain.current.translation(
      of: message.key, plural: plural.key, count: count, context: context?.description)
    // A language with a single form uses it for every number, with the arguments of the matching English form.
    let arguments = count == 1 ? message.arguments : plural.arguments
    self = MessageFormat.fill(translation, with: arguments)
  }
}

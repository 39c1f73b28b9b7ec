nonisolated extension String {
  /// A message in the user's language: its translation, with the arguments in it, or the message itself where there is no
  /// translation.
  ///
  /// ```swift
  /// String(localized: "\(count) of \(total) entries")
  /// String(localized: "Open", context: "verb")
  /// ```
  ///
  /// The value has to be a literal, for that is how `make update-po` finds the messages for translators. Foundation has
  /// this initialiser on Apple's systems alone; there a table and a bundle take the place of gettext's text domain.
  ///
  /// - Parameters:
  ///   - message: The message in English.
  ///   - context: Tells apart two messages that are the same in English; never shown.
  ///   - comment: What a translator should know; never shown.
  public init(localized message: LocalizationValue, context: StaticString? = nil, comment: StaticString? = nil) {
    let translation = TextDomain.current.translation(of: message.key, context: context?.description)
    self = MessageFormat.fill(translation, with: message.arguments)
  }

  /// A message about a number of things, in the form that the user's language has for that number.
  ///
  /// ```swift
  /// String(localized: "\(count) book", plural: "\(count) books", count: count)
  /// ```
  ///
  /// Foundation looks plural forms up in a string catalogue instead; gettext wants both English ones here.
  ///
  /// - Parameters:
  ///   - message: The message in English for one thing.
  ///   - plural: The message in English for any other number, with the same arguments.
  ///   - count: How many there are; the sign does not matter.
  ///   - context: Tells apart two messages that are the same in English; never shown.
  ///   - comment: What a translator should know; never shown.
  public init(
    localized message: LocalizationValue, plural: LocalizationValue, count: Int, context: StaticString? = nil,
    comment: StaticString? = nil
  ) {
    let translation = TextDomain.current.translation(
      of: message.key, plural: plural.key, count: count, context: context?.description)
    // A language with one form for all numbers puts the arguments of the plural into it.
    let arguments = count == 1 ? message.arguments : plural.arguments
    self = MessageFormat.fill(translation, with: arguments)
  }
}

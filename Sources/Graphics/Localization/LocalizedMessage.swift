/// A message of a program: a key for its translation, and the arguments for the translation's placeholders.
package struct LocalizedMessage: Equatable, Sendable {
  /// The message in the language of the sources. If there are arguments, it has placeholders, and `%%` is a percent sign.
  package var key: String
  package var arguments: [MessageArgument] = []
  /// The message without a translation, or `nil` if it has styles. A program without translations uses only this.
  private var untranslated: String?

  package init(key: String, arguments: [MessageArgument] = []) {
    self.key = key
    self.arguments = arguments
    if arguments.isEmpty && !InlineMarkdown.mayBeIn(key) { untranslated = key }
  }

  /// Appends a text of the sources. Percent signs are doubled, because the following characters may form a placeholder.
  package mutating func appendLiteral(_ literal: String) {
    key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    if untranslated != nil {
      if InlineMarkdown.mayBeIn(literal) { untranslated = nil } else { untranslated?.append(literal) }
    }
  }

  /// Appends an argument and its placeholder.
  ///
  /// - Parameter isPlain: Indicates whether the placeholder requests the argument's usual form.
  package mutating func append(_ argument: MessageArgument, placeholder: String, isPlain: Bool = true) {
    key += placeholder
    if case .runs = argument { untranslated = nil }
    if isPlain { untranslated?.append(argument.text) } else { untranslated = nil }
    arguments.append(argument)
  }

  /// Returns the message in the user's language. Styles come from Markdown in the translation and from the arguments.
  package func resolved(with phrase: LocalizedPhrase? = nil) -> StyledText {
    if phrase == nil, let untranslated { return .plain(untranslated) }
    var writer = MessageWriter(arguments: arguments, phrase: phrase)
    writer.writeMessage(key)
    return writer.result
  }

  /// Returns the message in the user's language, without styles. Markdown is not interpreted.
  package func string(with phrase: LocalizedPhrase? = nil) -> String {
    if arguments.isEmpty, phrase == nil { return key }
    var writer = MessageWriter(arguments: arguments, phrase: phrase)
    writer.readsMarkdown = false
    writer.writeMessage(key)
    return writer.result.string
  }
}

/// A text of one style, or of several.
package enum StyledText: Equatable, Sendable {
  case plain(String)
  case styled([TextRun])

  /// The characters.
  package var string: String {
    switch self {
    case .plain(let text): text
    case .styled(let runs): runs.map(\.text).joined()
    }
  }
}

/// Writes a message with its arguments.
///
/// Translations are not trusted: a placeholder without an argument stays unchanged, and each argument is formatted by
/// its own type.
private struct MessageWriter {
  let arguments: [MessageArgument]
  let phrase: LocalizedPhrase?
  var readsMarkdown = true
  private var text = ""
  private var runs: [TextRun] = []
  private var next = 0
  private var depth = 0

  init(arguments: [MessageArgument], phrase: LocalizedPhrase?) {
    self.arguments = arguments
    self.phrase = phrase
  }

  var result: StyledText {
    if runs.isEmpty { return .plain(text) }
    return .styled(text.isEmpty ? runs : runs + [TextRun(text: text)])
  }

  mutating func writeMessage(_ key: String) {
    guard let phrase else { return write(key) }
    let quantity = arguments.lazy.compactMap(\.quantity).first
    write(phrase.wording.text(for: quantity, in: phrase.language))
  }

  /// Writes a format. Placeholders without a position stand for the argument at `current`, or the next one.
  private mutating func write(_ format: String, current: Int? = nil) {
    guard readsMarkdown, InlineMarkdown.mayBeIn(format) else {
      return fill(format, TextRunStyle(), current: current)
    }
    var agreeing: [TextRun] = []
    for run in InlineMarkdown.runs(of: format) {
      if run.style.details.agreesInNumber {
        agreeing.append(run)
        continue
      }
      writeAgreeing(agreeing, current: current)
      agreeing = []
      fill(run.text, run.style, current: current)
    }
    writeAgreeing(agreeing, current: current)
  }

  /// Writes the runs of a phrase whose noun agrees with its number.
  private mutating func writeAgreeing(_ parts: [TextRun], current: Int?) {
    if parts.isEmpty { return }
    let before = (text, runs)
    var texts = parts.map { part in
      (text, runs) = ("", [])
      fill(part.text, TextRunStyle(), current: current)
      return result.string
    }
    (text, runs) = before
    // The sources and English translations are inflected; others are shown as they are written.
    if phrase.map({ $0.language.hasPrefix("en") }) ?? true { texts = GrammarAgreement.agreeing(texts) }
    for (part, text) in zip(parts, texts) {
      var style = part.style
      style.details.agreesInNumber = false
      append(text, style)
    }
  }

  private mutating func fill(_ format: String, _ style: TextRunStyle, current: Int?) {
    // Without arguments, the text is not a format, and its percent signs are literal.
    guard !arguments.isEmpty, format.utf8.contains(UInt8(ascii: "%")) else { return append(format, style) }
    var rest = Substring(format)
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      append(String(rest[..<percent]), style)
      rest = rest[rest.utf8.index(after: percent)...]
      if !writePlaceholder(from: &rest, style, current: current) { append("%", style) }
    }
    append(String(rest), style)
  }

  /// Writes the value of a placeholder and removes the placeholder from the text after its percent sign. Returns
  /// whether there is a placeholder.
  private mutating func writePlaceholder(from rest: inout Substring, _ style: TextRunStyle, current: Int?) -> Bool {
    if rest.first == "%" {
      rest.removeFirst()
      append("%", style)
      return true
    }
    var text = rest
    var position: Int?
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if digits.count <= 3, let number = Int(digits), text[digits.endIndex...].first == "$" {
      position = number - 1
      text = text[digits.endIndex...].dropFirst()
    }
    if text.hasPrefix("#@") {
      guard writeVariable(from: &text, position) else { return false }
    } else if let current, text.hasPrefix("arg") {
      append(arguments[current].text, style)
      text = text.dropFirst(3)
    } else {
      guard let specifier = MessageSpecifier(from: &text) else { return false }
      let index = position ?? current ?? next
      guard arguments.indices.contains(index) else { return false }
      if position == nil && current == nil { next += 1 }
      if case .runs(let runs) = arguments[index] {
        for run in runs { append(run, style) }
      } else {
        append(arguments[index].text(specifier), style)
      }
    }
    rest = text
    return true
  }

  /// Writes a variable of the phrase, such as `%#@files@`.
  private mutating func writeVariable(from text: inout Substring, _ position: Int?) -> Bool {
    let name = text.dropFirst(2).prefix { $0 != "@" }
    // A variable may refer to another one, but not to itself without end.
    guard let phrase, let variable = phrase.variables[String(name)], depth < 8 else { return false }
    let index = position ?? variable.argument.map { $0 - 1 } ?? next
    guard arguments.indices.contains(index) else { return false }
    if position == nil && variable.argument == nil { next += 1 }
    depth += 1
    write(variable.wording.text(for: arguments[index].quantity, in: phrase.language), current: index)
    depth -= 1
    text = text[name.endIndex...].dropFirst()
    return true
  }

  /// Appends a run: its symbol or date, or else its text.
  private mutating func append(_ run: TextRun, _ outer: TextRunStyle) {
    guard run.symbol != nil || run.date != nil else { return append(run.text, outer.adding(run.style)) }
    if !text.isEmpty { runs.append(TextRun(text: text)) }
    text = ""
    var run = run
    run.style = outer.adding(run.style)
    runs.append(run)
  }

  private mutating func append(_ piece: String, _ style: TextRunStyle) {
    guard !piece.isEmpty else { return }
    if style == TextRunStyle() {
      text += piece
      return
    }
    if !text.isEmpty { runs.append(TextRun(text: text)) }
    text = ""
    runs.append(TextRun(text: piece, style: style))
  }
}

extension LocalizedMessage {
  /// The first number among the arguments, which selects the plural form.
  package var count: UInt64? { arguments.lazy.compactMap(\.quantity?.number).first }

  /// The key with `%@` in place of each placeholder.
  package var keyOfObjects: String {
    var key = ""
    var rest = Substring(self.key)
    while let percent = rest.firstIndex(of: "%") {
      key += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        rest.removeFirst()
        key += "%%"
      } else {
        key += MessageSpecifier(from: &rest) == nil ? "%" : "%@"
      }
    }
    return key + rest
  }
}

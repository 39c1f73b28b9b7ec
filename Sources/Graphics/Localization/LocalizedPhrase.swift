/// A translation: a text, or texts for counts, with their variables.
package struct LocalizedPhrase: Equatable, Sendable {
  /// A text, or one for each form of a number.
  package indirect enum Wording: Equatable, Sendable {
    case text(String)
    case plural([PluralCategory: Wording])

    /// Returns the text for a number in a language.
    func text(for quantity: Quantity?, in language: String) -> String {
      switch self {
      case .text(let text): return text
      case .plural(let forms):
        let form = quantity.flatMap { quantity in
          // As in Apple's catalogues, a text for zero applies to all languages.
          quantity.number == 0 && !quantity.hasDecimals ? forms[.zero] : nil
        }
        let category = quantity.map {
          PluralCategory(in: language, for: $0.number, hasDecimals: $0.hasDecimals)
        }
        return (form ?? category.flatMap { forms[$0] } ?? forms[.other] ?? forms.values.first)?
          .text(for: quantity, in: language) ?? ""
      }
    }
  }

  /// A part of a phrase that depends on an argument, such as `%#@files@`.
  package struct Variable: Equatable, Sendable {
    /// The number of its argument, from 1, or `nil` for the position in the phrase.
    var argument: Int?
    var wording: Wording
  }

  /// The size of a number that decides between forms.
  struct Quantity: Equatable {
    var number: UInt64
    var hasDecimals: Bool
  }

  var wording: Wording
  var variables: [String: Variable] = [:]
  /// The language of the phrase, which decides between the forms of a number.
  var language: String
}

extension LocalizedPhrase {
  /// Creates a phrase of one text.
  package init(text: String) { self.init(wording: .text(text), language: "") }
}

/// The grammatical form of a word for a count, as named by the Unicode CLDR.
package enum PluralCategory: String, Hashable, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// Creates the form of a language for a number.
  ///
  /// - Parameters:
  ///   - language: The code of the language, such as `pt` or `pt-PT`.
  ///   - number: The size of the number, without its sign and without its decimals.
  ///   - hasDecimals: Indicates whether the number is shown with decimals.
  package init(in language: String, for number: UInt64, hasDecimals: Bool = false) {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let rule = Self.rules[code] ?? .oneAndOther
    let isPortugal = code == "pt" && language.uppercased().hasSuffix("PT") && language.count > 2
    self = (isPortugal ? .oneAndOther : rule).category(number, hasDecimals)
  }

  private static let rules: [String: PluralRule] = {
    let languages: [(PluralRule, String)] = [
      (.none, "ja ko zh yue vi th id in ms lo my km jv jw su bo dz ig yo wo to sg sah ii lkt"),
      (.zeroIsOne, "am as bn doi fa gu hi kn zu pcm ak bho guw ln mg nso pa ti wa si hy ff kab"),
      (.french, "fr pt"), (.romanic, "es it ca"), (.icelandic, "is mk"), (.danish, "da"), (.latvian, "lv prg"),
      (.hebrew, "he iw"), (.arabic, "ar ars"), (.welsh, "cy"), (.irish, "ga"), (.scottish, "gd"),
      (.romanian, "ro mo"), (.lithuanian, "lt"), (.russian, "ru uk be"), (.polish, "pl"), (.czech, "cs sk"),
      (.slovenian, "sl dsb hsb"), (.croatian, "hr sr bs sh"), (.maltese, "mt"),
    ]
    let pairs = languages.flatMap { rule, names in names.split(separator: " ").map { (String($0), rule) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}

/// The rule of a group of languages that choose alike.
private enum PluralRule {
  case none, oneAndOther, zeroIsOne, french, romanic, icelandic, danish, latvian, hebrew, arabic, welsh, irish, scottish
  case romanian, lithuanian, russian, polish, czech, slovenian, croatian, maltese

  func category(_ number: UInt64, _ hasDecimals: Bool) -> PluralCategory {
    let (last, lastTwo) = (number % 10, number % 100)
    let endsInOne = last == 1 && lastTwo != 11
    let endsInFew = (2...4).contains(last) && !(12...14).contains(lastTwo)
    let isMillions = number != 0 && number % 1_000_000 == 0 && !hasDecimals
    switch self {
    case .none: return .other
    case .oneAndOther: return number == 1 && !hasDecimals ? .one : .other
    case .zeroIsOne: return number == 0 || number == 1 && !hasDecimals ? .one : .other
    case .french: return number <= 1 ? .one : isMillions ? .many : .other
    case .romanic: return number == 1 && !hasDecimals ? .one : isMillions ? .many : .other
    case .icelandic: return endsInOne && !hasDecimals ? .one : .other
    case .danish: return number == 1 || number == 0 && hasDecimals ? .one : .other
    case .latvian: return last == 0 || (11...19).contains(lastTwo) ? .zero : endsInOne ? .one : .other
    case .hebrew:
      if hasDecimals { return number == 0 ? .one : .other }
      return number == 1 ? .one : number == 2 ? .two : .other
    case .arabic:
      if hasDecimals { return .other }
      return [0: .zero, 1: .one, 2: .two][number] ?? (3...10 ~= lastTwo ? .few : 11...99 ~= lastTwo ? .many : .other)
    case .welsh:
      return hasDecimals ? .other : [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][number] ?? .other
    case .irish:
      if hasDecimals { return .other }
      return [1: .one, 2: .two][number] ?? (3...6 ~= number ? .few : 7...10 ~= number ? .many : .other)
    case .scottish:
      if hasDecimals { return .other }
      return [1: .one, 11: .one, 2: .two, 12: .two][number] ?? (3...19 ~= number ? .few : .other)
    case .romanian:
      if number == 1 && !hasDecimals { return .one }
      return hasDecimals || number == 0 || (1...19).contains(lastTwo) ? .few : .other
    case .lithuanian:
      if hasDecimals { return .many }
      if (11...19).contains(lastTwo) || last == 0 { return .other }
      return last == 1 ? .one : .few
    case .russian: return hasDecimals ? .other : endsInOne ? .one : endsInFew ? .few : .many
    case .polish: return hasDecimals ? .other : number == 1 ? .one : endsInFew ? .few : .many
    case .czech: return hasDecimals ? .many : number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .slovenian:
      if hasDecimals { return .few }
      return lastTwo == 1 ? .one : lastTwo == 2 ? .two : 3...4 ~= lastTwo ? .few : .other
    case .croatian: return hasDecimals ? .other : endsInOne ? .one : endsInFew ? .few : .other
    case .maltese:
      if hasDecimals { return .other }
      if let exact = [0: PluralCategory.few, 1: .one, 2: .two][number] { return exact }
      return 3...10 ~= lastTwo ? .few : 11...19 ~= lastTwo ? .many : .other
    }
  }
}

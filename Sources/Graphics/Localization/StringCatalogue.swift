import Foundation

/// The translations of one table in the user's language.
struct StringCatalogue: Sendable {
  private(set) var phrases: [String: LocalizedPhrase] = [:]

  /// Reads a table of a folder: `NAME.xcstrings`, or `NAME.strings` and `NAME.stringsdict` in the folder of a language,
  /// such as `ko.lproj`, or in the folder itself. A file that cannot be read is reported.
  init(table: String, in folder: URL, languages: [String], report: (String) -> Void) {
    if let data = try? Data(contentsOf: folder.appendingPathComponent("\(table).xcstrings")) {
      do {
        try readCatalogue(data, languages)
      } catch {
        report("The string catalogue \"\(table).xcstrings\" cannot be read: \(error)")
      }
    }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let available = files.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    let own = DesktopLanguages.best(of: available, for: languages)
    for language in [own ?? available.first { $0 == "en" } ?? "Base"] + [""] {
      let lproj = language.isEmpty ? folder : folder.appendingPathComponent("\(language).lproj")
      for name in ["\(table).strings", "\(table).stringsdict"] {
        guard let data = try? Data(contentsOf: lproj.appendingPathComponent(name)) else { continue }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
          let path = language.isEmpty ? name : "\(language).lproj/\(name)"
          report("The strings in \"\(path)\" cannot be read.")
          continue
        }
        let own = ["Base", ""].contains(language) ? "en" : language
        for (key, value) in list { phrases[key] = LocalizedPhrase(stringsEntry: value, language: own) }
      }
    }
  }

  private mutating func readCatalogue(_ data: Data, _ languages: [String]) throws {
    let catalogue = try JSONDecoder().decode(CatalogueFile.self, from: data)
    for (key, entry) in catalogue.strings {
      guard let localizations = entry.localizations else { continue }
      let source = catalogue.sourceLanguage
      // The key itself is the text in the language of the sources.
      let language = DesktopLanguages.best(of: Set(localizations.keys).union([source]), for: languages) ?? source
      guard let localization = localizations[language] ?? localizations[source] else { continue }
      phrases[key] = localization.phrase(for: key, in: localizations[language] == nil ? source : language)
    }
  }
}

/// The content of a string catalogue of Xcode.
private struct CatalogueFile: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: StringUnit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    func phrase(for key: String, in language: String) -> LocalizedPhrase? {
      guard let wording = Wording(stringUnit: stringUnit, variations: variations).wording else { return nil }
      var phrase = LocalizedPhrase(wording: wording, language: language)
      for (name, substitution) in substitutions ?? [:] {
        guard let wording = substitution.variations?.wording else { continue }
        phrase.variables[name] = .init(argument: substitution.argNum, wording: wording)
      }
      return phrase
    }
  }

  struct StringUnit: Decodable {
    var value: String
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations?
  }

  struct Variations: Decodable {
    var plural: [String: Wording]?
    var device: [String: Wording]?

    var wording: LocalizedPhrase.Wording? {
      if let plural {
        let forms = plural.compactMap { name, wording in
          PluralCategory(rawValue: name).flatMap { category in wording.wording.map { (category, $0) } }
        }
        return forms.isEmpty ? nil : .plural(Dictionary(forms) { first, _ in first })
      }
      // A desktop is most like a Mac.
      return (device?["mac"] ?? device?["other"] ?? device?.min { $0.key < $1.key }?.value)?.wording
    }
  }

  struct Wording: Decodable {
    var stringUnit: StringUnit?
    var variations: Variations?

    var wording: LocalizedPhrase.Wording? { variations?.wording ?? stringUnit.map { .text($0.value) } }
  }
}

extension LocalizedPhrase {
  /// Creates a phrase from an entry of a `.strings` or a `.stringsdict` file.
  fileprivate init?(stringsEntry value: Any, language: String) {
    if let text = value as? String {
      self.init(wording: .text(text), language: language)
    } else if let entry = value as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String {
      self.init(wording: .text(format), language: language)
      for (name, value) in entry {
        guard let variable = value as? [String: Any] else { continue }
        let forms = variable.compactMap { name, text in
          PluralCategory(rawValue: name).flatMap { category in (text as? String).map { (category, Wording.text($0)) } }
        }
        variables[name] = Variable(wording: .plural(Dictionary(forms) { first, _ in first }))
      }
    } else {
      return nil
    }
  }
}

import Foundation

extension Locale {
  /// The user's locale, in the language of the messages. On Linux, `Locale.current` is always `en_001`.
  package static let desktop = DesktopLanguages.locale(in: ProcessInfo.processInfo.environment)

  /// Indicates whether numbers are written with the digits 0 to 9.
  package static let desktopHasLatinDigits = Locale.desktop.numberingSystem.identifier == "latn"
}

extension FormatStyle {
  /// The style in the user's locale, unless it has its own.
  package func inDesktopLocale() -> Self {
    let isDefault = self == locale(.autoupdatingCurrent) || self == locale(.current)
    return isDefault ? locale(.desktop) : self
  }
}

/// The languages in the environment, by the rules of gettext: those of `LANGUAGE`, or else that of `LC_ALL`,
/// `LC_MESSAGES` or `LANG`.
package enum DesktopLanguages {
  /// The user's languages, such as `ko-KR`, the preferred one first.
  package static let preferred = list(in: ProcessInfo.processInfo.environment)

  package static func list(in environment: [String: String]) -> [String] {
    let messages = identifier(of: ["LC_ALL", "LC_MESSAGES", "LANG"], in: environment)
    let preferred = environment["LANGUAGE", default: ""].split(separator: ":").compactMap { identifier(String($0)) }
    let languages = preferred.isEmpty ? [messages ?? "en"] : preferred
    return languages.map { $0.replacingOccurrences(of: "_", with: "-") }
  }

  /// Returns the locale of the first language, with the formats of the region of `LC_ALL`, `LC_TIME` or `LANG`.
  package static func locale(in environment: [String: String]) -> Locale {
    let language = Locale(identifier: list(in: environment).first ?? "en")
    let formats = identifier(of: ["LC_ALL", "LC_TIME", "LANG"], in: environment).map(Locale.init(identifier:))
    let code = language.language.languageCode?.identifier ?? "en"
    if let formats, formats.language.languageCode?.identifier == code { return formats }
    guard let region = formats?.region ?? language.region else { return Locale(identifier: code) }
    return Locale(identifier: "\(code)_\(region.identifier)")
  }

  /// Returns which of the languages that a program has is the best for the user, or `nil` if none is.
  package static func best(of available: some Collection<String>, for preferred: [String] = preferred) -> String? {
    for language in preferred {
      for name in fallbacks(of: language) {
        if let found = available.first(where: { normalized($0) == name }) { return found }
      }
      let code = String(normalized(language).prefix { $0 != "-" })
      if let found = available.sorted().first(where: { normalized($0).hasPrefix("\(code)-") }) { return found }
    }
    return nil
  }

  /// Returns the names of a language from the most to the least specific one.
  private static func fallbacks(of language: String) -> [String] {
    let name = normalized(language)
    let code = String(name.prefix { $0 != "-" })
    var names = [name]
    if code == "zh" {
      let isTraditional = ["-tw", "-hk", "-mo", "hant"].contains { name.contains($0) }
      names.append(isTraditional ? "zh-hant" : "zh-hans")
    }
    if code == "nb" || code == "nn" { names.append("no") }
    return names + [code]
  }

  private static func normalized(_ name: String) -> String {
    name.replacingOccurrences(of: "_", with: "-").lowercased()
  }

  private static func identifier(of variables: [String], in environment: [String: String]) -> String? {
    variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }.flatMap(identifier)
  }

  /// Returns the identifier of a name of the C library, such as `ko_KR` for `ko_KR.UTF-8@euro`, or `nil` for `C` and
  /// `POSIX`.
  private static func identifier(_ name: String) -> String? {
    let identifier = String(name.prefix { $0 != "." && $0 != "@" })
    return ["", "C", "POSIX"].contains(identifier) ? nil : identifier
  }
}

import Foundation

nonisolated extension Locale {
  /// The locale that prices, dates and numbers are written in: the environment's, in the language that messages are shown
  /// in.
  ///
  /// `Locale.current` is `en_001` on Linux whatever the environment says. The environment is read once, when this is first
  /// asked for; ``ProgramLanguage/start(in:)`` comes before that.
  public static let user = Locale(environment: ProcessInfo.processInfo.environment)

  /// The locale that an environment asks for, by gettext's rules: `LANGUAGE` names the language before `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` do. The region is that of `LC_ALL`, `LC_TIME` or `LANG`.
  init(environment: [String: String]) {
    func first(of names: String...) -> String? {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }.flatMap(Self.identifier)
    }
    let messages = first(of: "LC_ALL", "LC_MESSAGES", "LANG")
    let preferred = environment["LANGUAGE"]?.split(separator: ":").first.flatMap { Self.identifier(String($0)) }
    let language = Locale(identifier: preferred ?? messages ?? "en")
    let formats = first(of: "LC_ALL", "LC_TIME", "LANG").map(Locale.init(identifier:))
    let code = language.language.languageCode?.identifier ?? "en"
    if let formats, formats.language.languageCode?.identifier == code {
      self = formats
    } else if let region = formats?.region ?? language.region {
      self.init(identifier: "\(code)_\(region.identifier)")
    } else {
      self.init(identifier: code)
    }
  }

  /// `ko_KR` of the C library's `ko_KR.UTF-8@euro`; nothing of the names that stand for no language.
  private static func identifier(_ name: String) -> String? {
    let identifier = String(name.prefix { $0 != "." && $0 != "@" })
    return ["", "C", "POSIX"].contains(identifier) ? nil : identifier
  }
}

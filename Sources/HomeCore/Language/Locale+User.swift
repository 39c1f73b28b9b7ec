import Foundation

nonisolated extension Locale {
  /// The locale for prices, dates and numbers: that of the environment, in the language of the messages.
  ///
  /// On Linux, `Locale.current` is always `en_001`. The environment is read once, on first use;
  /// ``ProgramLanguage/start(in:)`` runs before that.
  public static let user = Locale(environment: ProcessInfo.processInfo.environment)

  /// Creates the locale that an environment requests, following gettext: the language comes from `LANGUAGE`, then
  /// `LC_ALL`, `LC_MESSAGES` or `LANG`; the region from `LC_ALL`, `LC_TIME` or `LANG`.
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

  /// Returns the locale identifier of a C library locale name, such as `ko_KR` for `ko_KR.UTF-8@euro`, or `nil` for `C`
  /// and `POSIX`.
  private static func identifier(_ name: String) -> String? {
    let identifier = String(name.prefix { $0 != "." && $0 != "@" })
    return ["", "C", "POSIX"].contains(identifier) ? nil : identifier
  }
}

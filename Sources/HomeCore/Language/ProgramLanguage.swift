import Foundation

/// The language of the program's messages, chosen from the environment by gettext's rules.
public nonisolated enum ProgramLanguage {
  /// Sets the language of the C library, gettext and ``Foundation/Locale/user``. Call this first in the program, while
  /// there is only one thread and before any message is translated.
  ///
  /// A language works even if the system has not generated its locale, as in most containers: the C library then gets
  /// the neutral UTF-8 locale, and gettext the name of the language.
  ///
  /// - Parameter language: A language code such as `ko`, or `nil` for the environment's choice.
  public static func start(in language: String? = nil) {
    if let language { setenv("LANGUAGE", language, 1) }
    if setlocale(LC_ALL, "") == nil || isUntranslated {
      let environment = ProcessInfo.processInfo.environment
      if environment["LANGUAGE", default: ""].isEmpty, let name = name(in: environment) { setenv("LANGUAGE", name, 1) }
      // The environment variable is for the toolkit, which calls `setlocale` again.
      setenv("LC_ALL", "C.UTF-8", 1)
      setlocale(LC_ALL, "")
    }
    translateInNeutralLocale()
    TextDomain.current.bind(to: DataDirectories.url(of: "locale"))
  }

  /// Sets the messages to the neutral locale under a name that gettext translates in. From version 2.41 on, the C
  /// library ignores the language in `C.UTF-8`. For an unknown country, it uses the same files.
  private static func translateInNeutralLocale() {
    let environment = ProcessInfo.processInfo.environment
    guard !environment["LANGUAGE", default: ""].isEmpty, messageLocale.hasPrefix("C."),
      setlocale(LC_MESSAGES, "C_XX.UTF-8") != nil
    else { return }
    // The locale of all categories would take precedence over that of messages.
    if let all = environment["LC_ALL"], !all.isEmpty {
      for name in environment.keys where name.hasPrefix("LC_") { unsetenv(name) }
      setenv("LANG", all, 1)
    }
    setenv("LC_MESSAGES", "C_XX.UTF-8", 1)
  }

  /// Indicates whether the C locale is active, in which gettext translates nothing and only ASCII is valid text.
  private static var isUntranslated: Bool { messageLocale == "C" }

  private static var messageLocale: String { setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "C" }

  private static func name(in environment: [String: String]) -> String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      .map { String($0.prefix { $0 != "." }) }
  }
}

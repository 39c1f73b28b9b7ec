/// What the program was asked to do on its command line.
public nonisolated enum LaunchOptions: Equatable, Sendable {
  /// Show a window: with one screen alone, or with all of them in the shell (`nil`).
  case run(AppScreen?)
  /// Show nothing until the desktop asks for it.
  case serve
  /// Print how to use the program.
  case printHelp
  /// Print the program's version.
  case printVersion

  /// A screen the program can open with.
  public typealias Screen = AppScreen

  /// The program's version.
  public static let version = "0.1.0"

  /// How to use the program.
  public static var usage: String {
    let screens = Screen.allCases.map(\.rawValue).joined(separator: ", ")
    let options = [
      ("--screen NAME", String(localized: "Show one screen alone: \(screens)")),
      ("--gapplication-service", String(localized: "Wait for the desktop to ask for a window")),
      ("--help", String(localized: "Print this help")),
      ("--version", String(localized: "Print the version")),
    ]
    return """
      \(String(localized: "Usage: HomeApp [OPTION]"))

      \(String(localized: "Shows iOS-style architecture code with native GTK 4 as its view."))

      \(options.map { "  \($0.padding(toLength: 23, withPad: " ", startingAt: 0)) \($1)" }.joined(separator: "\n"))
      """
  }

  /// Reads the arguments that follow the program's name.
  ///
  /// - Throws: ``LaunchOptionsError`` that names the first argument that makes no sense.
  public init(arguments: [String]) throws(LaunchOptionsError) {
    var screen: Screen?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      switch parts[0] {
      case "--help" where parts.count == 1, "-h" where parts.count == 1:
        self = .printHelp
        return
      case "--version" where parts.count == 1:
        self = .printVersion
        return
      case "--gapplication-service" where parts.count == 1:
        self = .serve
        return
      case "--screen":
        guard let name = parts.count == 2 ? parts[1] : rest.popFirst() else { throw .missingScreen }
        guard let known = Screen(rawValue: name) else { throw .unknownScreen(name) }
        screen = known
      default:
        throw .unknownOption(argument)
      }
    }
    self = .run(screen)
  }
}

/// Why a command line makes no sense.
public nonisolated enum LaunchOptionsError: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case unknownScreen(String)
  case missingScreen

  public var description: String {
    let screens = LaunchOptions.Screen.allCases.map(\.rawValue).joined(separator: ", ")
    return switch self {
    case .unknownOption(let option):
      String(localized: "There is no option \"\(option)\". See --help for those there are.")
    case .unknownScreen(let name): String(localized: "There is no screen \"\(name)\". The screens are: \(screens).")
    case .missingScreen: String(localized: "--screen needs the name of a screen: \(screens).")
    }
  }
}

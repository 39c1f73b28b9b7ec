import Foundation

/// The parsed command line of the program.
public nonisolated struct LaunchOptions: Equatable, Sendable {
  /// A mode of operation.
  public enum Action: Equatable, Sendable {
    /// Show a window with one screen, or with the shell of all screens if `nil`.
    case run(AppScreen?)
    /// Wait without a window until the desktop requests one.
    case serve
    /// Import or export a file without a window.
    case exchange(RecordCommand)
    /// Copy a whole shop from one store to another without a window.
    case migrate(from: StoreAddress, to: StoreAddress)
    /// List, show or write previews.
    case preview(PreviewCommand)
    /// Print the usage text.
    case printHelp
    /// Print the program's version.
    case printVersion
  }

  /// A screen that the program can open with.
  public typealias Screen = AppScreen

  /// The mode of operation.
  public let action: Action
  /// The place of the store, or `nil` for the user's own store.
  public let store: StoreAddress?
  /// The form of the screens that have two.
  public let framework: ViewFramework

  /// The program's version.
  public static let version = "0.1.0"

  /// The usage text.
  public static var usage: String {
    let screens = Screen.allCases.map(\.rawValue).joined(separator: ", ")
    let forms = ViewFramework.allCases.map(\.rawValue).joined(separator: ", ")
    let options = [
      ("--screen NAME", String(localized: "Show one screen alone: \(screens)")),
      ("--views NAME", String(localized: "The form of the comics: \(forms)")),
      ("--store FILE", String(localized: "Use this store instead of the user's own")),
      ("--store ADDRESS", String(localized: "Use the shop on a server: postgresql://HOST/DATABASE")),
      ("--import FILE", String(localized: "Import a .csv, .json or .jsonl file into the store; - is standard input")),
      ("--export FILE", String(localized: "Export the store to such a file; - is standard output")),
      ("--format NAME", String(localized: "The file format, if not clear from the name: csv, json, jsonl")),
      ("--records NAME", String(localized: "The records, if not clear from the columns: books, comics, offers")),
      ("--on-bad-row NAME", String(localized: "What to do with the good rows of a file with bad rows: keep, abort")),
      ("--migrate SHOP SHOP", String(localized: "Carry a whole shop to an empty place: a FILE, or an ADDRESS")),
      ("--preview", String(localized: "List the views that can be previewed")),
      ("--preview NAME", String(localized: "Show a view with no application around it")),
      ("--preview-all", String(localized: "Show all previews")),
      ("--snapshot FILE", String(localized: "Write the preview to a PNG file, all of them to a folder")),
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

  /// Parses the arguments that follow the program's name.
  ///
  /// - Throws: A ``LaunchOptionsError`` for the first invalid argument.
  public init(arguments: [String]) throws(LaunchOptionsError) {
    var screen: Screen?
    var store: StoreAddress?
    var framework = ViewFramework.swiftUI
    var migration: Action?
    var isService = false
    var exchange = ExchangeOptions()
    var preview = PreviewOptions()
    var arguments = LaunchArguments(arguments)
    while let option = try arguments.next() {
      switch option {
      case "--help", "-h":
        try arguments.refuseValue()
        self.init(.printHelp)
        return
      case "--version":
        try arguments.refuseValue()
        self.init(.printVersion)
        return
      case "--gapplication-service":
        try arguments.refuseValue()
        isService = true
      case "--screen":
        guard let name = arguments.value() else { throw .missingScreen }
        guard let known = Screen(rawValue: name) else { throw .unknownScreen(name) }
        screen = known
      case "--views": framework = try arguments.requiredChoice()
      case "--store":
        store = try arguments.requiredStore()
      case "--migrate":
        let source = try arguments.requiredStore()
        let target = try arguments.anotherStore()
        guard source.description != target.description else { throw .sameStore(source.description) }
        migration = .migrate(from: source, to: target)
      default:
        if try exchange.take(option, &arguments) { continue }
        guard try preview.take(option, &arguments) else { throw .unknownOption(arguments.current) }
      }
    }
    let records = try exchange.command.map(Action.exchange)
    let views = try preview.command.map(Action.preview)
    if migration != nil, store != nil { throw .conflict("--migrate", "--store") }
    if migration != nil, records != nil { throw .conflict("--migrate", "--import or --export") }
    self.init(migration ?? records ?? views ?? (isService ? .serve : .run(screen)), store: store, framework: framework)
  }

  private init(_ action: Action, store: StoreAddress? = nil, framework: ViewFramework = .swiftUI) {
    self.action = action
    self.store = store
    self.framework = framework
  }
}

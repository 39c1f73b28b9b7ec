import GtkBridge
import GtkBridgeAdwaita
import HomeCore
import RIBs

@main
enum HomeApp {
  static let identifier = "io.github.gtkbridge.HomeApp"

  static func main() {
    // Writing beyond a file size limit then fails with an error instead of terminating the program.
    signal(SIGXFSZ, SIG_IGN)
    DataDirectories.shareWithLibraries()
    Application.style = .adwaita
    // The application is created first, because the settings are stored under its identifier.
    let application = Application(id: identifier)
    ProgramLanguage.start(in: Preferences().language.code)
    do {
      let options = try LaunchOptions(arguments: Array(CommandLine.arguments.dropFirst()))
      let store = options.store ?? .preferred
      switch options.action {
      case .printHelp: print(LaunchOptions.usage)
      case .printVersion: print("HomeApp \(LaunchOptions.version)")
      case .run(let screen):
        // Of two processes that start at once, the second finds the first.
        application.waitForTurn(patience: HandOver.patience)
        if try HandOver(screen: screen, store: options.store, framework: options.framework).isDone(by: application) {
          exit(EXIT_SUCCESS)
        }
        exit(try run(application, showing: screen, as: options.framework, on: store))
      case .preview(let command):
        // Otherwise the window of the running program would come to the front, and a later one would find this process.
        application.becomeIndependent()
        if let status = try PreviewSession.run(command, application) { exit(status) }
      case .serve:
        application.becomeService()
        exit(try run(application, showing: nil, as: options.framework, on: store))
      case .exchange(let command):
        // Created here, because the run blocks the main thread.
        let shop = store.shop(makesShop: command.changesShop)
        exit(try TerminalRun { try await $0.run(command, on: shop) }.result())
      case .migrate(let source, let target):
        exit(try TerminalRun { try await $0.migrate(from: source, to: target) }.result())
      }
    } catch let error as PreviewSession.Failure {
      // An unknown preview name is a usage error.
      stop(error, status: EX_USAGE)
    } catch let error as LaunchOptionsError {
      stop(error, status: EX_USAGE)
    } catch {
      stop(error, status: EXIT_FAILURE)
    }
  }

  /// Shows windows until the last one closes: with a single screen, or with the shell for `nil`. Returns the exit
  /// status.
  private static func run(
    _ application: Application, showing screen: LaunchOptions.Screen?, as framework: ViewFramework,
    on store: StoreAddress
  ) throws -> Int32 {
    let prompt = PasswordPrompt()
    let shop = store.shop { await prompt.password(for: $0) }
    let component = AppComponent(shop: shop, passwordPrompt: prompt, framework: framework)
    application.setValue(store.description, for: HandOver.storeValue)
    var actions: DesktopActions?
    func openWindow(showing screen: AppScreen?) {
      Self.openWindow(showing: screen, of: component) { actions?.shouldCloseWindow() ?? true }
    }
    actions = DesktopActions(
      application: application, component: component, screen: screen, openWindow: openWindow(showing:))
    defer { withExtendedLifetime(actions) {} }
    if let complaint = DesktopResource.complaint { warn(complaint) }
    return try application.run { openWindow(showing: screen) }
  }

  private static func openWindow(
    showing screen: LaunchOptions.Screen?, of component: AppComponent, shouldClose: @escaping () -> Bool
  ) {
    let router = RootBuilder(dependency: component).build(showing: screen)
    let size = screen == nil || screen == .gallery ? CGSize(width: 860, height: 560) : CGSize(width: 480, height: 560)
    let window = Window(frame: CGRect(origin: .zero, size: size))
    let restoration = screen == nil ? WindowRestoration(of: window, in: component.settingsStore) : nil
    window.shouldClose = shouldClose
    var launcher: LaunchRouting? = router
    window.onClose = {
      restoration?.save()
      // The window retains the launched router until it closes.
      withExtendedLifetime(launcher) { launcher = nil }
    }
    router.launch(from: window)
  }

  nonisolated static func warn(_ message: String) {
    FileHandle.standardError.write(Data("HomeApp: \(message)\n".utf8))
  }

  private static func stop(_ error: any Error, status: Int32) -> Never {
    warn("\(error)")
    exit(status)
  }
}

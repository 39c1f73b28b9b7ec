import GtkBridge
import HomeCore
import RIBs

/// Starts the program, or says why it cannot.
@main
enum HomeApp {
  static let identifier = "io.github.gtkbridge.HomeApp"

  static func main() {
    do {
      switch try LaunchOptions(arguments: Array(CommandLine.arguments.dropFirst())) {
      case .printHelp: print(LaunchOptions.usage)
      case .printVersion: print("HomeApp \(LaunchOptions.version)")
      case .run(let screen): exit(try run(screen))
      }
    } catch let error as LaunchOptionsError {
      stop(error, status: EX_USAGE)
    } catch {
      stop(error, status: EXIT_FAILURE)
    }
  }

  /// Shows windows until the last one is closed; gives the exit status.
  private static func run(_ screen: LaunchOptions.Screen) throws -> Int32 {
    let application = Application(id: identifier)
    var launcher: LaunchRouting?
    return try application.run {
      let router = RootBuilder(dependency: AppComponent()).build()
      launcher = router
      let window = Window(frame: CGRect(x: 0, y: 0, width: 480, height: 560))
      window.onClose = {
        withExtendedLifetime(launcher) { launcher = nil }
      }
      switch screen {
      case .home: router.launch(from: window)
      }
    }
  }

  private static func stop(_ error: any Error, status: Int32) -> Never {
    FileHandle.standardError.write(Data("HomeApp: \(error)\n".utf8))
    exit(status)
  }
}

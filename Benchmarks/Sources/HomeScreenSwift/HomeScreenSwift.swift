import GtkBridge

/// The Home screen and its interactor, on display.
struct HomeScreen {
  let viewController: HomeViewController
  let interactor: HomeInteractor
  let window: UIWindow

  init() {
    viewController = HomeViewController(nibName: nil, bundle: nil)
    interactor = HomeInteractor(presenter: viewController)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 560))
    interactor.activate()
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }
}

/// Shows a Home screen written as a user of the library would write it, or takes one measurement on it, prints the number,
/// and ends.
///
///     HomeScreenSwift [applied|burst|hop|push COUNT]
@main
enum HomeScreenSwift {
  static func main() throws {
    let arguments = CommandLine.arguments
    let application = Application(id: "io.github.gtkbridge.HomeScreenSwift")
    if arguments.count == 1 {
      var screen: HomeScreen?
      let status = try application.run { screen = HomeScreen() }
      withExtendedLifetime(screen) { exit(status) }
    }
    guard arguments.count == 3, let measurement = Measurement(rawValue: arguments[1]),
      let count = Int(arguments[2]), count > 0
    else {
      FileHandle.standardError.write(Data("usage: HomeScreenSwift [applied|burst|hop|push COUNT]\n".utf8))
      exit(2)
    }
    let status = try application.run {
      let screen = HomeScreen()
      Task {
        try await Task.sleep(for: .milliseconds(500))
        print(await measurement.run(on: screen, count: count))
        application.quit()
      }
    }
    exit(status)
  }
}

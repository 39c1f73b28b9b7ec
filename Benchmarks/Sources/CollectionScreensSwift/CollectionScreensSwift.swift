import FrameProbe
import GtkBridge

/// A screen whose size can be chosen, and what is measured on it.
protocol CollectionScreen {
  init(count: Int)
  var controller: UIViewController { get }
  /// Prints what was measured, in nanoseconds, and ends the program.
  func measure(_ measurement: String)
}

/// Long lists, many fields and deep trees as a user of the library would write them.
///
///     CollectionScreensSwift SCREEN COUNT                 shows the screen
///     CollectionScreensSwift SCREEN COUNT MEASUREMENT     prints what was measured, in nanoseconds, and ends
///
/// SCREEN is list, store, field-rows, fields or tree.
@main
enum CollectionScreensSwift {
  private static let application = Application(id: "io.github.gtkbridge.CollectionScreensSwift")
  private static var window: UIWindow?

  static func main() throws {
    let arguments = CommandLine.arguments
    let screens: [String: any CollectionScreen.Type] = [
      "list": ListScreen.self, "store": StoreScreen.self, "field-rows": FieldRowsScreen.self,
      "fields": FieldsScreen.self, "tree": TreeScreen.self,
    ]
    guard arguments.count >= 3, let type = screens[arguments[1]], let count = Int(arguments[2]), count > 0 else {
      FileHandle.standardError.write(
        Data("usage: CollectionScreensSwift SCREEN COUNT [MEASUREMENT]\n".utf8))
      exit(2)
    }
    let status = try application.run {
      let screen = type.init(count: count)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 560))
      screen.controller.title = "Collections"
      window.rootViewController = screen.controller
      window.makeKeyAndVisible()
      self.window = window
      guard arguments.count > 3 else { return }
      Task {
        try await Task.sleep(for: .milliseconds(500))
        screen.measure(arguments[3])
      }
    }
    exit(status)
  }

  static func printResult(_ nanoseconds: Double) { print(nanoseconds) }

  static func finish() { application.quit() }
}

/// Measures each of some changes with the frame that shows it, in turn.
enum ChangeMeasurement {
  private static var waiting: [() -> Void] = []
  private static var count = 0

  static func run(_ changes: [() -> Void], count: Int) {
    waiting = changes
    self.count = count
    next()
  }

  private static func next() {
    frame_probe_measure_changes(
      Int32(count), { _ in MainActor.assumeIsolated { ChangeMeasurement.waiting[0]() } },
      { nanoseconds in
        MainActor.assumeIsolated {
          CollectionScreensSwift.printResult(nanoseconds)
          ChangeMeasurement.waiting.removeFirst()
          if ChangeMeasurement.waiting.isEmpty { CollectionScreensSwift.finish() } else { ChangeMeasurement.next() }
        }
      })
  }
}

import FrameProbe
import GtkBridge
import UIKit

/// A long table as a user of UIKit would write it. A program of its own, for UIKit's module costs every program memory.
///
///     TableScreenSwift table COUNT             shows the table
///     TableScreenSwift table COUNT update      prints what changes cost, in nanoseconds, and ends
@main
enum TableScreenSwift {
  private static let application = Application(id: "io.github.gtkbridge.TableScreenSwift")
  private static var window: UIWindow?

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3, arguments[1] == "table", let count = Int(arguments[2]), count > 0 else {
      FileHandle.standardError.write(Data("usage: TableScreenSwift table COUNT [update]\n".utf8))
      exit(2)
    }
    let status = try application.run {
      let screen = TableScreen(count: count)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 560))
      screen.title = "Collections"
      window.rootViewController = screen
      window.makeKeyAndVisible()
      self.window = window
      guard arguments.count > 3 else { return }
      Task {
        try await Task.sleep(for: .milliseconds(500))
        Changes.run([screen.changeOne, screen.append, screen.moveFirstToLast, screen.deleteFromMiddle])
      }
    }
    exit(status)
  }

  static func finish() { application.quit() }
}

/// Measures each of some changes with the frame that shows it, in turn.
enum Changes {
  private static var waiting: [() -> Void] = []

  static func run(_ changes: [() -> Void]) {
    waiting = changes
    next()
  }

  private static func next() {
    frame_probe_measure_changes(
      40, { _ in MainActor.assumeIsolated { Changes.waiting[0]() } },
      { nanoseconds in
        MainActor.assumeIsolated {
          print(nanoseconds)
          Changes.waiting.removeFirst()
          if Changes.waiting.isEmpty { TableScreenSwift.finish() } else { Changes.next() }
        }
      })
  }
}

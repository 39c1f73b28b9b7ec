import Foundation

@testable import GtkBridge

/// The keyboard of the display.
@MainActor
enum Keyboard {
  /// Presses and releases keys (`"Left"`, `"ctrl+s"`). Their events arrive later.
  static func press(_ keys: String...) throws {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tool.arguments = ["xdotool", "key"] + keys
    try tool.run()
    tool.waitUntilExit()
  }
}

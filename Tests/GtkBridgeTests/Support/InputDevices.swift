import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import GtkBridge

/// The keyboard and the pointer of the display. Their events arrive later.
@MainActor
enum InputDevices {
  /// Presses and releases keys (`"Left"`, `"ctrl+s"`).
  static func press(_ keys: String...) throws { try press(keys) }

  static func press(_ keys: [String]) throws { try Pointer.send(["key"] + keys) }

  /// Presses a key and keeps it down. The keyboard repeats it until ``release(_:)``.
  static func hold(_ key: String) throws { try Pointer.send(["keydown", key]) }

  /// Releases a key.
  static func release(_ key: String) throws { try Pointer.send(["keyup", key]) }

  /// Clicks a place in the window with the keyboard focus. The pointer stays there until ``rest()``.
  static func click(atX x: Double, y: Double, button: Int = 1) throws {
    let place = try place(x, y)
    try Pointer.send(place + ["click", "\(button)"])
  }

  /// Moves the pointer to a place in the window with the keyboard focus.
  static func point(atX x: Double, y: Double) throws {
    let place = try place(x, y)
    try Pointer.send(place)
  }

  /// Turns the wheel down by some notches, or up by a negative number, at a place in the window with the keyboard focus,
  /// holding a key (`"shift"`).
  static func turnWheel(_ notches: Int, atX x: Int, y: Int, holding key: String? = nil) throws {
    let place = try place(Double(x), Double(y))
    var steps = place
    if let key { steps += ["keydown", key] }
    steps += ["click", "--repeat", "\(abs(notches))", notches < 0 ? "4" : "5"]
    if let key { steps += ["keyup", key] }
    try Pointer.send(steps)
    try rest()
  }

  /// Turns a wheel sideways by some notches at a place in the window with the keyboard focus.
  static func turnWheelSideways(_ notches: Int, toRight: Bool, atX x: Double, y: Double) throws {
    let steps = try place(x, y)
    try Pointer.send(steps + ["click", "--repeat", "\(notches)", toRight ? "7" : "6"])
  }

  /// Double-clicks at the place of the pointer.
  static func clickTwice() throws { try Pointer.send(["click", "--repeat", "2", "--delay", "20", "1"]) }

  /// Presses the primary button at the place of the pointer, and keeps it down.
  static func pressButton() throws { try Pointer.send(["mousedown", "1"]) }

  /// Releases the primary button.
  static func releaseButton() throws { try Pointer.send(["mouseup", "1"]) }

  /// Moves the pointer into a corner of the display, because GTK keeps a tooltip window for a hovered window.
  static func rest() throws { try Pointer.send(["mousemove", "9999", "9999"]) }

  /// Returns the commands that move the pointer to a place in the focused window.
  private static func place(_ x: Double, _ y: Double) throws -> [String] {
    Pointer.place(CGPoint(x: x, y: y), in: try #require(Gtk.shownWindows.first { $0.isActive }))
  }
}

/// A view in a separate window, for clicks at its texts.
@MainActor
final class ClickedScreen {
  private let host: ViewHost

  init<Content: View>(width: Double = 400, height: Double = 400, @ViewBuilder _ content: () -> Content) async throws {
    host = try ViewHost(size: CGSize(width: width, height: height), content: content)
    #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
  }

  isolated deinit { try? InputDevices.rest() }

  func close() { host.close() }

  func nextFrame() async { await host.nextFrame() }

  var window: Gtk.Widget {
    get throws { try #require(Gtk.shownWindows.first) }
  }

  /// Clicks a text, or a place at a distance from its middle.
  func click(_ text: String, right: Double = 0, down: Double = 0, button: Int = 1) throws {
    let place = try middle(of: text)
    try InputDevices.click(atX: place.x + right, y: place.y + down, button: button)
  }

  /// Moves the pointer to a text, or to a place at a distance from its middle.
  func point(at text: String, right: Double = 0, down: Double = 0) throws {
    let place = try middle(of: text)
    try InputDevices.point(atX: place.x + right, y: place.y + down)
  }

  func turnWheel(_ notches: Int, at text: String, right: Double = 0, down: Double = 0) throws {
    let place = try middle(of: text)
    try InputDevices.turnWheel(notches, atX: Int(place.x + right), y: Int(place.y + down))
  }

  /// Turns a wheel sideways above a text. A turn to the right moves the content to the left.
  func turnWheelSideways(_ notches: Int = 1, toRight: Bool, at text: String) throws {
    let place = try middle(of: text)
    try InputDevices.turnWheelSideways(notches, toRight: toRight, atX: place.x, y: place.y)
  }

  /// The text of the view with the keyboard focus.
  var focusedText: String? {
    (try? window)?.focusedDescendant.flatMap { $0.labelText ?? $0.labelTexts.first }
  }

  /// Presses a key, and waits until the focus is on a text in sight.
  func press(_ key: String, to text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try InputDevices.press(key)
    let window = try window
    #expect(
      await MainLoop.wait { focusedText == text && window.focusedDescendant?.isMapped == true },
      "\(key) leads to \(focusedText ?? "nothing")", sourceLocation: sourceLocation)
  }

  /// Presses a key, and waits until the window shows a text.
  func press(_ key: String, for text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try InputDevices.press(key)
    let window = try window
    #expect(
      await MainLoop.wait { window.label(text) != nil }, "\(key) does not lead to \(text)",
      sourceLocation: sourceLocation)
  }

  /// Whether a text is in sight.
  func shows(_ text: String) -> Bool {
    Gtk.shownWindows.first?.all.contains { $0.labelText == text && $0.isMapped } == true
  }

  func bounds(of text: String) throws -> Bounds {
    let window = try window
    let label = window.all.first { $0.labelText == text && $0.isMapped }
    return try #require(label, "no text \"\(text)\"").bounds(in: window)
  }

  func middle(of text: String) throws -> CGPoint {
    let bounds = try bounds(of: text)
    return CGPoint(x: Double(bounds.x) + Double(bounds.width) / 2, y: Double(bounds.y) + Double(bounds.height) / 2)
  }
}

import GtkObjects
import SwiftUI
import Testing

/// Every test that touches a widget. They share one display and one main loop, so they never run side by side.
@Suite(.serialized, .needsDisplay) @MainActor
enum SwiftUITests {}

/// Connects to the display before the first test.
struct NeedsDisplay: SuiteTrait {
  @MainActor private static let isOpen = Gtk.Application.openDisplay()

  func prepare(for test: Test) async throws {
    let isOpen = await Self.isOpen
    try #require(isOpen, "These tests need a display: run them under xvfb-run.")
  }
}

extension Trait where Self == NeedsDisplay {
  static var needsDisplay: NeedsDisplay { NeedsDisplay() }
}

/// Something that a test counts.
@MainActor
final class Count {
  var value = 0
}

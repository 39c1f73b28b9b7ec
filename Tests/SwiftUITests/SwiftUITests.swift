import Testing
import WidgetTesting

/// Every test that touches a widget. They share one display and one main loop, so they never run side by side.
@Suite(.serialized, .needsDisplay) @MainActor
enum SwiftUITests {}

/// A number that a test counts.
@MainActor
final class Count {
  var value = 0

  func note() { value += 1 }
}

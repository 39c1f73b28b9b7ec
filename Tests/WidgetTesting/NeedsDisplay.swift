internal import GtkObjects
package import Testing

/// A trait of suites whose tests touch widgets.
///
/// It connects to the display before the first test. Suites of several test targets share one display and one main
/// loop, so the trait runs them one after the other.
package struct NeedsDisplay: SuiteTrait, TestScoping {
  @MainActor private static let isOpen = Gtk.Application.openDisplay()

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let isOpen = await Self.isOpen
    try #require(isOpen, "These tests need a display: run them under xvfb-run.")
    await DisplayTurn.begin()
    do {
      try await function()
    } catch {
      await DisplayTurn.end()
      throw error
    }
    await DisplayTurn.end()
  }
}

extension Trait where Self == NeedsDisplay {
  /// The suite's tests touch widgets.
  package static var needsDisplay: NeedsDisplay { NeedsDisplay() }
}

/// The turns of the suites at the display.
@MainActor
private enum DisplayTurn {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until no other suite uses the display.
  static func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Passes the display on to the suite that has waited longest, without the windows that its tests have left open.
  static func end() {
    for window in Gtk.shownWindows { window.destroy() }
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}

import Testing
import WidgetTesting

/// The suites of UIKit's views, which share one display and one main loop.
@Suite(.serialized, .needsDisplay) @MainActor
enum UIKitTests {}

/// The non-visual part of UIKit: containment, navigation stacks, presentation, windows and appearance events.
///
/// The module is isolated to the main actor. It needs neither a toolkit nor a display, so routers and coordinators can
/// be tested headless. GtkBridge realises each ``NativeView`` as a widget. It reports toolkit events (shown, painted,
/// hidden, closed) and user requests (go back, dismiss, select a tab). To do so, it implements ``WindowHost``,
/// ``TransitionHost`` and ``NativeViewBacking``.
@_exported import Foundation

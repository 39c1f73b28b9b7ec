/// What UIKit knows without pixels: who contains whom, what is on the stack, what is presented in which window, and which
/// appearance event comes next.
///
/// The module is plain logic on the main actor. It needs no toolkit and no display, so that routers and coordinators
/// are tested headless. GtkBridge drives the same objects from real widgets: it realises each ``NativeView`` as a
/// widget and reports back what the toolkit did (shown, painted, hidden, closed) and what the user asked for (went back,
/// dismissed, chose a tab). ``WindowHost``, ``TransitionHost`` and ``NativeViewRealization`` are all it has to fill in.
@_exported import Foundation

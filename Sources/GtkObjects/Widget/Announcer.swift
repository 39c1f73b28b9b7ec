import CGtk
import Foundation

extension Gtk {
  /// Has assistive technology read out messages about a window.
  @MainActor
  package final class Announcer {
    private let window: Widget
    private var message: String?
    /// The focused widget whose description is the message, for a GTK without a function for announcements.
    private var described: WeakReference?

    package init(for window: Widget) {
      self.window = window
      guard Self.announceFunction == nil else { return }
      window.connect("notify::focus-widget") { [weak self] in self?.focusDidMove() }
    }

    /// Has a message read out once.
    ///
    /// GTK has a function for that from 4.14 on. With an older one, the message is the description of the focused widget
    /// until ``forget()``: of the changes that such a GTK reports, a screen reader speaks this one. A widget that has a
    /// description keeps it.
    package func announce(_ message: String) {
      if let announce = Self.announceFunction {
        // GTK's default priority: the message waits until the current one has been read.
        let mediumPriority: CInt = 1
        return announce(window.opaque, message, mediumPriority)
      }
      forget()
      self.message = message
      describeFocus()
    }

    /// Ends the description that stands for the last message.
    package func forget() {
      message = nil
      described?.widget?.setAccessible(.description, to: nil)
      described = nil
    }

    /// Describes the next focused widget where the one with the message has gone, as the button has that ended a dialog.
    private func focusDidMove() {
      if described?.widget?.isMapped != true { describeFocus() }
    }

    private func describeFocus() {
      guard let message, let focus = window.focusInWindow else { return }
      // The entry around the text stands for both.
      let widget = focus.typeName == "GtkText" ? focus.parent ?? focus : focus
      guard widget.accessible(.description) == nil else { return }
      widget.setAccessible(.description, to: message)
      described = WeakReference(widget)
    }

    private typealias AnnounceFunction = @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> Void

    /// GTK's function, found at run time: a program that was built with an older GTK uses it, too.
    // The cast is safe, because GTK declares the function of that name with these types.
    private static let announceFunction =
      dlsym(nil, "gtk_accessible_announce").map { unsafeBitCast($0, to: AnnounceFunction.self) }
  }
}

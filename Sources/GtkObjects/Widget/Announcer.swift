import CGtk
import Foundation

extension Gtk {
  /// Makes assistive technology read out messages about a window.
  @MainActor
  package final class Announcer {
    private let window: Widget
    /// The messages of the next description.
    private var messages: [String] = []
    private var speaking: Task<Void, Never>?
    /// The focused widget and its description, the last messages, for a GTK without an announcement function.
    private var described: (widget: WeakReference, text: String)?

    /// The time in which a new screen gets the focus, and a screen reader speaks of it.
    private static let delay = Duration.milliseconds(200)

    package init(for window: Widget) {
      self.window = window
    }

    /// Makes assistive technology read out a message once.
    ///
    /// GTK has a function for this from 4.14 on. In an older version, the message becomes the description of the
    /// focused widget after a short time, until ``forget()``: a screen reader speaks changes of the description. A
    /// widget that has a description keeps it.
    package func announce(_ message: String) {
      if let announce = Self.announceFunction {
        // GTK's default priority: the message waits until the current one has been read.
        let mediumPriority: CInt = 1
        return announce(window.opaque, message, mediumPriority)
      }
      if !messages.contains(message) { messages.append(message) }
      speaking?.cancel()
      speaking = Task { [weak self] in
        try? await Task.sleep(for: Self.delay)
        if !Task.isCancelled { self?.describeFocus() }
      }
    }

    /// Removes the description that contains the last messages.
    package func forget() {
      defer { described = nil }
      // The program may have described the widget itself in the meantime.
      guard let described, let widget = described.widget.widget, widget.accessible(.description) == described.text
      else { return }
      widget.setAccessible(.description, to: nil)
      widget.describeByTooltip()
    }

    private func describeFocus() {
      let text = messages.joined(separator: " ")
      messages = []
      forget()
      guard let focus = window.focusInWindow else { return }
      // The entry around the text has the description.
      let widget = focus.typeName == "GtkText" ? focus.parent ?? focus : focus
      guard widget.accessible(.description) == nil else { return }
      widget.setAccessible(.description, to: text)
      described = (WeakReference(widget), text)
    }

    private typealias AnnounceFunction = @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> Void

    /// GTK's function, found at run time: a program that was built with an older GTK uses it, too.
    // The cast is safe, because GTK declares the function of that name with these types.
    private static let announceFunction =
      dlsym(nil, "gtk_accessible_announce").map { unsafeBitCast($0, to: AnnounceFunction.self) }
  }
}

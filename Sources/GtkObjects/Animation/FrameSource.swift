import Foundation

/// A source of frames for an ``AnimationClock``.
@MainActor
package protocol FrameSource: AnyObject {
  /// Indicates whether frames are visible and the user allows animations.
  var showsMotion: Bool { get }

  /// Calls `callback` with the time of each frame, in seconds, until it returns `false`.
  func onFrames(_ callback: @escaping @MainActor (Double) -> Bool)

  /// Calls `callback` once, when frames become visible again.
  func onShow(_ callback: @escaping @MainActor () -> Void)

  /// Indicates whether frames are visible.
  var isShown: Bool { get }

  /// The current date.
  var now: Date { get }

  /// Calls `callback` once, after some seconds. Returns a closure that cancels this.
  func after(_ seconds: Double, _ callback: @escaping @MainActor () -> Void) -> () -> Void
}

/// The frames of the window that shows a widget.
@MainActor
package final class WidgetFrames: FrameSource {
  private weak var widget: Gtk.Widget?

  package init(of widget: Gtk.Widget) {
    self.widget = widget
  }

  package var showsMotion: Bool { widget?.isMapped == true && Gtk.DesktopSettings.animationsAreEnabled }

  package func onFrames(_ callback: @escaping @MainActor (Double) -> Bool) {
    widget?.onFrames(callback)
  }

  package func onShow(_ callback: @escaping @MainActor () -> Void) {
    var shown: Gtk.SignalHandler?
    shown = widget?.connect("map") {
      shown?.disconnect()
      shown = nil
      callback()
    }
  }

  package var isShown: Bool { widget?.isMapped == true }

  package var now: Date { Date() }

  package func after(_ seconds: Double, _ callback: @escaping @MainActor () -> Void) -> () -> Void {
    let task = Task { @MainActor in
      do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
      callback()
    }
    return { task.cancel() }
  }
}

@testable import GtkBridge

/// Frames whose time a test decides.
@MainActor
final class ManualFrames: FrameSource {
  var showsMotion = true
  private(set) var time = 100.0
  private var callback: ((Double) -> Bool)?
  private var shown: (() -> Void)?

  /// Whether anybody waits for a frame.
  var isWanted: Bool { callback != nil }

  func onFrames(_ callback: @escaping @MainActor (Double) -> Bool) { self.callback = callback }

  func onShow(_ callback: @escaping @MainActor () -> Void) { shown = callback }

  /// Paints the frame that comes some seconds after the one before.
  func advance(by seconds: Double) {
    time += seconds
    let callback = callback
    self.callback = nil
    if let callback, callback(time) { self.callback = callback }
  }

  /// Lets frames be seen again.
  func show() {
    showsMotion = true
    shown?()
    shown = nil
  }
}

extension TestScreen {
  var graph: ViewGraph? { (controller.view as? HostingView<Content>)?.graph }

  /// Lets the test decide about the frames of animations; the window, if any, has its own.
  func useManualFrames() -> ManualFrames {
    let frames = ManualFrames()
    graph?.animations.frames = frames
    return frames
  }
}

/// Runs the tasks of the main actor that are waiting already.
@MainActor
func runJobs() {
  var isReached = false
  Task { isReached = true }
  _ = MainLoop.pump { isReached }
}

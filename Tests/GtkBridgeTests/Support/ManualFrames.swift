import Foundation
import GtkObjects

@testable import GtkBridge

/// Frames whose times the test determines.
@MainActor
final class ManualFrames: FrameSource {
  var showsMotion = true
  private(set) var time = 100.0
  private var callbacks: [(Double) -> Bool] = []
  private var shown: [() -> Void] = []
  private var timers: [Int: (time: Double, callback: () -> Void)] = [:]
  private var timersMade = 0

  /// Whether anybody waits for a frame.
  var isWanted: Bool { !callbacks.isEmpty }

  /// Whether anybody waits for a time.
  var isAwaited: Bool { !timers.isEmpty }

  var isShown: Bool { showsMotion }

  var now: Date { Date(timeIntervalSinceReferenceDate: time) }

  func onFrames(_ callback: @escaping @MainActor (Double) -> Bool) { callbacks.append(callback) }

  func onShow(_ callback: @escaping @MainActor () -> Void) { shown.append(callback) }

  func after(_ seconds: Double, _ callback: @escaping @MainActor () -> Void) -> () -> Void {
    timersMade += 1
    let number = timersMade
    timers[number] = (time + seconds, callback)
    return { self.timers[number] = nil }
  }

  /// Paints the frame that follows the previous one after some seconds.
  func advance(by seconds: Double) {
    time += seconds
    let due = timers.filter { $0.value.time <= time }
    for (number, timer) in due {
      timers[number] = nil
      timer.callback()
    }
    let callbacks = callbacks
    self.callbacks = []
    let wanted = callbacks.filter { $0(time) }
    self.callbacks = wanted + self.callbacks
  }

  /// Makes frames visible again.
  func show() {
    showsMotion = true
    let shown = shown
    self.shown = []
    for callback in shown { callback() }
  }
}

extension TestScreen {
  var graph: ViewGraph? { (controller.view as? HostingView<Content>)?.graph }

  /// Gives the test control of the frames of animations; the window, if any, has its own.
  func useManualFrames() -> ManualFrames {
    let frames = ManualFrames()
    graph?.animations.frames = frames
    return frames
  }
}

/// Runs the pending tasks of the main actor.
@MainActor
func runJobs() {
  var isReached = false
  Task { isReached = true }
  _ = MainLoop.pump { isReached }
}

import CGtk
import Foundation
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Views that change by themselves.
  @Suite @MainActor struct TimedViewTests {
    private func opacity<Content: View>(_ screen: TestScreen<Content>) throws -> Double {
      try #require(screen.root.label("a")).opacity
    }

    private func isClose(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 0.01 }

    private struct Phases: View {
      var trigger = 0
      var repeats = false
      var body: some View {
        if repeats {
          PhaseAnimator([1.0, 0.0], content: { Text("a").opacity($0) }, animation: { _ in .linear(duration: 1) })
        } else {
          Text("a").phaseAnimator(
            [1.0, 0.0, 0.5], trigger: trigger, content: { $0.opacity($1) },
            animation: { $0 == 0.5 ? nil : .linear(duration: 1) })
        }
      }
    }

    @Test func phasesFollowATrigger() throws {
      let screen = TestScreen { Phases() }
      let frames = screen.useManualFrames()
      #expect(!frames.isWanted)
      screen.controller.rootView = Phases(trigger: 1)
      frames.advance(by: 0)
      frames.advance(by: 0)
      frames.advance(by: 0.25)
      #expect(isClose(try opacity(screen), 0.75))
      frames.advance(by: 0.75)
      #expect(isClose(try opacity(screen), 0.5), "the third phase is there at once")
      frames.advance(by: 0.02)
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(isClose(try opacity(screen), 0.75), "it goes back to the first phase")
      for _ in 0..<3 { frames.advance(by: 1) }
      #expect(try opacity(screen) == 1)
      #expect(!frames.isWanted)
    }

    @Test func phasesRepeatWhileTheyAreSeen() throws {
      let screen = TestScreen { Phases(repeats: true) }
      let frames = screen.useManualFrames()
      #expect(frames.isWanted)
      frames.advance(by: 0)
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(isClose(try opacity(screen), 0.5))
      frames.advance(by: 0.49)
      frames.advance(by: 0.02)
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(isClose(try opacity(screen), 0.5))
      frames.showsMotion = false
      frames.advance(by: 0.1)
      #expect(!frames.isWanted)
      frames.show()
      #expect(frames.isWanted)
    }

    private struct Keys: View {
      var trigger = 0
      var body: some View {
        Text("a").keyframeAnimator(
          initialValue: 1.0, trigger: trigger, content: { $0.opacity($1) },
          keyframes: { _ in
            LinearKeyframe(0, duration: 1)
            LinearKeyframe(0.5, duration: 1)
          })
      }
    }

    @Test func keyframesFollowATrigger() throws {
      let screen = TestScreen { Keys() }
      let frames = screen.useManualFrames()
      #expect(try opacity(screen) == 1)
      screen.controller.rootView = Keys(trigger: 1)
      frames.advance(by: 0)
      frames.advance(by: 0.25)
      #expect(isClose(try opacity(screen), 0.75))
      frames.advance(by: 1.25)
      #expect(isClose(try opacity(screen), 0.25))
      frames.advance(by: 1)
      #expect(isClose(try opacity(screen), 0.5))
      #expect(!frames.isWanted)
    }

    @Test func keyframesRepeat() throws {
      let screen = TestScreen {
        KeyframeAnimator(
          initialValue: 1.0, content: { Text("a").opacity($0) }, keyframes: { _ in LinearKeyframe(0, duration: 1) })
      }
      let frames = screen.useManualFrames()
      frames.advance(by: 0)
      frames.advance(by: 0.25)
      #expect(isClose(try opacity(screen), 0.75))
      frames.advance(by: 2)
      #expect(isClose(try opacity(screen), 0.75))
      #expect(frames.isWanted)
    }

    @Test func reducedMotionStaysAtTheFirstPhase() throws {
      Gtk.DesktopSettings.animationsAreEnabled = false
      defer { Gtk.DesktopSettings.animationsAreEnabled = true }
      let screen = TestScreen { Phases(repeats: true) }
      screen.layOut()
      #expect(try opacity(screen) == 1)
      #expect(screen.graph?.animations.isAnimating == false)
    }

    private struct Dates<Schedule: TimelineSchedule>: View {
      let schedule: Schedule
      var isShown = true
      /// A new number causes an update of equal views.
      var number = 0
      var body: some View {
        if isShown { TimelineView(schedule) { Text("\($0.date.timeIntervalSinceReferenceDate)") } }
      }
    }

    private func show<Schedule: TimelineSchedule>(_ schedule: Schedule) -> (TestScreen<Dates<Schedule>>, ManualFrames) {
      let screen = TestScreen { Dates(schedule: schedule, isShown: false) }
      let frames = screen.useManualFrames()
      screen.controller.rootView = Dates(schedule: schedule)
      screen.flush()
      return (screen, frames)
    }

    @Test func timelineIsReadAtItsDates() {
      let (screen, frames) = show(.periodic(from: Date(timeIntervalSinceReferenceDate: 98), by: 5))
      #expect(screen.texts == ["98.0"])
      frames.advance(by: 2)
      #expect(screen.texts == ["98.0"])
      frames.advance(by: 1.5)
      #expect(screen.texts == ["103.0"])
      frames.showsMotion = false
      frames.advance(by: 20)
      #expect(screen.texts == ["103.0"])
      #expect(!frames.isAwaited, "a hidden window does not wake up")
      frames.show()
      #expect(screen.texts == ["123.0"])
      #expect(frames.isAwaited)
    }

    @Test func timelineOfFramesIsReadInEachFrame() {
      let (screen, frames) = show(.animation(minimumInterval: 1))
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(screen.texts == ["100.0"])
      frames.advance(by: 0.5)
      #expect(screen.texts == ["101.0"])
      screen.controller.rootView = Dates(schedule: .animation(minimumInterval: 1, paused: true))
      frames.advance(by: 1)
      #expect(!frames.isWanted)
    }

    @Test func aTimelineKeepsItsDateUntilTheInterval() {
      let (screen, frames) = show(.animation(minimumInterval: 1))
      frames.advance(by: 0.25)
      #expect(screen.texts == ["100.0"], "the first frame shows the date of the start")
    }

    @Test func aPausedTimelineKeepsItsDate() {
      let (screen, frames) = show(.animation(minimumInterval: 1))
      frames.advance(by: 0)
      frames.advance(by: 1)
      for number in 0..<3 {
        screen.controller.rootView = Dates(schedule: .animation(minimumInterval: 1, paused: true), number: number)
        frames.advance(by: 1)
        #expect(screen.texts == ["101.0"])
      }
      screen.controller.rootView = Dates(schedule: .animation(minimumInterval: 1))
      frames.advance(by: 0.5)
      #expect(screen.texts == ["104.5"], "it goes on with the next frame")
    }

    @Test func timelineEndsWithItsView() {
      let (screen, frames) = show(.everyMinute)
      #expect(frames.isAwaited)
      screen.controller.rootView = Dates(schedule: .everyMinute, isShown: false)
      screen.flush()
      #expect(!frames.isAwaited)
    }

    @Test func repeatingViewsAreReleased() throws {
      let reference: Gtk.WeakReference
      do {
        let screen = TestScreen { Phases(repeats: true) }
        let frames = screen.useManualFrames()
        frames.advance(by: 0)
        reference = Gtk.WeakReference(try #require(screen.root.label("a")))
      }
      #expect(!reference.isAlive)
    }

    /// Frames precede pending work of the main loop, such as messages for assistive technology.
    @Test func slowFramesLeaveTimeForWhatWaits() throws {
      let screen = try PresentingScreen { Text("a") }
      defer { screen.close() }
      var frames = 0
      screen.root.onFrames { _ in
        frames += 1
        usleep(40_000)
        return frames < 30
      }
      try #require(MainLoop.pump { frames == 1 })
      let waiting: @convention(c) (gpointer?) -> gboolean = { data in
        data?.assumingMemoryBound(to: Bool.self).pointee = true
        return 0
      }
      let hasRun = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
      defer { hasRun.deallocate() }
      hasRun.pointee = false
      g_idle_add(waiting, hasRun)
      try #require(MainLoop.pump { hasRun.pointee })
      #expect(frames < 10)
      try #require(MainLoop.pump { frames == 30 })
    }
  }
}

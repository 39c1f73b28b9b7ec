import Foundation
import Testing

@testable import Graphics

/// The positions of keyframes and schedules at each time.
@Suite @MainActor struct KeyframeTests {
  private struct Look {
    var scale = 1.0
    var angle = Angle.degrees(0)
  }

  private func isClose(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 0.001 }

  @Test func tracksRunSideBySide() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        LinearKeyframe(1, duration: 1)
      }
      KeyframeTrack(\.angle) {
        MoveKeyframe(.degrees(90))
        LinearKeyframe(.degrees(0), duration: 4, timingCurve: .easeInOut)
      }
    }
    #expect(timeline.duration == 4)
    #expect(isClose(timeline.value(time: 0.5).scale, 1.5))
    #expect(isClose(timeline.value(time: 1.25).scale, 1.75))
    #expect(isClose(timeline.value(time: 3).scale, 1))
    #expect(isClose(timeline.value(time: 0).angle.degrees, 90))
    #expect(isClose(timeline.value(progress: 0.5).angle.degrees, 45))
    #expect(isClose(timeline.value(time: 9).angle.degrees, 0))
  }

  @Test func wholeValueHasKeyframes() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
    #expect(isClose(timeline.value(time: 1.5), 5))
  }

  @Test func cubicKeyframesPassSmoothly() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    #expect(isClose(timeline.value(time: 1), 10))
    let before = timeline.value(time: 1) - timeline.value(time: 0.999)
    let after = timeline.value(time: 1.001) - timeline.value(time: 1)
    #expect(isClose(before, 0.01) && isClose(after, 0.01), "the velocity is that from 0 to 20 in 2 seconds")
    #expect(timeline.value(time: 0.01) < 0.01, "it starts and ends at rest")
    #expect(timeline.value(time: 1.99) > 19.99)
    let thrown = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0, duration: 1, startVelocity: 10, endVelocity: -10)
    }
    #expect(isClose(thrown.value(time: 0.5), 2.5))
  }

  @Test func springKeyframeIsASpring() {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    let timeline = KeyframeTimeline(initialValue: 5.0) { SpringKeyframe(15, spring: spring) }
    #expect(isClose(timeline.value(time: 0.2), 5 + spring.value(target: 10, time: 0.2)))
    #expect(abs(timeline.value(time: timeline.duration) - 15) < 0.05)
    let cut = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.1, spring: spring)
      LinearKeyframe(0, duration: 1)
    }
    #expect(isClose(cut.value(time: 0.1), spring.value(target: 10, time: 0.1)))
    #expect(isClose(cut.value(time: 1.1), 0))
  }

  @Test func nothingHappensWithoutKeyframes() {
    let timeline = KeyframeTimeline(initialValue: 3.0) { KeyframeTrack { for _ in 0..<0 { MoveKeyframe(1) } } }
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == 3)
  }

  private func seconds<Schedule: TimelineSchedule>(_ schedule: Schedule, from start: Double) -> [Double] {
    schedule.entries(from: Date(timeIntervalSinceReferenceDate: start), mode: .normal).prefix(3)
      .map(\.timeIntervalSinceReferenceDate)
  }

  @Test func schedulesHaveDates() {
    #expect(seconds(.everyMinute, from: 125) == [120, 180, 240])
    let start = Date(timeIntervalSinceReferenceDate: 7)
    #expect(seconds(.periodic(from: start, by: 5), from: 20) == [17, 22, 27])
    #expect(seconds(.periodic(from: start, by: 5), from: 0) == [7, 12, 17])
    #expect(seconds(.explicit([start]), from: 20) == [7])
    #expect(seconds(.animation, from: 20) == [20])
    #expect(AnimationTimelineSchedule(minimumInterval: 2)._frameInterval == 2)
    #expect(AnimationTimelineSchedule(paused: true)._frameInterval == nil)
  }
}

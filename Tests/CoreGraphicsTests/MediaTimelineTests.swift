import QuartzCore
import Testing

/// The position of an animation at a time.
@Suite struct MediaTimelineTests {
  private func timeline(_ change: (inout MediaTimeline) -> Void) -> MediaTimeline {
    var timeline = MediaTimeline()
    timeline.duration = 2
    change(&timeline)
    return timeline
  }

  private func progress(_ timeline: MediaTimeline, _ time: Double) -> Double? {
    timeline.place(at: time).map { ($0.progress * 1000).rounded() / 1000 }
  }

  @Test func itIsShownBetweenItsBeginningAndItsEnd() {
    let plain = timeline { $0.beginTime = 10 }
    #expect(progress(plain, 9.9) == nil && progress(plain, 10) == 0 && progress(plain, 11) == 0.5)
    #expect(progress(plain, 12) == 1 && progress(plain, 12.1) == nil)
    #expect(plain.phase(at: 9) == .before && plain.phase(at: 11) == .active && plain.phase(at: 13) == .after)
  }

  @Test func whatIsFilledStays() {
    let both = timeline { ($0.beginTime, $0.fillMode) = (10, .both) }
    #expect(progress(both, 0) == 0 && progress(both, 99) == 1)
    let back = timeline { ($0.beginTime, $0.fillMode) = (10, .backwards) }
    #expect(progress(back, 0) == 0 && progress(back, 99) == nil)
    let forth = timeline { ($0.beginTime, $0.fillMode, $0.autoreverses) = (10, .forwards, true) }
    #expect(progress(forth, 0) == nil && progress(forth, 99) == 0)
  }

  @Test func turnsAreRepeated() {
    let three = timeline { $0.repeatCount = 2.5 }
    #expect(three.length == 5 && progress(three, 3) == 0.5 && three.place(at: 3)?.turn == 1)
    #expect(progress(three, 5) == 0.5 && progress(three, 5.1) == nil)
    let long = timeline { $0.repeatDuration = 7 }
    #expect(long.length == 7 && progress(long, 6.5) == 0.25)
    let endless = timeline { $0.repeatCount = .infinity }
    #expect(endless.length == .infinity && progress(endless, 2001) == 0.5 && endless.place(at: 2001)?.turn == 1000)
  }

  @Test func turnsGoBack() {
    let swing = timeline { ($0.autoreverses, $0.repeatCount) = (true, 2) }
    #expect(swing.length == 8)
    #expect([1, 2, 3, 4, 5, 8].map { progress(swing, $0) } == [0.5, 1, 0.5, 0, 0.5, 0])
    #expect(swing.place(at: 5)?.turn == 1)
  }

  @Test func timePassesFasterOrNotAtAll() {
    let fast = timeline { ($0.speed, $0.beginTime) = (4, 1) }
    #expect(fast.length == 0.5 && progress(fast, 1.25) == 0.5)
    let held = timeline { ($0.speed, $0.timeOffset) = (0, 0.5) }
    #expect(held.length == .infinity && progress(held, 99) == 0.25)
    let later = timeline { $0.timeOffset = 1 }
    #expect(progress(later, 0) == 0.5 && progress(later, 1.5) == 0.25)
    let back = timeline { $0.speed = -1 }
    #expect(progress(back, 0) == 1 && progress(back, 0.5) == 0.75)
  }

  @Test func nothingTakesNoTime() {
    let empty = timeline { $0.duration = 0 }
    #expect(progress(empty, 0) == 1 && progress(empty, 0.1) == nil)
  }
}

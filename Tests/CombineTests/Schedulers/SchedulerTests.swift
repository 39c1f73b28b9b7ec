import Combine
import Testing

@Suite struct TestSchedulerTests {
  @Test func runsByTimeThenByOrder() {
    let scheduler = TestScheduler()
    var log: [String] = []
    scheduler.schedule(after: scheduler.now.advanced(by: 2)) { log.append("later") }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) {
      log.append("sooner")
      scheduler.schedule { log.append("from inside") }
    }
    scheduler.schedule { log.append("first") }
    scheduler.schedule { log.append("second") }
    scheduler.advance(by: .milliseconds(1500))
    #expect(log == ["first", "second", "sooner", "from inside"])
    #expect(scheduler.now.nanoseconds == 1_500_000_000)
    scheduler.run()
    #expect(log.last == "later" && scheduler.pendingCount == 0)
  }

  @Test func repeatsUntilCancelled() {
    let scheduler = TestScheduler()
    var times: [Int] = []
    let token = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 2) {
      times.append(scheduler.now.nanoseconds / 1_000_000_000)
    }
    scheduler.advance(by: 6)
    token.cancel()
    scheduler.advance(by: 6)
    #expect(times == [1, 3, 5])
  }
}

@Suite struct SchedulerTimeTests {
  @Test func lengthsOfTimeConvert() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(1) == .milliseconds(1000) && Stride.milliseconds(1) == .microseconds(1000))
    #expect(
      Stride.seconds(1.5) == .milliseconds(1500) && Stride(.seconds(2)) == 2 && 0.25 as Stride == .milliseconds(250))
    #expect(Stride.seconds(.max).magnitude == .max && Stride.seconds(-.infinity).magnitude == .min)
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250) == 0.25)
    #expect(OperationQueue.SchedulerTimeType.Stride.nanoseconds(500) < .microseconds(1))
  }

  @Test func pointsInTimeMove() {
    let now = DispatchQueue.main.now
    #expect(now.distance(to: now.advanced(by: .seconds(3))) == .seconds(3))
    #expect(now.advanced(by: .seconds(3)).distance(to: now) == .seconds(-3))
    let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
    #expect(date.distance(to: date.advanced(by: 5)) == 5)
  }
}

@Suite struct QueueSchedulerTests {
  @Test func aQueueRunsClosuresInOrder() async {
    let queue = DispatchQueue(label: "test")
    let values = await withCheckedContinuation { (continuation: CheckedContinuation<[Int], Never>) in
      let collected = Collected()
      for value in 0..<100 { queue.schedule { collected.values.append(value) } }
      queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) {
        continuation.resume(returning: collected.values)
      }
    }
    #expect(values == Array(0..<100))
  }

  @Test func aQueueRepeatsUntilCancelled() async {
    let queue = DispatchQueue(label: "test")
    await withCheckedContinuation { continuation in
      let collected = Collected()
      collected.token = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
        collected.values.append(1)
        guard collected.values.count == 3 else { return }
        collected.token?.cancel()
        queue.schedule(after: queue.now.advanced(by: .milliseconds(20))) {
          #expect(collected.values.count == 3)
          continuation.resume()
        }
      }
    }
  }

  @Test func anOperationQueueRunsClosures() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    await withCheckedContinuation { continuation in
      queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) {
        #expect(OperationQueue.current === queue)
        continuation.resume()
      }
    }
  }

  /// What closures on one serial queue collect.
  private final class Collected {
    var values: [Int] = []
    var token: (any Cancellable)?
  }
}

@Suite struct RunLoopSchedulerTests {
  /// Runs `body` on a thread of its own, which has a run loop of its own.
  private func onOwnThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      Thread {
        body()
        continuation.resume()
      }.start()
    }
  }

  @Test func runsClosuresInOrderAndLater() async {
    await onOwnThread {
      var log: [String] = []
      let loop = RunLoop.current
      // Late enough that a busy machine has run the others by then.
      loop.schedule(after: loop.now.advanced(by: .milliseconds(500))) { log.append("later") }
      for value in 0..<50 { loop.schedule { log.append("\(value)") } }
      let end = Date(timeIntervalSinceNow: 5)
      while log.count < 51, Date() < end { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
      // When that is on a busy machine nobody knows.
      #expect(log.filter { $0 != "later" } == (0..<50).map { "\($0)" })
      #expect(log.count == 51)
    }
  }

  @Test func repeatsUntilCancelled() async {
    await onOwnThread {
      var count = 0
      let loop = RunLoop.current
      let token = loop.schedule(after: loop.now, interval: .milliseconds(1)) { count += 1 }
      let end = Date(timeIntervalSinceNow: 5)
      while count < 3, Date() < end { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
      token.cancel()
      let counted = count
      _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      #expect(counted >= 3 && count == counted)
    }
  }

  @Test func wakesARunLoopThatWaitsOnAnotherThread() async {
    await onOwnThread {
      nonisolated(unsafe) let loop = RunLoop.current  // scheduling is what may be done from another thread
      let start = Date()
      var delay: TimeInterval?
      nonisolated(unsafe) let finish = { delay = Date().timeIntervalSince(start) }  // runs on this thread, in its loop
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { loop.schedule(finish) }
      // Without another timer the loop has nothing to wait for; a timer does not end the waiting, so the limit does.
      loop.schedule(after: loop.now.advanced(by: 30)) {}
      _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
      #expect(delay.map { $0 < 0.9 } == true)
    }
  }
}

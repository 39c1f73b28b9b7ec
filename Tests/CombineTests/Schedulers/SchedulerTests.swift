import Combine
import CombineTesting
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

  @Test func aQueuesLengthsAreNanoseconds() throws {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride(exactly: 2 as UInt64)?.magnitude == 2_000_000_000 && Stride(exactly: UInt64.max) == nil)
    let coded = try JSONEncoder().encode(Stride.milliseconds(2))
    #expect(String(decoding: coded, as: UTF8.self) == #"{"_nanoseconds":2000000}"#)
    #expect(try JSONDecoder().decode(Stride.self, from: coded) == .milliseconds(2))
  }

  @Test func aLengthThatIsTooLongIsAsLongAsPossible() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    let (longest, shortest) = (Stride.nanoseconds(.max), Stride.nanoseconds(.min))
    #expect(longest + 1 == longest && shortest - 1 == shortest && longest - -1 == longest && shortest + -1 == shortest)
    #expect(Stride.seconds(10) * .seconds(10) == longest && Stride.seconds(10) * .seconds(-10) == shortest)
    let now = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 10_000))
    #expect(now.advanced(by: longest).dispatchTime == .distantFuture)
    #expect(now.advanced(by: .nanoseconds(-20_000)).dispatchTime == DispatchTime(uptimeNanoseconds: 1))
    #expect(now.advanced(by: shortest).dispatchTime == DispatchTime(uptimeNanoseconds: 1))
    #expect(TestScheduler().now.advanced(by: longest).advanced(by: 1).nanoseconds == .max)
  }

  @Test func runLoopsAndOperationQueuesHaveTimesOfTheirOwn() throws {
    let isOne = RunLoop.SchedulerTimeType.self == OperationQueue.SchedulerTimeType.self
    #expect(!isOne)
    let date = Date(timeIntervalSinceReferenceDate: 1024.75)
    let (loop, queue) = (RunLoop.SchedulerTimeType(date), OperationQueue.SchedulerTimeType(date))
    for coded in try [JSONEncoder().encode(loop), JSONEncoder().encode(queue)] {
      #expect(String(decoding: coded, as: UTF8.self) == #"{"date":1024.75}"#)
    }
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
      // From the queue itself, so that the token exists when the first turn comes.
      queue.schedule {
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

  /// The values that closures on one serial queue collect.
  private final class Collected {
    var values: [Int] = []
    var token: (any Cancellable)?
  }
}

@Suite struct RunLoopSchedulerTests {
  /// Runs `body` on a separate thread with its own run loop.
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
      let end = Date(timeIntervalSinceNow: 120)
      while log.count < 51, Date() < end { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
      // On a busy machine, its time is unknown.
      #expect(log.filter { $0 != "later" } == (0..<50).map { "\($0)" })
      #expect(log.count == 51)
    }
  }

  @Test func repeatsUntilCancelled() async {
    await onOwnThread {
      var count = 0
      let loop = RunLoop.current
      let token = loop.schedule(after: loop.now, interval: .milliseconds(1)) { count += 1 }
      let end = Date(timeIntervalSinceNow: 120)
      while count < 3, Date() < end { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
      token.cancel()
      let counted = count
      _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      #expect(counted >= 3 && count == counted)
    }
  }

  @Test func wakesARunLoopThatWaitsOnAnotherThread() async {
    let hasWaitedForTimer = await withCheckedContinuation { done in
      Thread.detachNewThread {
        nonisolated(unsafe) let loop = RunLoop.current  // scheduling is what may be done from another thread
        var isTimerDue = false
        nonisolated(unsafe) let finish = { done.resume(returning: isTimerDue) }  // runs on this thread, in its loop
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { loop.schedule(finish) }
        // Without a timer the loop has nothing to wait for. It is due before `finish` only if nothing wakes the loop.
        loop.schedule(after: loop.now.advanced(by: 60)) { isTimerDue = true }
        _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 61))
      }
    }
    #expect(!hasWaitedForTimer)
  }
}

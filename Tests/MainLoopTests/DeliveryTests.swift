import Foundation
import GtkBridge
import Testing

/// Everything that Swift, Dispatch and Foundation deliver to the main thread arrives there while GLib's loop runs.
@Suite(.serialized) @MainActor
struct DeliveryTests {
  @Test func taskOnMainActorRunsOnMainThread() async {
    #expect(await Task { @MainActor in Thread.isMainThread }.value)
  }

  @Test func awaitsComeBackToMainThread() async throws {
    #expect(Thread.isMainThread)
    await Task.detached { #expect(!Thread.isMainThread) }.value
    #expect(Thread.isMainThread)
    try await Task.sleep(for: .milliseconds(5))
    #expect(Thread.isMainThread)
    await Task.yield()
    #expect(Thread.isMainThread)
    MainActor.assertIsolated()
  }

  @Test func manyHopsFromBackgroundAllArrive() async {
    let onMain = await Task.detached {
      var count = 0
      for _ in 0..<1000 where await MainActor.run(body: { Thread.isMainThread }) { count += 1 }
      return count
    }.value
    #expect(onMain == 1000)
  }

  @Test func jobsRunInOrderOfArrival() async {
    var order: [Int] = []
    for number in 0..<1000 { Task { order.append(number) } }
    #expect(await MainLoop.wait(timeout: .patience) { order.count == 1000 })
    #expect(order == Array(0..<1000))
  }

  @Test func jobsFromManyThreadsAllRun() async {
    let ran = Counter()
    DispatchQueue.global().async {
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<1000 { Task { @MainActor in ran.increment() } }
      }
    }
    #expect(await MainLoop.wait(timeout: .patience) { ran.count == 8000 })
  }

  @Test func taskSleepOnMainActorLastsAtLeastAsLong() async throws {
    let elapsed = try await ContinuousClock().measure { try await Task.sleep(for: .milliseconds(20)) }
    #expect(elapsed >= .milliseconds(20))
    #expect(Thread.isMainThread)
  }

  @Test func asyncStreamFromBackgroundIsConsumedOnMainThread() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    Task.detached {
      for number in 0..<1000 { continuation.yield(number) }
      continuation.finish()
    }
    var received: [Int] = []
    for await number in stream {
      received.append(number)
      #expect(Thread.isMainThread)
    }
    #expect(received == Array(0..<1000))
  }

  @Test func taskGroupOfMainActorAndBackgroundChildrenCompletes() async {
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 0..<100 {
        group.addTask { await Self.yield(thenReturn: number) }
        group.addTask { number }
      }
      var sum = 0
      for await number in group { sum += number }
      return sum
    }
    #expect(sum == 9900)
    #expect(Thread.isMainThread)
  }

  @Test func dispatchMainAsync() async {
    #expect(await arrives { done in DispatchQueue.main.async { done(Thread.isMainThread) } })
  }

  @Test func dispatchMainAsyncFromBackground() async {
    #expect(
      await arrives { done in
        DispatchQueue.global().async { DispatchQueue.main.async { done(Thread.isMainThread) } }
      })
  }

  @Test func dispatchMainAsyncAfter() async {
    let start = ContinuousClock.now
    #expect(
      await arrives { done in
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { done(Thread.isMainThread) }
      })
    #expect(ContinuousClock.now - start >= .milliseconds(20))
  }

  @Test func dispatchMainSyncFromBackground() async {
    #expect(
      await arrives { done in
        DispatchQueue.global().async { done(DispatchQueue.main.sync { Thread.isMainThread }) }
      })
  }

  @Test func dispatchMainBlockIsMainActorIsolated() async {
    #expect(await arrives { done in DispatchQueue.main.async { done(MainActor.assumeIsolated { true }) } })
  }

  @Test func dispatchTimerOnMainQueueRepeats() async {
    let ticks = Counter()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .milliseconds(2))
    timer.setEventHandler { ticks.increment() }
    timer.resume()
    #expect(await MainLoop.wait(timeout: .patience) { ticks.count >= 5 })
    timer.cancel()
  }

  @Test func operationQueueMain() async {
    #expect(await arrives { done in OperationQueue.main.addOperation { done(Thread.isMainThread) } })
  }

  @Test func timerScheduledOnMainThreadRepeats() {
    let ticks = Counter()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.002, repeats: true) { _ in
      if Thread.isMainThread { ticks.increment() }
    }
    #expect(MainLoop.pump(timeout: .patience) { ticks.count >= 5 })
    timer.invalidate()
  }

  @Test func timerAddedFromAnotherThreadFires() async {
    #expect(
      await arrives { done in
        Thread.detachNewThread {
          let timer = Timer(timeInterval: 0.01, repeats: false) { _ in done(Thread.isMainThread) }
          RunLoop.main.add(timer, forMode: .default)
        }
      })
  }

  private static func yield(thenReturn number: Int) async -> Int {
    await Task.yield()
    return number
  }

  /// Whether `start`'s completion is called with `true` before a deadline.
  private func arrives(_ start: (_ done: @escaping @Sendable (Bool) -> Void) -> Void) async -> Bool {
    let arrived = Counter()
    start { if $0 { arrived.increment() } }
    return await MainLoop.wait(timeout: .patience) { arrived.count == 1 }
  }
}

import CGtk
import Dispatch
import Foundation
import GtkBridge
import Testing

/// A nested loop, such as that of a modal helper, keeps all work running.
@Suite(.serialized) @MainActor
struct NestedLoopTests {
  @Test func jobInsideNestedLoopInsideJob() {
    var ran = false
    Task { ran = true }
    #expect(MainLoop.pump(timeout: .patience) { ran })
  }

  @Test func nestedTwice() async {
    var inner = false
    var outer = false
    Task {
      Task { inner = true }
      MainLoop.pump(timeout: .patience) { inner }
      outer = true
    }
    #expect(MainLoop.pump(timeout: .patience) { outer })
    #expect(inner)
  }

  @Test func nestedLoopInsideJobKeepsOrderOfTheOthers() async {
    var order: [Int] = []
    for number in 0..<100 {
      Task {
        if number == 50 { MainLoop.pump(timeout: .patience) { order.count == 99 } }
        order.append(number)
      }
    }
    #expect(await MainLoop.wait(timeout: .patience) { order.count == 100 })
    #expect(order == (0..<100).filter { $0 != 50 } + [50])
  }

  @Test func everythingRunsInsideNestedLoopOfJob() {
    let (dispatched, fired, hopped, idled) = (Counter(), Counter(), Counter(), Counter())
    DispatchQueue.global().async { DispatchQueue.main.async { dispatched.increment() } }
    let timer = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in fired.increment() }
    Task.detached { for _ in 0..<100 { await MainActor.run { hopped.increment() } } }
    addSource {
      idled.increment()
      return false
    }
    #expect(
      MainLoop.pump(timeout: .patience) {
        dispatched.count == 1 && fired.count == 1 && hopped.count == 100 && idled.count == 1
      })
    timer.invalidate()
  }

  @Test func mainActorRunsInsideNestedLoopOfDispatchBlock() async {
    let ran = Counter()
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let nested = Counter()
        Task.detached { await MainActor.run { nested.increment() } }
        if MainLoop.pump(timeout: .patience, until: { nested.count == 1 }) { ran.increment() }
      }
    }
    #expect(await MainLoop.wait(timeout: .patience) { ran.count == 1 })
  }

  @Test func jobEnqueuedOnMainActorDirectlyRunsInsideNestedLoopOfDispatchBlock() async {
    // `MainActor.shared.enqueue(_:)` has its own path through the runtime.
    final class Forwarding: TaskExecutor {
      func enqueue(_ job: consuming ExecutorJob) { MainActor.shared.enqueue(UnownedJob(job)) }
    }
    let ran = Counter()
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let nested = Counter()
        Task.detached(executorPreference: Forwarding()) { if Thread.isMainThread { nested.increment() } }
        if MainLoop.pump(timeout: .patience, until: { nested.count == 1 }) { ran.increment() }
      }
    }
    #expect(await MainLoop.wait(timeout: .patience) { ran.count == 1 })
  }

  @Test func mainActorRunsInsideNestedLoopOfTimer() {
    let ran = Counter()
    let timer = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
      MainActor.assumeIsolated {
        let nested = Counter()
        Task.detached { await MainActor.run { nested.increment() } }
        if MainLoop.pump(timeout: .patience, until: { nested.count == 1 }) { ran.increment() }
      }
    }
    #expect(MainLoop.pump(timeout: .patience) { ran.count == 1 })
    timer.invalidate()
  }

  @Test func nestedGMainLoop() {
    let loop = g_main_loop_new(nil, 0)
    Task { g_main_loop_quit(loop) }
    let alarm = addSource(every: 5000) {
      Issue.record("the job never ran")
      g_main_loop_quit(loop)
      return true
    }
    g_main_loop_run(loop)
    g_source_remove(alarm)
    g_main_loop_unref(loop)
  }

  @Test func pumpGivesUpAtItsTimeout() {
    let elapsed = ContinuousClock().measure {
      #expect(!MainLoop.pump(timeout: .milliseconds(20)) { false })
    }
    #expect(elapsed >= .milliseconds(20))
  }

  @Test func pumpWithTrueConditionTurnsNothing() {
    var ran = false
    Task { ran = true }
    #expect(MainLoop.pump { true })
    #expect(!ran)
  }

  @Test func waitGivesUpAtItsTimeout() async {
    #expect(await !MainLoop.wait(timeout: .milliseconds(5)) { false })
  }

  @Test func waitEndsWithItsTask() async {
    let task = Task { await MainLoop.wait(timeout: .seconds(60)) { false } }
    await Task.yield()
    task.cancel()
    #expect(await task.value == false)
  }
}

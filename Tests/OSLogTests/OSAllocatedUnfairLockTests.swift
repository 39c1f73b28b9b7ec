import Foundation
import Testing
import os

@Suite struct OSAllocatedUnfairLockTests {
  @Test func stateIsChangedByOneThreadAtATime() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 1000)
  }

  @Test func heldLockIsNotAvailable() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    lock.precondition(.owner)
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    lock.precondition(.notOwner)
    #expect(lock.withLock { 5 } == 5)
    #expect(lock.lockIfAvailable())
    lock.unlock()
  }

  @Test func lockBelongsToTheThreadThatTookIt() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      // One of the two runs on the calling thread.
      if lock.lockIfAvailable() { Issue.record("The lock was taken twice.") }
    }
    let isChecked = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      lock.precondition(.notOwner)
      isChecked.signal()
    }
    isChecked.wait()
    lock.precondition(.owner)
    lock.unlock()
  }

  @Test func identifiersOfIntervalsDiffer() {
    let signposter = OSSignposter(subsystem: "io.example.Notes", category: .pointsOfInterest)
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
    #expect(signposter.withIntervalSignpost("load") { 3 } == 3)
    os_log("a text")
    os_log(.debug, "\(1)")
    os_log("a %{public}@", log: .disabled, type: .error, "text")
    os_log(.error, log: .disabled, "\(1)")
  }
}

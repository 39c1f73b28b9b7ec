import Testing

@testable import HomeCore

@Suite("Tasks of view models")
struct TaskTests {
  @Test("are done one after another, in their order, even when nobody waits any more")
  func serial() async {
    var done: [Int] = []
    var tasks: SerialTasks? = SerialTasks()
    let answers = MockAnswers()
    answers.hold()
    tasks?.add {
      try? await answers.arrive()
      done.append(1)
    }
    tasks?.add { done.append(2) }
    tasks?.add { done.append(3) }
    #expect(tasks?.isIdle == false)
    await answers.waitForCalls(1)
    tasks = nil
    #expect(done.isEmpty)
    answers.release()
    await until { done.count == 3 }
    #expect(done == [1, 2, 3])
  }

  @Test("say when they are the last, and when all is done")
  func counting() async {
    let tasks = SerialTasks()
    var last: [Bool] = []
    tasks.add { last.append(tasks.isLast) }
    tasks.add { last.append(tasks.isLast) }
    await until { tasks.isIdle }
    #expect(last == [false, true])
  }

  @Test("are cancelled by the next, and with their owner")
  func latest() async {
    let answers = MockAnswers()
    answers.hold()
    var cancelled: [Bool] = []
    var latest: LatestTask? = LatestTask()
    for count in 1...2 {
      latest?.run {
        try? await answers.arrive()
        cancelled.append(Task.isCancelled)
      }
      await answers.waitForCalls(count)
    }
    answers.release(at: 0)
    await until { cancelled == [true] }
    latest = nil
    answers.release()
    await until { cancelled == [true, true] }
  }
}

import Foundation
import Testing

@testable import HomeStorePostgres

@Suite("An executor that waits for a socket")
struct SocketExecutorTests {
  /// An actor that waits for data in a pipe.
  private actor Reader {
    nonisolated let executor = SocketExecutor()
    nonisolated let pipe = Pipe()
    private let deadline: ContinuousClock.Instant?
    private let onSocket: @Sendable (_ isReady: Bool) -> Void
    private(set) var numbers: [Int] = []

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(deadline: ContinuousClock.Instant? = nil, onSocket: @escaping @Sendable (_ isReady: Bool) -> Void = { _ in }) {
      self.deadline = deadline
      self.onSocket = onSocket
      executor.start(name: "Reader") { [weak self] in
        self?.assumeIsolated {
          SocketExecutor.Interest(socket: $0.pipe.fileHandleForReading.fileDescriptor, deadline: $0.deadline)
        }
      } onSocket: { [weak self] isReady in
        self?.assumeIsolated { $0.react(isReady) }
      }
    }

    deinit { executor.wake() }

    func add(_ number: Int) { numbers.append(number) }

    /// Waits until another pipe has data to read.
    func isReady(_ pipe: Pipe, until deadline: ContinuousClock.Instant) async -> Bool {
      await executor.isReady(pipe.fileHandleForReading.fileDescriptor, for: .readable, until: deadline)
    }

    private func react(_ isReady: Bool) {
      if isReady { _ = pipe.fileHandleForReading.availableData }
      onSocket(isReady)
    }
  }

  @Test("runs the jobs of its actor one after the other")
  func jobs() async {
    let reader = Reader()
    await withTaskGroup { group in
      for number in 0..<1_000 { group.addTask { await reader.add(number) } }
    }
    #expect(await reader.numbers.sorted() == Array(0..<1_000))
  }

  @Test("tells that the socket is ready", .timeLimit(.minutes(10)))
  func readySocket() async {
    let (events, continuation) = AsyncStream.makeStream(of: Bool.self)
    let reader = Reader { continuation.yield($0) }
    reader.pipe.fileHandleForWriting.write(Data([1]))
    #expect(await events.first { _ in true } == true)
    // It still runs jobs, and then is notified of the socket again.
    await reader.add(1)
    reader.pipe.fileHandleForWriting.write(Data([2]))
    #expect(await events.first { _ in true } == true)
  }

  @Test("tells that a deadline has passed", .timeLimit(.minutes(10)))
  func passedDeadline() async {
    let (events, continuation) = AsyncStream.makeStream(of: Bool.self)
    let reader = Reader(deadline: .now + .milliseconds(10)) { continuation.yield($0) }
    #expect(await events.first { _ in true } == false)
    await reader.add(1)
  }

  @Test("lets a task of its actor wait for a socket", .timeLimit(.minutes(10)))
  func task() async {
    let (reader, pipe) = (Reader(), Pipe())
    #expect(await reader.isReady(pipe, until: .now + .milliseconds(10)) == false)
    async let isReady = reader.isReady(pipe, until: .now + .seconds(3_600))
    await reader.add(1)
    pipe.fileHandleForWriting.write(Data([1]))
    #expect(await isReady)
  }

  @Test("lets a task wait that is not of its actor", .timeLimit(.minutes(10)))
  func foreignTask() async throws {
    let (reader, pipe) = (Reader(), Pipe())
    pipe.fileHandleForWriting.write(Data([1]))
    // Each time, the thread may be about to wait for another event.
    for _ in 0..<1_000 {
      let socket = pipe.fileHandleForReading.fileDescriptor
      try #require(await reader.executor.isReady(socket, for: .readable, until: .now + .seconds(3_600)))
    }
  }

  @Test("ends the wait of a cancelled task", .timeLimit(.minutes(10)))
  func cancelledTask() async {
    let (reader, pipe) = (Reader(), Pipe())
    for _ in 0..<100 {
      let task = Task { await reader.isReady(pipe, until: .now + .seconds(3_600)) }
      await reader.add(1)
      task.cancel()
      #expect(await task.value == false)
    }
  }

  @Test("ends its thread with its actor", .timeLimit(.minutes(10)))
  func end() async {
    weak var executor: SocketExecutor?
    do {
      let reader = Reader()
      await reader.add(1)
      executor = reader.executor
    }
    // The thread retains the executor until the thread ends.
    while executor != nil { await Task.yield() }
  }
}

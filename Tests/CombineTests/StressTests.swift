import Combine
import CombineTesting
import Synchronization
import Testing

/// Runs `body` on eight threads at once and waits for all of them.
///
/// ThreadSanitizer does not see that a continuation joins a thread with its task; the counter makes it visible.
private func onEightThreads(_ body: @escaping @Sendable (_ thread: Int) -> Void) async {
  let finished = Finished()
  await withTaskGroup(of: Void.self) { group in
    for thread in 0..<8 {
      group.addTask {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
          Thread {
            body(thread)
            finished.count.wrappingAdd(1, ordering: .releasing)
            continuation.resume()
          }.start()
        }
      }
    }
  }
  #expect(finished.count.load(ordering: .acquiring) == 8)
}

private final class Finished: Sendable {
  let count = Atomic(0)
}

private final class SharedModel: ObservableObject, @unchecked Sendable {
  @Published var value = 0
}

/// Counts without a lock: correct only if its subscription delivers one value at a time.
private final class Counter: @unchecked Sendable {
  var count = 0
  var sum = 0
}

@Suite struct StressTests {
  private static let rounds = 2000

  @Test func aSubjectDeliversEveryValueOneAtATime() async {
    let subject = PassthroughSubject<Int, Never>()
    let counter = Counter()
    let token = subject.sink {
      counter.count += 1
      counter.sum += $0
    }
    await onEightThreads { _ in for value in 0..<Self.rounds { subject.send(value) } }
    token.cancel()
    #expect(counter.count == 8 * Self.rounds)
    #expect(counter.sum == 8 * Self.rounds * (Self.rounds - 1) / 2)
  }

  @Test func subscribersComeAndGoWhileValuesAreSent() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    await onEightThreads { thread in
      for value in 0..<Self.rounds / 4 {
        if thread.isMultiple(of: 2) {
          subject.send(value)
        } else {
          let token = subject.map { $0 + 1 }.filter { $0 > 0 }.sink { _ in }
          token.cancel()
        }
      }
    }
    #expect(subject.record().values.count == 1)
  }

  @Test func publishedPropertiesAnnounceEveryChange() async {
    let model = SharedModel()
    let (announced, received) = (Counter(), Counter())
    let tokens = [
      model.objectWillChange.sink { announced.count += 1 }, model.$value.dropFirst().sink { _ in received.count += 1 },
    ]
    await onEightThreads { thread in
      for value in 0..<Self.rounds {
        model.value = value
        if value.isMultiple(of: 100) { _ = model.objectWillChange }
      }
    }
    #expect(announced.count == 8 * Self.rounds && received.count == 8 * Self.rounds)
    #expect(model.value == Self.rounds - 1)
    withExtendedLifetime(tokens) {}
  }

  @Test func aTokenCancelsOnceWhoeverCancels() async {
    for _ in 0..<50 {
      let cancelled = Counter()
      let token = AnyCancellable { cancelled.count += 1 }
      await onEightThreads { _ in token.cancel() }
      #expect(cancelled.count == 1)
    }
  }

  @Test func oneCompletionWins() async {
    for _ in 0..<50 {
      let subject = PassthroughSubject<Int, TestError>()
      let recorder = subject.record()
      await onEightThreads { thread in
        subject.send(thread)
        subject.send(completion: thread.isMultiple(of: 2) ? .finished : .failure(TestError(code: thread)))
      }
      #expect(recorder.completionCount == 1)
    }
  }

  @Test func mergedAndCombinedStreamsStaySerial() async {
    let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    let (merged, latest) = (Counter(), Counter())
    let tokens = [
      Publishers.MergeMany(subjects).sink { _ in merged.count += 1 },
      subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).sink {
        latest.count += 1
        latest.sum = max(latest.sum, $0.0 + $0.1 + $0.2 + $0.3)
      },
    ]
    await onEightThreads { thread in for value in 0..<Self.rounds { subjects[thread].send(value) } }
    #expect(merged.count == 8 * Self.rounds)
    #expect(latest.sum == 4 * (Self.rounds - 1), "the last combination has the last values")
    withExtendedLifetime(tokens) {}
  }

  @Test func demandFromManyThreadsIsNotLost() async {
    let recorder = (0..<8 * Self.rounds).publisher.record(demand: .none)
    nonisolated(unsafe) let shared = recorder  // requesting is safe from any thread; the deliveries are serial
    await onEightThreads { _ in for _ in 0..<Self.rounds { shared.request(1) } }
    #expect(recorder.values == Array(0..<8 * Self.rounds) && recorder.isFinished)
  }

  @Test(arguments: Operator.all) func anOperatorServesManyThreads(_ subject: Operator) async {
    let source = PassthroughSubject<Int, TestError>()
    nonisolated(unsafe) let scheduler = TestScheduler()  // its state is behind a lock
    let counter = Counter()
    let token = subject.apply(source.eraseToAnyPublisher(), scheduler).sink { _ in
    } receiveValue: { _ in
      counter.count += 1
    }
    await onEightThreads { thread in
      for value in 0..<100 {
        if thread == 0 { scheduler.advance(by: .milliseconds(100)) } else { source.send(value) }
      }
      if thread == 1 { token.cancel() }
    }
    let seen = counter.count
    source.send(1)
    scheduler.advance(by: 5)
    #expect(counter.count == seen, "nothing comes after the cancellation")
  }
}

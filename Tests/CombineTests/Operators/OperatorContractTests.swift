import Combine
import CombineTesting
import Testing

/// The rules that every operator follows, whatever it does with values.
@Suite struct OperatorContractTests {
  @Test(arguments: Operator.all) func cancellationReachesTheUpstream(of subject: Operator) {
    let (probe, scheduler) = (Probe<Int, TestError>(), TestScheduler())
    let recorder = subject.apply(probe.eraseToAnyPublisher(), scheduler).record()
    scheduler.advance()
    let open = probe.connections.count
    recorder.cancel()
    scheduler.advance()
    #expect(probe.connections.count == open && probe.connections.allSatisfy { $0.cancelCount == 1 })
    for connection in probe.connections { _ = connection.send(2) }
    scheduler.advance(by: 5)
    #expect(recorder.completion == nil)
  }

  @Test(arguments: Operator.all) func nothingIsSentBeyondTheDemand(of subject: Operator) {
    let (source, scheduler) = (PassthroughSubject<Int, TestError>(), TestScheduler())
    let recorder = subject.apply(source.eraseToAnyPublisher(), scheduler).record(demand: .max(1))
    for value in 1...20 {
      source.send(value)
      scheduler.advance(by: 2)
    }
    #expect(recorder.values.count <= 1)
    recorder.cancel()
  }

  @Test(arguments: Operator.all) func aCancellationFromInsideADeliveryIsFinal(of subject: Operator) {
    let (source, scheduler) = (PassthroughSubject<Int, TestError>(), TestScheduler())
    var token: AnyCancellable?
    var events = 0
    token = subject.apply(source.eraseToAnyPublisher(), scheduler).sink { _ in
      if token != nil { events += 1 }
    } receiveValue: { _ in
      guard let token else { return }  // it came with the subscription
      events += 1
      token.cancel()
    }
    for value in 1...5 {
      source.send(value)
      scheduler.advance(by: 2)
    }
    let seen = events
    source.send(completion: .finished)
    scheduler.advance(by: 5)
    #expect(seen <= 1 && (seen == 0 || events == 1))
  }

  @Test(arguments: Operator.all) func aValueSentFromInsideADeliveryCountsLikeOneSentAfterIt(of subject: Operator) {
    #expect(deliveries(of: subject, sendingInside: true) == deliveries(of: subject, sendingInside: false))
  }

  /// Returns the number of values that result from one value and, if that is delivered, from another one.
  private func deliveries(of subject: Operator, sendingInside: Bool) -> Int {
    let (source, scheduler) = (PassthroughSubject<Int, TestError>(), TestScheduler())
    var (isFirst, mustSend) = (false, false)
    let recorder = subject.apply(source.eraseToAnyPublisher(), scheduler).record { _ in
      guard isFirst else { return .none }
      isFirst = false
      if sendingInside { source.send(9) } else { mustSend = true }
      return .none
    }
    scheduler.advance()
    isFirst = true
    source.send(1)
    scheduler.advance(by: 5)
    if mustSend { source.send(9) }
    scheduler.advance(by: 5)
    recorder.cancel()
    return recorder.values.count
  }

  @Test(arguments: Operator.all) func thereIsOneCompletionAndItComesLast(of subject: Operator) {
    for end in [Subscribers.Completion<TestError>.finished, .failure(TestError())] {
      let (source, scheduler) = (PassthroughSubject<Int, TestError>(), TestScheduler())
      var events: [String] = []
      let token = subject.apply(source.eraseToAnyPublisher(), scheduler).sink { _ in
        events.append("completion")
      } receiveValue: { _ in
        events.append("value")
      }
      scheduler.advance()
      for value in 1...3 { source.send(value) }
      source.send(completion: end)
      scheduler.advance(by: 5)
      #expect(events.filter { $0 == "completion" }.count <= 1)
      #expect(!events.dropLast().contains("completion"))
      token.cancel()
    }
  }
}

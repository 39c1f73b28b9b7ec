import Combine
import Testing

@Suite struct SinkTests {
  @Test func receivesValuesAndCompletion() {
    var events: [String] = []
    let token = [1, 2].publisher.sink {
      events.append("\($0)")
    } receiveValue: {
      events.append("\($0)")
    }
    #expect(events == ["1", "2", "finished"])
    token.cancel()
  }

  @Test func endsWithItsToken() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var token: AnyCancellable? = subject.sink { values.append($0) }
    subject.send(1)
    token?.cancel()
    subject.send(2)
    token = subject.sink { values.append($0 * 10) }
    subject.send(3)
    token = nil
    subject.send(4)
    #expect(values == [1, 30])
    #expect(token == nil)
  }

  @Test func releasesItsClosuresAtTheEnd() {
    final class Owner { var token: AnyCancellable? }
    let subject = PassthroughSubject<Int, Never>()
    weak var weakOwner: Owner?
    do {
      let owner = Owner()
      weakOwner = owner
      owner.token = subject.sink { _ in _ = owner }
    }
    #expect(weakOwner != nil, "a sink that captures its owner keeps it while the stream lives")
    subject.send(completion: .finished)
    #expect(weakOwner == nil)
  }

  @Test func refusesASecondSubscription() {
    let (first, second) = (Probe<Int, Never>(), Probe<Int, Never>())
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    first.subscribe(sink)
    second.subscribe(sink)
    #expect(first.requests == [.unlimited] && first.cancelCount == 0)
    #expect(second.requests.isEmpty && second.cancelCount == 1)
  }

  @Test func aValueCanCancelItsOwnSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var token: AnyCancellable?
    token = subject.sink { value in
      values.append(value)
      token?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(values == [1])
  }
}

@Suite struct AnyCancellableTests {
  @Test func cancelsOnce() {
    var count = 0
    do {
      let token = AnyCancellable { count += 1 }
      token.cancel()
      token.cancel()
      #expect(count == 1)
    }
    #expect(count == 1)
    do { _ = AnyCancellable { count += 1 } }
    #expect(count == 2)
  }

  @Test func isStoredInSetsAndArrays() {
    var count = 0
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    AnyCancellable { count += 1 }.store(in: &set)
    AnyCancellable { count += 1 }.store(in: &array)
    let sink: any Cancellable = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    sink.store(in: &array)
    #expect(set.count == 1 && array.count == 2 && count == 0)
    set.removeAll()
    array.removeAll()
    #expect(count == 2)
  }

  @Test func isEqualToItselfAlone() {
    let (one, two) = (AnyCancellable {}, AnyCancellable {})
    #expect(one == one && one != two && Set([one, two, one]).count == 2)
  }
}

@Suite struct AssignTests {
  final class Target { var value = 0 }

  @Test func assignsAndKeepsTheObjectUntilTheEnd() {
    let subject = PassthroughSubject<Int, Never>()
    weak var weakTarget: Target?
    var token: AnyCancellable?
    do {
      let target = Target()
      weakTarget = target
      token = subject.assign(to: \.value, on: target)
    }
    subject.send(3)
    #expect(weakTarget?.value == 3)
    token?.cancel()
    #expect(weakTarget == nil)
  }

  @Test func aCompletionReleasesTheObject() {
    let subject = PassthroughSubject<Int, Never>()
    weak var weakTarget: Target?
    let token = subject.assign(
      to: \.value,
      on: {
        let target = Target()
        weakTarget = target
        return target
      }())
    #expect(weakTarget != nil)
    subject.send(completion: .finished)
    #expect(weakTarget == nil)
    token.cancel()
  }
}

@Suite struct AnySubscriberTests {
  @Test func passesEverythingOn() {
    let recorder = Recorder<Int, TestError>(demand: .max(1)) { _ in .max(2) }
    let any = AnySubscriber(recorder)
    #expect(any.combineIdentifier == recorder.combineIdentifier)
    let probe = Probe<Int, TestError>()
    probe.subscribe(any)
    #expect(probe.requests == [.max(1)])
    #expect(probe.send(5) == .max(2))
    probe.send(completion: .failure(TestError()))
    #expect(recorder.values == [5] && recorder.error == TestError())
  }

  @Test func feedsASubject() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record()
    [1, 2].publisher.subscribe(AnySubscriber(subject))
    #expect(recorder.values == [1, 2] && recorder.isFinished)
  }

  @Test func canBeMadeOfClosures() {
    var values: [Int] = []
    Just(1).subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.unlimited) },
        receiveValue: {
          values.append($0)
          return .none
        }))
    #expect(values == [1])
  }
}

@Suite struct ReflectionTests {
  private final class Model { var value = 0 }

  @Test func aSinkShowsNothingOfItself() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(sink.playgroundDescription as? String == "Sink")
    #expect(sink.customMirror.children.isEmpty)
  }

  @Test func anAssignmentShowsItsParts() {
    let model = Model()
    let assign = Subscribers.Assign(object: model, keyPath: \Model.value)
    #expect(assign.description == "Assign Model." && assign.playgroundDescription as? String == "Assign Model.")
    let children = Array(assign.customMirror.children)
    #expect(children.map(\.label) == ["object", "keyPath", "status"])
    #expect(children[0].value as? Model === model)
    #expect(children[1].value as? ReferenceWritableKeyPath<Model, Int> == \Model.value)
    #expect(children[2].value as? String == "awaitingSubscription")
    assign.receive(completion: .finished)
    #expect(Array(assign.customMirror.children)[2].value as? String == "terminal")
  }

  @Test func anErasedPublisherIsItself() {
    let erased = Just(1).eraseToAnyPublisher()
    #expect(erased.playgroundDescription as? String == "AnyPublisher")
  }

  @Test func anErasedSubscriberShowsTheOneItHides() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    let erased = AnySubscriber(AnySubscriber(sink))
    #expect(erased.description == "Sink" && erased.playgroundDescription as? String == "Sink")
    let isSink = erased.customMirror.subjectType == Subscribers.Sink<Int, Never>.self
    #expect(isSink)
    #expect(erased.combineIdentifier == sink.combineIdentifier)

    let closures = AnySubscriber<Int, Never>()
    #expect(closures.description == "Anonymous AnySubscriber")
    #expect(closures.playgroundDescription as? String == "Anonymous AnySubscriber")
    let isText = Mirror(reflecting: closures).subjectType == String.self
    #expect(isText)

    let subject = AnySubscriber(PassthroughSubject<Int, Never>())
    #expect(subject.description == "Subject" && !subject.customMirror.children.isEmpty)

    let recorder = AnySubscriber(Recorder<Int, Never>())
    #expect(recorder.description == "Recorder<Int, Never>" && recorder.customMirror.children.isEmpty)
  }
}

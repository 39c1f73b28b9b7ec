import Combine
import Testing

@Suite struct CombineLatestTests {
  typealias Subject = PassthroughSubject<Int, TestError>

  @Test func waitsForAllThenFollowsEach() {
    let (a, b) = (Subject(), Subject())
    let recorder = a.combineLatest(b) { [$0, $1] }.record()
    a.send(1)
    a.send(2)
    #expect(recorder.values.isEmpty)
    b.send(10)
    a.send(3)
    b.send(20)
    #expect(recorder.values == [[2, 10], [3, 10], [3, 20]])
  }

  @Test func finishesWhenAllHaveFinished() {
    let (a, b) = (Subject(), Subject())
    let recorder = a.combineLatest(b).record()
    a.send(1)
    a.send(completion: .finished)
    b.send(2)
    #expect(recorder.values.count == 1 && recorder.completion == nil)
    b.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func failsWithTheFirstErrorAndCancelsTheRest() {
    let (a, b) = (Subject(), Probe<Int, TestError>())
    let recorder = a.combineLatest(b).record()
    a.send(completion: .failure(TestError(code: 4)))
    #expect(recorder.error == TestError(code: 4) && b.cancelCount == 1)
  }

  @Test func passesDemandToAllAndKeepsOnlyTheLatest() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = a.combineLatest(b) { [$0, $1] }.record(demand: .max(1))
    #expect(a.requests == [.max(1)] && b.requests == [.max(1)])
    a.send(1)
    b.send(10)
    b.send(20)
    #expect(recorder.values == [[1, 10]])
    recorder.request(1)
    #expect(a.requests == [.max(1), .max(1)])
    a.send(2)
    #expect(recorder.values == [[1, 10], [2, 20]])
  }

  @Test func combinesThreeAndFour() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    let three = subjects[0].combineLatest(subjects[1], subjects[2]) { [$0, $1, $2] }.record()
    let four = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).map { [$0, $1, $2, $3] }.record()
    subjects[2].send(9)
    #expect(three.values == [[0, 1, 2], [0, 1, 9]])
    #expect(four.values == [[0, 1, 2, 3], [0, 1, 9, 3]])
  }

  @Test func followsAModelOverAnyInterleaving() {
    var random = Numbers(seed: 7)
    for _ in 0..<200 {
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let recorder = a.combineLatest(b) { [$0, $1] }.record()
      var latest: [Int?] = [nil, nil]
      var expected: [[Int]] = []
      for value in 0..<20 {
        let side = random.next(below: 2)
        (side == 0 ? a : b).send(value)
        latest[side] = value
        if let first = latest[0], let second = latest[1] { expected.append([first, second]) }
      }
      #expect(recorder.values == expected)
    }
  }
}

@Suite struct ZipTests {
  @Test func pairsByPosition() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = a.zip(b) { "\($0)\($1)" }.record()
    a.send(1)
    a.send(2)
    b.send("a")
    b.send("b")
    b.send("c")
    #expect(recorder.values == ["1a", "2b"])
  }

  @Test func finishesWhenNoPairCanFollow() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.zip(b).record()
    a.send(1)
    a.send(completion: .finished)
    #expect(recorder.completion == nil, "the waiting value may still find its partner")
    b.send(2)
    #expect(recorder.values.count == 1 && recorder.isFinished)
    #expect(Empty<Int, Never>().zip(Just(1)).record().isFinished)
  }

  @Test func failsAtOnce() {
    let (a, b) = (PassthroughSubject<Int, TestError>(), Probe<Int, TestError>())
    let recorder = a.zip(b).record()
    a.send(1)
    a.send(completion: .failure(TestError()))
    #expect(recorder.error == TestError() && b.cancelCount == 1)
  }

  @Test func honoursDemand() {
    let recorder = (1...5).publisher.zip((11...15).publisher) { [$0, $1] }.record(demand: .max(2))
    #expect(recorder.values == [[1, 11], [2, 12]])
    recorder.request(10)
    #expect(recorder.values.last == [5, 15] && recorder.isFinished)
  }

  @Test func zipsThreeAndFour() {
    let numbers = (1...3).publisher
    #expect(numbers.zip(numbers, numbers) { $0 + $1 + $2 }.record().values == [3, 6, 9])
    #expect(numbers.zip(numbers, numbers, numbers) { $0 + $1 + $2 + $3 }.record().values == [4, 8, 12])
  }

  @Test func followsAModelOverAnyInterleaving() {
    var random = Numbers(seed: 11)
    for _ in 0..<200 {
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let recorder = a.zip(b) { [$0, $1] }.record()
      var queues: [[Int]] = [[], []]
      for value in 0..<20 {
        let side = random.next(below: 2)
        (side == 0 ? a : b).send(value)
        queues[side].append(value)
      }
      #expect(recorder.values == zip(queues[0], queues[1]).map { [$0, $1] })
    }
  }
}

@Suite struct ConcatenateTests {
  @Test func appendsAndPrepends() {
    #expect([2, 3].publisher.prepend(0, 1).append(4).append([5, 6]).record().values == Array(0...6))
    #expect(Just(2).prepend(Just(1)).append(Just(3)).record().values == [1, 2, 3])
  }

  @Test func passesTheOutstandingDemandOn() {
    let probe = Probe<Int, Never>()
    let recorder = [1, 2].publisher.append(probe).record(demand: .max(3))
    #expect(recorder.values == [1, 2] && probe.requests == [.max(1)])
    recorder.request(2)
    #expect(probe.requests == [.max(1), .max(2)])
    recorder.cancel()
    #expect(probe.cancelCount == 1)
  }

  @Test func anErrorOfThePrefixEndsIt() {
    let suffix = Probe<Int, TestError>()
    let recorder = Fail<Int, TestError>(error: TestError()).append(suffix).record()
    #expect(recorder.error == TestError() && suffix.connections.isEmpty)
  }
}

/// Numbers that look random and are the same in every run.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}

import Foundation
import RxSwift
import Testing

/// Long backlogs. If taking the first element moved all elements behind it, each of these tests would move terabytes.
@Suite struct BacklogTests {
  private static let count = 50_000
  private let time = HistoricalScheduler()
  private let subject = PublishSubject<Block>()

  /// An element that is large, so that moving it costs something.
  private struct Block {
    let number: Int
    private let filling = (SIMD8(repeating: 0), SIMD8(repeating: 0), SIMD8(repeating: 0))

    init(_ number: Int) { self.number = number }
  }

  /// Returns whether `source` sends all elements, each in its place, while `run` runs.
  private func isComplete(_ source: Observable<Block>, run: () -> Void) -> Bool {
    let recorder = Recorder(source.map(\.number))
    run()
    return recorder.elements == Array(0..<Self.count)
  }

  private func sendAll() {
    for number in 0..<Self.count { subject.onNext(Block(number)) }
  }

  @Test func observeOn() {
    #expect(
      isComplete(subject.observe(on: time)) {
        sendAll()
        time.start()
      })
  }

  @Test func delay() {
    #expect(
      isComplete(subject.delay(.seconds(1), scheduler: time)) {
        sendAll()
        time.start()
      })
  }

  @Test func takeLast() {
    #expect(
      isComplete(subject.takeLast(Self.count)) {
        sendAll()
        sendAll()
        subject.onCompleted()
      })
  }

  @Test func replay() {
    let replay = ReplaySubject<Block>.create(bufferSize: Self.count)
    for _ in 0..<2 {
      for number in 0..<Self.count { replay.onNext(Block(number)) }
    }
    #expect(isComplete(replay) {})
  }

  /// Elements that wait for the end of the previous sequence are taken one after the other, without nesting.
  @Test func concatMap() {
    let gate = PublishSubject<Block>()
    let numbers = Observable<Int>.range(start: -1, count: Self.count + 1)
    #expect(
      isComplete(numbers.concatMap { $0 < 0 ? gate.asObservable() : .just(Block($0)) }) { gate.onCompleted() })
  }

  @Test func aSchedulerThatHasMuchToDo() {
    var numbers: [Int] = []
    for number in 0..<Self.count {
      _ = time.scheduleRelative((), dueTime: .nanoseconds(Self.count - number)) {
        numbers.append(number)
        return Disposables.create()
      }
    }
    time.start()
    #expect(numbers == (0..<Self.count).reversed())
  }
}

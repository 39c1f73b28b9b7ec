import Foundation
import RxSwift
import Testing

/// The way in which view models count running work: a custom shared sequence, and a resource for each run.
@MainActor
@Suite struct TrackingTests {
  private final class Activity: SharedSequenceConvertibleType {
    typealias Element = Bool
    typealias SharingStrategy = DriverSharingStrategy

    private let count = BehaviorRelay(value: 0)

    func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
      Observable.using(
        { [count] () -> Run in
          count.accept(count.value + 1)
          return Run { count.accept(count.value - 1) }
        }, observableFactory: { _ in source.asObservable() })
    }

    func asSharedSequence() -> SharedSequence<DriverSharingStrategy, Bool> {
      count.asDriver().map { $0 > 0 }.distinctUntilChanged()
    }
  }

  private struct Run: Disposable {
    let end: () -> Void

    func dispose() { end() }
  }

  @Test func aTypeOfOnesOwnIsDrivenLikeADriver() {
    let activity = Activity()
    var seen: [Bool] = []
    let bag = DisposeBag()
    activity.drive(onNext: { seen.append($0) }).disposed(by: bag)
    let (one, two) = (PublishSubject<Int>(), PublishSubject<Int>())
    activity.track(one).subscribe().disposed(by: bag)
    let other = activity.track(two).subscribe()
    one.onCompleted()
    #expect(seen == [false, true])
    other.dispose()
    #expect(seen == [false, true, false])
    #expect(Recorder(activity.map { $0 ? 1 : 0 }.asDriver().asObservable().take(1)).events == [.next(0), .completed])
  }

  @Test func aResourceIsDisposedWhenAFactoryFails() {
    var disposals = 0
    let failing = Observable<Int>.using({ Run { disposals += 1 } }, observableFactory: { _ in throw TestError.first })
    #expect(Recorder(failing).events == [.error(TestError.first)])
    #expect(disposals == 1)
    let unmade = Observable<Int>.using(
      { () throws -> Run in throw TestError.first }, observableFactory: { _ in .just(1) })
    #expect(Recorder(unmade).events == [.error(TestError.first)])
  }
}

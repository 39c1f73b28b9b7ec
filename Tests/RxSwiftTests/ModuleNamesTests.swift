import RxCocoa
import RxRelay
import Testing

/// Code that imports the façade by the names of RxSwift's other modules.
@Suite struct ModuleNamesTests {
  @Test func relaysAndDriversComeWithTheirModules() {
    let relay = RxRelay.BehaviorRelay(value: 1)
    var seen: [Int] = []
    let subscription = relay.asObservable().subscribe(onNext: { seen.append($0) })
    defer { subscription.dispose() }
    relay.accept(2)
    #expect(seen == [1, 2])
    #expect(RxCocoa.Driver<Int>.self == Driver<Int>.self)
  }
}

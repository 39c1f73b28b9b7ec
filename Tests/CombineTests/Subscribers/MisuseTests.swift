import Combine
import Testing

/// Programming errors stop the program, as they do with Apple's Combine.
@Suite struct MisuseTests {
  @Test func requestingNothing() async {
    await #expect(processExitsWith: .failure) {
      Just(1).subscribe(AnySubscriber<Int, Never>(receiveSubscription: { $0.request(.none) }))
    }
  }

  @Test func aNegativeDemand() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
  }

  @Test func failingWhereNoFailureWasAsserted() async {
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, TestError>(error: TestError()).assertNoFailure().sink { _ in }
    }
  }
}

import Foundation
import RxSwift

/// Ends an object's life on the main thread, whichever thread let go of it.
///
/// A subscription on a background scheduler that captures its owner weakly holds it for as long as it handles a value, so
/// it may be the last that does. What ends then (`willResignActive()`, children, subscriptions) is main-actor code; the
/// other thread waits for it.
func onMainThread(_ teardown: @MainActor () -> Void) {
  guard MainScheduler.instance.isOnMainQueue else {
    return DispatchQueue.main.sync { MainActor.assumeIsolated(teardown) }
  }
  MainActor.assumeIsolated(teardown)
}

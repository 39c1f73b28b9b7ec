import Foundation
import RxSwift

/// Whether the present thread may do what belongs to the main actor.
var isOnMainThread: Bool { MainScheduler.instance.isOnMainQueue }

/// Ends what an object leaves behind, on the main thread: at once there, elsewhere as soon as the main queue comes to it.
///
/// A subscription on a background scheduler that captures its owner weakly holds it for as long as it handles a value, so
/// it may be the last that does. Nothing waits then: the main thread may be waiting for that very thread, and neither
/// would ever go on. So `end` must not touch the object, which is gone by the time.
func endOnMainThread(_ end: @escaping @MainActor () -> Void) {
  guard isOnMainThread else { return DispatchQueue.main.async { MainActor.assumeIsolated(end) } }
  MainActor.assumeIsolated(end)
}

/// Holds a value of the main actor's so that a deinit, which may run on any thread, can hand it over to the main thread.
@MainActor
final class MainActorBox<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

import Foundation
import RxSwift

/// Indicates whether the current thread may run code of the main actor.
var isOnMainThread: Bool { MainScheduler.instance.isOnMainQueue }

/// Runs the cleanup of a deallocated object on the main thread: immediately if the caller is there, otherwise
/// asynchronously.
///
/// A subscription on a background scheduler retains its weakly captured owner while it handles a value. It may therefore
/// release the last reference. The call never blocks, because the main thread may be waiting for the calling
/// thread. By the time `end` runs, the object is deallocated, so `end` must not access it.
func endOnMainThread(_ end: @escaping @MainActor () -> Void) {
  guard isOnMainThread else { return DispatchQueue.main.async { MainActor.assumeIsolated(end) } }
  MainActor.assumeIsolated(end)
}

/// A box that lets a deinit, which may run on any thread, pass a main-actor value to the main thread.
@MainActor
final class MainActorBox<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

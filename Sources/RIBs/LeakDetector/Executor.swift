import Foundation
import RxSwift

/// Runs work after a delay in which the process was able to run. Mirrors RIBs' `Executor`.
///
/// Time in which the process was stopped, by a debugger or by sleep, counts for one frame only, so that what was to
/// happen meanwhile still has its time.
@preconcurrency @MainActor
open class Executor {
  /// Runs `logic` on the main thread after `delay` seconds.
  ///
  /// The delay is counted in ticks of a third of `maxFrameDuration` milliseconds; a tick counts for what it took, at most
  /// `maxFrameDuration`. `scheduler` gives the ticks: the main queue, or a test's virtual time. Disposing the result
  /// calls the work off.
  @discardableResult
  public static func execute(
    withDelay delay: TimeInterval, maxFrameDuration: Int = 33, scheduler: any SchedulerType = MainScheduler.instance,
    logic: @escaping () -> Void
  ) -> any Disposable {
    let ticks = SerialDisposable()
    var time = RunningTime(from: scheduler.now, longestFrame: TimeInterval(maxFrameDuration) / 1000)

    func wait() {
      // Never longer than what is left, so that the work is not late by a tick.
      let tick = max(min(time.tick, delay - time.elapsed), 0)
      ticks.disposable = scheduler.scheduleRelative((), dueTime: .nanoseconds(Int(tick * 1e9))) {
        time.advance(to: scheduler.now)
        if time.hasReached(delay) { logic() } else { wait() }
        return Disposables.create()
      }
    }
    wait()
    return ticks
  }
}

import Foundation
import RxSwift

/// An executor that runs work after a delay, measured in the time in which the process runs. Mirrors RIBs' `Executor`.
///
/// A period in which the process was suspended, by a debugger or by sleep, counts only as one frame. Expected events
/// therefore keep their full time to happen.
@preconcurrency @MainActor
open class Executor {
  /// Runs `logic` on the main thread after `delay` seconds.
  ///
  /// The delay is measured in ticks of a third of `maxFrameDuration` milliseconds. Each tick counts as its actual
  /// duration, up to `maxFrameDuration`. `scheduler` schedules the ticks; a test can pass a virtual-time scheduler.
  /// Disposing of the result cancels the work.
  @discardableResult
  public static func execute(
    withDelay delay: TimeInterval, maxFrameDuration: Int = 33, scheduler: any SchedulerType = MainScheduler.instance,
    logic: @escaping () -> Void
  ) -> any Disposable {
    let ticks = SerialDisposable()
    var time = RunningTime(from: scheduler.now, longestFrame: TimeInterval(maxFrameDuration) / 1000)

    func wait() {
      // Limited to the remaining time, so that the work does not run a tick late.
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

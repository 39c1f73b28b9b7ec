import CMainLoop
import Dispatch

/// The executor behind `MainActor`. Its job queue is drained by an event source of GLib's main loop.
///
/// The C code installs it when the program is loaded, so linking GtkBridge is enough. The executor is stateless: the
/// queue is in C, where it needs no allocation per job.
final class MainExecutor: SerialExecutor {
  static let shared = MainExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    // Safe, because `UnownedJob` is a frozen struct with a single reference to the runtime's job, which is the layout
    // of `gtkbridge_job`. The runtime owns the job, and the queue returns it exactly once, to `runMainJob`.
    gtkbridge_enqueue_main_job(unsafeBitCast(UnownedJob(job), to: gtkbridge_job.self))
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// Checks isolation where no job is running, such as in a GTK signal handler. Main-actor code may run on the main
  /// thread, and on the main dispatch queue, which `dispatchMain()` drains on another thread.
  func checkIsolated() {
    if !gtkbridge_is_main_thread() { dispatchPrecondition(condition: .onQueue(.main)) }
  }

  func isIsolatingCurrentContext() -> Bool? {
    gtkbridge_is_main_thread() ? true : nil
  }
}

@c(gtkbridge_main_executor) @implementation
func mainExecutorReference() -> gtkbridge_executor {
  // Safe, because `UnownedSerialExecutor` is a frozen struct of an object and a witness table, which is the layout of
  // `gtkbridge_executor`. The object is a global constant, so the unowned reference never dangles.
  unsafeBitCast(MainExecutor.shared.asUnownedSerialExecutor(), to: gtkbridge_executor.self)
}

@c(gtkbridge_run_main_job) @implementation
func runMainJob(_ job: gtkbridge_job) {
  // Safe as the inverse of `MainExecutor.enqueue(_:)`, once for each job.
  unsafeBitCast(job, to: UnownedJob.self)
    .runSynchronously(on: MainExecutor.shared.asUnownedSerialExecutor())
}

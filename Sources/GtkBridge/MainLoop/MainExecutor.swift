import CMainLoop
import Dispatch

/// The executor behind `MainActor`: jobs go to a queue that a source of GLib's main loop drains.
///
/// The C side installs it when the program is loaded, so linking GtkBridge is enough. It is stateless; the queue lives in
/// C, where it needs no allocation per job.
final class MainExecutor: SerialExecutor {
  static let shared = MainExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    // Proof: `UnownedJob` is a frozen structure of one reference to the runtime's job, the layout of `gtkbridge_job`. Its
    // owner is the runtime; the queue hands it back exactly once, to `runMainJob`.
    gtkbridge_enqueue_main_job(unsafeBitCast(UnownedJob(job), to: gtkbridge_job.self))
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// Called where no job runs, such as in a GTK signal handler: main-actor code may run on the main thread, and on the
  /// dispatch main queue, which `dispatchMain()` drains on a thread of its own.
  func checkIsolated() {
    if !gtkbridge_is_main_thread() { dispatchPrecondition(condition: .onQueue(.main)) }
  }

  func isIsolatingCurrentContext() -> Bool? {
    gtkbridge_is_main_thread() ? true : nil
  }
}

@c(gtkbridge_main_executor) @implementation
func mainExecutorReference() -> gtkbridge_executor {
  // Proof: `UnownedSerialExecutor` is a frozen structure of an object and a witness table, the layout of
  // `gtkbridge_executor`. The object is a global constant, so the unowned reference never dangles.
  unsafeBitCast(MainExecutor.shared.asUnownedSerialExecutor(), to: gtkbridge_executor.self)
}

@c(gtkbridge_run_main_job) @implementation
func runMainJob(_ job: gtkbridge_job) {
  // Proof: the reverse of `MainExecutor.enqueue(_:)`, once for each job.
  unsafeBitCast(job, to: UnownedJob.self)
    .runSynchronously(on: MainExecutor.shared.asUnownedSerialExecutor())
}

// Makes this library the main executor of the Swift runtime.
//
// libswift_Concurrency exports a set of function pointers; where one is set, the runtime calls it instead of its own
// code. They use Swift's calling convention and receive the replaced function last.
#include "sources.h"

#define SWIFT __attribute__((swiftcall))

typedef SWIFT gtkbridge_executor (*get_main_executor)(void);
typedef SWIFT bool (*is_main_executor)(gtkbridge_executor);
typedef SWIFT void (*enqueue_main)(gtkbridge_job);
typedef SWIFT void (*drain_main)(void);

extern SWIFT gtkbridge_executor (*swift_task_getMainExecutor_hook)(get_main_executor original);
extern SWIFT bool (*swift_task_isMainExecutor_hook)(gtkbridge_executor, is_main_executor original);
extern SWIFT void (*swift_task_enqueueMainExecutor_hook)(gtkbridge_job, enqueue_main original);
extern SWIFT void (*swift_task_asyncMainDrainQueue_hook)(drain_main original);

// Every hop to MainActor asks here where to go. This one alone redirects the jobs.
static SWIFT gtkbridge_executor get_executor(get_main_executor original) {
  (void)original;
  return gtkbridge_main_executor();
}

// Lets `assumeIsolated` and the compiler's own checks recognise MainActor on a main thread that runs no job, such as
// inside a GTK signal handler.
static SWIFT bool is_executor(gtkbridge_executor executor, is_main_executor original) {
  return executor.identity == gtkbridge_main_executor().identity || original(executor);
}

// Reached by `MainActor.shared.enqueue(_:)` alone.
static SWIFT void enqueue(gtkbridge_job job, enqueue_main original) {
  (void)original;
  gtkbridge_enqueue_main_job(job);
}

// Reached once, at the first suspension of an `async` main function (swift-testing's runner has one). The runtime's own
// version would end the main thread and drain the main queue elsewhere, where no GTK call is allowed. It must not
// return: the runtime ends the process when the main function does.
static SWIFT void drain(drain_main original) {
  (void)original;
  main_loop_run_forever();
}

// At load time, so that no job can slip to the runtime's own executor first: a test runner's first `await` comes before
// any code of ours could run. Four stores; no Swift code runs here, so the order of constructors does not matter.
__attribute__((constructor)) static void install_executor_hooks(void) {
  swift_task_getMainExecutor_hook = get_executor;
  swift_task_isMainExecutor_hook = is_executor;
  swift_task_enqueueMainExecutor_hook = enqueue;
  swift_task_asyncMainDrainQueue_hook = drain;
}

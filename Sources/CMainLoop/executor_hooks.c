// Installs the main executor of the Swift runtime.
//
// libswift_Concurrency exports function pointers as hooks. If a hook is set, the runtime calls it instead of its own
// implementation. Hooks use the Swift calling convention and receive the original function as the last argument.
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

// Called for every switch to MainActor. This hook alone redirects the jobs.
static SWIFT gtkbridge_executor get_executor(get_main_executor original) {
  (void)original;
  return gtkbridge_main_executor();
}

// Makes `assumeIsolated` and compiler-inserted checks recognise MainActor on the main thread outside of jobs, for
// example in a GTK signal handler.
static SWIFT bool is_executor(gtkbridge_executor executor, is_main_executor original) {
  return executor.identity == gtkbridge_main_executor().identity || original(executor);
}

// Called only for `MainActor.shared.enqueue(_:)`.
static SWIFT void enqueue(gtkbridge_job job, enqueue_main original) {
  (void)original;
  gtkbridge_enqueue_main_job(job);
}

// Called once, at the first suspension of an `async` main function, such as that of swift-testing's runner. The
// original implementation would end the main thread and drain the main queue on another thread, where GTK calls are not
// allowed. This function must not return, because the runtime would then exit the process.
static SWIFT void drain(drain_main original) {
  (void)original;
  main_loop_run_forever();
}

// A constructor, so that no job reaches the runtime's own executor: a test runner awaits before any code of this
// library runs. The order of constructors does not matter, because no Swift code runs here.
__attribute__((constructor)) static void install_executor_hooks(void) {
  swift_task_getMainExecutor_hook = get_executor;
  swift_task_isMainExecutor_hook = is_executor;
  swift_task_enqueueMainExecutor_hook = enqueue;
  swift_task_asyncMainDrainQueue_hook = drain;
}

import CGtk
import Foundation
import GtkBridge
import Testing

/// Code that GLib and GTK call is on the main actor, although no job of the Swift runtime runs there.
@Suite(.serialized) @MainActor
struct IsolationTests {
  @Test func glibCallbackIsOnMainActor() async {
    let isolated = Counter()
    addSource {
      MainActor.preconditionIsolated()
      if MainActor.assumeIsolated({ true }) { isolated.increment() }
      return false
    }
    #expect(await MainLoop.wait(timeout: .patience) { isolated.count == 1 })
  }

  @Test func glibCallbackIsOnDispatchMainQueue() async {
    let passed = Counter()
    addSource {
      dispatchPrecondition(condition: .onQueue(.main))
      passed.increment()
      return false
    }
    #expect(await MainLoop.wait(timeout: .patience) { passed.count == 1 })
  }

  @Test func signalHandlerIsOnMainActor() async throws {
    try #require(gtk_init_check() != 0)
    let adjustment = try #require(gtk_adjustment_new(0, 0, 100, 1, 10, 0))
    let object = UnsafeMutableRawPointer(adjustment)
    g_object_ref_sink(object)
    defer { g_object_unref(object) }
    let changed = Counter()
    let handler: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
      MainActor.assumeIsolated { Unmanaged<Counter>.fromOpaque(data).takeUnretainedValue().increment() }
    }
    // A signal handler's C type depends on its signal; this is the one of `value-changed`. `changed` outlives the object.
    g_signal_connect_data(
      object, "value-changed", unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passUnretained(changed).toOpaque(), nil, GConnectFlags(rawValue: 0))

    gtk_adjustment_set_value(adjustment, 1)  // inside a job
    #expect(changed.count == 1)

    nonisolated(unsafe) let sameAdjustment = adjustment  // the callback runs on this very thread
    addSource {
      gtk_adjustment_set_value(sameAdjustment, 2)  // inside a GLib callback
      return false
    }
    #expect(await MainLoop.wait(timeout: .patience) { changed.count == 2 })
  }

  @Test func windowAppearsWhileTestWaits() async throws {
    try #require(gtk_init_check() != 0)
    let widget = try #require(gtk_window_new())
    let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_present(window)
    #expect(await MainLoop.wait(timeout: .patience) { gtk_widget_get_mapped(widget) != 0 })
    gtk_window_destroy(window)
  }
}

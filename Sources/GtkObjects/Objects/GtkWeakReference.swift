import CGtk

extension Gtk {
  /// Watches an object without owning it, and says when it has been finalised.
  @MainActor
  package final class WeakReference {
    private let reference: UnsafeMutablePointer<GWeakRef>

    package init(_ object: Object) {
      reference = .allocate(capacity: 1)
      g_weak_ref_init(reference, object.pointer)
    }

    isolated deinit {
      g_weak_ref_clear(reference)
      reference.deallocate()
    }

    /// Whether the object still lives, whoever owns it.
    package var isAlive: Bool { object != nil }

    /// The object, if it still lives.
    package var object: Object? { g_weak_ref_get(reference).map { Object(adopting: $0) } }

    /// The object, a widget, if it still lives.
    package var widget: Widget? { g_weak_ref_get(reference).map { Widget(adopting: UnsafeMutableRawPointer($0)) } }
  }
}

import CGtk

extension Gtk {
  /// A weak reference to a GObject, which becomes `nil` when the object is finalised.
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

    /// Indicates whether the object still exists.
    package var isAlive: Bool { object != nil }

    package var object: Object? { g_weak_ref_get(reference).map { Object(adopting: $0) } }

    /// The object as a widget; the object must be one.
    package var widget: Widget? { g_weak_ref_get(reference).map { Widget(adopting: UnsafeMutableRawPointer($0)) } }
  }
}

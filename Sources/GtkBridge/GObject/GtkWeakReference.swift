import CGtk

extension Gtk {
  /// Watches an object without owning it, and says when it has been finalised.
  @MainActor
  final class WeakReference {
    private let reference: UnsafeMutablePointer<GWeakRef>

    init(_ object: Object) {
      reference = .allocate(capacity: 1)
      g_weak_ref_init(reference, object.pointer)
    }

    isolated deinit {
      g_weak_ref_clear(reference)
      reference.deallocate()
    }

    /// Whether the object still lives, whoever owns it.
    var isAlive: Bool {
      guard let pointer = g_weak_ref_get(reference) else { return false }
      g_object_unref(pointer)
      return true
    }
  }
}

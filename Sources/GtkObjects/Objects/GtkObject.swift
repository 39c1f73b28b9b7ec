import CGtk

extension Gtk {
  /// Owns one reference to a GObject and gives it back when it goes.
  ///
  /// A floating reference, which every new widget comes with, is sunk: from then on it is this owner's.
  @MainActor
  @usableFromInline
  package class Object {
    package let pointer: UnsafeMutableRawPointer

    /// Takes a reference that nobody else owns yet: a floating one is sunk, a full one is adopted as it is.
    package init(adopting pointer: UnsafeMutableRawPointer) {
      self.pointer = g_object_is_floating(pointer) != 0 ? g_object_ref_sink(pointer) : pointer
    }

    /// Takes a reference of its own to an object that somebody else owns too.
    package init(retaining pointer: UnsafeMutableRawPointer) {
      self.pointer = g_object_ref_sink(pointer)
    }

    /// Isolated, because the last Swift reference may go on any thread and GTK's objects may only go on its own.
    isolated deinit {
      g_object_unref(pointer)
    }

    /// The pointer as GTK's functions want it where the type's fields are public.
    package func cast<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
      pointer.assumingMemoryBound(to: type)
    }

    /// The pointer as GTK's functions want it where the type is opaque.
    package var opaque: OpaquePointer { OpaquePointer(pointer) }
  }
}

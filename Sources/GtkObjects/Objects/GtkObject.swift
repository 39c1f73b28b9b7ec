import CGtk

extension Gtk {
  /// An owner of one reference to a GObject, which is released on deinitialisation.
  ///
  /// A floating reference, which every new widget has, is sunk and then belongs to this owner.
  @MainActor
  @usableFromInline
  package class Object {
    package let pointer: UnsafeMutableRawPointer

    /// Takes ownership of an unowned reference: sinks a floating one and adopts a full one.
    package init(adopting pointer: UnsafeMutableRawPointer) {
      self.pointer = g_object_is_floating(pointer) != 0 ? g_object_ref_sink(pointer) : pointer
    }

    /// Adds a reference to an object that also has other owners. A floating reference is left to its future owner: from
    /// 4.12 on, GTK fills a row of a list before it puts the row into the list.
    package init(retaining pointer: UnsafeMutableRawPointer) {
      self.pointer = g_object_ref(pointer)
    }

    /// Isolated, because the last Swift reference may be released on any thread, but GTK objects only on the main
    /// thread.
    isolated deinit {
      g_object_unref(pointer)
    }

    /// Returns the pointer as a typed pointer, for GTK types with public fields.
    package func cast<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
      pointer.assumingMemoryBound(to: type)
    }

    /// The pointer for GTK functions on opaque types.
    package var opaque: OpaquePointer { OpaquePointer(pointer) }
  }
}

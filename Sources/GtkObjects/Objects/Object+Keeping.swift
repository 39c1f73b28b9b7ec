import CGtk

extension Gtk.Object {
  /// Retains another object as long as this one exists, or until another object is kept under the name.
  package func keep(_ object: AnyObject, as key: String) {
    g_object_set_data_full(cast(), key, Unmanaged.passRetained(object).toOpaque()) { data in
      guard let data else { return }
      Unmanaged<AnyObject>.fromOpaque(data).release()
    }
  }

  /// The object that this one keeps under a name.
  package func kept(as key: String) -> AnyObject? {
    g_object_get_data(cast(), key).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}

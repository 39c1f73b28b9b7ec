import CGtk

/// A Swift type for the value of a GObject property.
@MainActor
package protocol PropertyValue {
  static var type: GType { get }
  static func read(_ value: UnsafePointer<GValue>) -> Self
  func write(to value: UnsafeMutablePointer<GValue>)
}

extension Bool: PropertyValue {
  package static var type: GType { gtkbridge_type_boolean() }
  package static func read(_ value: UnsafePointer<GValue>) -> Bool { g_value_get_boolean(value) != 0 }
  package func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, self ? 1 : 0) }
}

extension Int32: PropertyValue {
  package static var type: GType { gtkbridge_type_int() }
  package static func read(_ value: UnsafePointer<GValue>) -> Int32 { g_value_get_int(value) }
  package func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_int(value, self) }
}

extension Double: PropertyValue {
  package static var type: GType { gtkbridge_type_double() }
  package static func read(_ value: UnsafePointer<GValue>) -> Double { g_value_get_double(value) }
  package func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
}

extension String: PropertyValue {
  package static var type: GType { gtkbridge_type_string() }
  package static func read(_ value: UnsafePointer<GValue>) -> String {
    g_value_get_string(value).map { String(cString: $0) } ?? ""
  }
  package func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
}

extension Gtk.Object {
  /// Returns whether the object has a property, which may be one of later versions of GTK.
  package func hasProperty(_ name: String) -> Bool {
    let instance: UnsafeMutablePointer<GTypeInstance> = cast()
    guard let type = instance.pointee.g_class else { return false }
    return g_object_class_find_property(UnsafeMutableRawPointer(type).assumingMemoryBound(to: GObjectClass.self), name)
      != nil
  }

  /// Returns a property by name. GLib reports an unknown name as a critical warning.
  package func property<Value: PropertyValue>(_ name: String, as type: Value.Type = Value.self) -> Value {
    withValue(of: type) { value in
      g_object_get_property(cast(), name, value)
      return Value.read(value)
    }
  }

  /// Sets a property by name. GLib reports an unknown name as a critical warning.
  package func setProperty<Value: PropertyValue>(_ name: String, to newValue: Value) {
    withValue(of: Value.self) { value in
      newValue.write(to: value)
      g_object_set_property(cast(), name, value)
    }
  }

  /// Passes an initialised GValue to `body` and unsets it afterwards.
  private func withValue<Value: PropertyValue, Result>(
    of type: Value.Type, _ body: (UnsafeMutablePointer<GValue>) -> Result
  ) -> Result {
    var value = GValue()
    g_value_init(&value, type.type)
    defer { g_value_unset(&value) }
    return body(&value)
  }
}

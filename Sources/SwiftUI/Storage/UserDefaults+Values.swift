extension UserDefaults {
  /// Stores a value. Mirrors `setValue(_:forKey:)` of key-value coding on Apple's systems.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns a value, or `nil` if there is none. Mirrors `value(forKey:)` of key-value coding on Apple's systems.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

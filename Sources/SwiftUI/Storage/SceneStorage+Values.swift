/// The initialisers of ``SceneStorage`` for further values and for those that may be absent.
extension SceneStorage {
  /// Creates a property that stores a URL.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init { AppStorage(wrappedValue: wrappedValue, $0 + key) }
  }

  /// Creates a property that stores data.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init { AppStorage(wrappedValue: wrappedValue, $0 + key) }
  }

  /// Creates a property that stores a date.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init { AppStorage(wrappedValue: wrappedValue, $0 + key) }
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that stores a Boolean value, or nothing.
  public init(_ key: String) where Value == Bool? {
    self.init { AppStorage($0 + key) }
  }

  /// Creates a property that stores an integer, or nothing.
  public init(_ key: String) where Value == Int? {
    self.init { AppStorage($0 + key) }
  }

  /// Creates a property that stores a number, or nothing.
  public init(_ key: String) where Value == Double? {
    self.init { AppStorage($0 + key) }
  }

  /// Creates a property that stores a string, or nothing.
  public init(_ key: String) where Value == String? {
    self.init { AppStorage($0 + key) }
  }

  /// Creates a property that stores a URL, or nothing.
  public init(_ key: String) where Value == URL? {
    self.init { AppStorage($0 + key) }
  }

  /// Creates a property that stores data, or nothing.
  public init(_ key: String) where Value == Data? {
    self.init { AppStorage($0 + key) }
  }

  /// Creates a property that stores a date, or nothing.
  public init(_ key: String) where Value == Date? {
    self.init { AppStorage($0 + key) }
  }

  /// Creates a property that stores the raw value of a case, or nothing.
  public init<Wrapped: RawRepresentable>(_ key: String) where Value == Wrapped?, Wrapped.RawValue == String {
    self.init { AppStorage($0 + key) }
  }

  /// Creates a property that stores the raw value of a case, or nothing.
  public init<Wrapped: RawRepresentable>(_ key: String) where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init { AppStorage($0 + key) }
  }
}

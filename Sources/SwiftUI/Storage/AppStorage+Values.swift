/// The initialisers of ``AppStorage`` for stores and for values that may be absent.
///
/// A store of `nil`, or `UserDefaults.standard`, stands for the application's settings. Other code reads the values of
/// a store in their types; a change by such code is shown at the next update of the view. A date keeps its whole
/// seconds.
extension AppStorage {
  private init(_ value: Value, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
    self.init(key, value, form.decode, form.encode, in: DefaultsValues.values(of: store))
  }

  /// Creates a property that stores a Boolean value in a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == Bool {
    self.init(wrappedValue, key, store, .bool)
  }

  /// Creates a property that stores an integer in a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == Int {
    self.init(wrappedValue, key, store, .int)
  }

  /// Creates a property that stores a number in a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == Double {
    self.init(wrappedValue, key, store, .double)
  }

  /// Creates a property that stores a string in a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value == String {
    self.init(wrappedValue, key, store, .string)
  }

  /// Creates a property that stores a URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .url)
  }

  /// Creates a property that stores data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .data)
  }

  /// Creates a property that stores a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, .date)
  }

  /// Creates a property that stores the raw value of a case in a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .rawString)
  }

  /// Creates a property that stores the raw value of a case in a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .rawInt)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Wrapped>(_ key: String, _ store: UserDefaults?, _ form: StoredForm<Wrapped>) where Value == Wrapped? {
    self.init(key, nil, form.optional.decode, form.optional.encode, in: DefaultsValues.values(of: store))
  }

  /// Creates a property that stores a Boolean value, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, .bool)
  }

  /// Creates a property that stores an integer, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, .int)
  }

  /// Creates a property that stores a number, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, .double)
  }

  /// Creates a property that stores a string, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, .string)
  }

  /// Creates a property that stores a URL, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, .url)
  }

  /// Creates a property that stores data, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, .data)
  }

  /// Creates a property that stores a date, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, .date)
  }

  /// Creates a property that stores the raw value of a case, or nothing.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(key, store, .rawString)
  }

  /// Creates a property that stores the raw value of a case, or nothing.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(key, store, .rawInt)
  }
}

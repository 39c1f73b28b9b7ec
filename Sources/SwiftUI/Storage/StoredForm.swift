/// The form in which a value of ``AppStorage`` or ``SceneStorage`` is stored.
struct StoredForm<Value> {
  let decode: (String) -> Value?
  let encode: (Value) -> String

  /// The form for an optional value. `nil` is not stored.
  var optional: (decode: (String) -> Value??, encode: (Value?) -> String?) {
    let (decode, encode) = (decode, encode)
    return ({ decode($0).map { .some($0) } }, { $0.map(encode) })
  }
}

extension StoredForm where Value == Bool {
  /// A number is a form of `UserDefaults`.
  static var bool: Self { Self(decode: { Bool($0) ?? Int($0).map { $0 != 0 } }, encode: \.description) }
}

extension StoredForm where Value == Int {
  static var int: Self { Self(decode: { Int($0) }, encode: \.description) }
}

extension StoredForm where Value == Double {
  static var double: Self { Self(decode: { Double($0) }, encode: \.description) }
}

extension StoredForm where Value == String {
  static var string: Self { Self(decode: { $0 }, encode: { $0 }) }
}

extension StoredForm where Value == URL {
  static var url: Self { Self(decode: { URL(string: $0) }, encode: \.absoluteString) }
}

extension StoredForm where Value == Data {
  static var data: Self { Self(decode: { Data(base64Encoded: $0) }, encode: { $0.base64EncodedString() }) }
}

extension StoredForm where Value == Date {
  static var date: Self {
    Self(
      decode: { Double($0).map { Date(timeIntervalSinceReferenceDate: $0) } },
      encode: { $0.timeIntervalSinceReferenceDate.description })
  }
}

extension StoredForm where Value: RawRepresentable, Value.RawValue == String {
  static var rawString: Self { Self(decode: { Value(rawValue: $0) }, encode: \.rawValue) }
}

extension StoredForm where Value: RawRepresentable, Value.RawValue == Int {
  static var rawInt: Self { Self(decode: { Int($0).flatMap { Value(rawValue: $0) } }, encode: \.rawValue.description) }
}

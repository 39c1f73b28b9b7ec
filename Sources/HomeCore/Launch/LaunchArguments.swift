/// A parser of command-line arguments. An option's value follows `=` or is the next argument.
nonisolated struct LaunchArguments {
  /// The argument of the current option, as written.
  private(set) var current = ""

  private var rest: ArraySlice<String>
  private var option = ""
  private var attachedValue: String?

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// Returns the name of the next option, or `nil` at the end.
  mutating func next() throws(LaunchOptionsError) -> String? {
    guard let argument = rest.popFirst() else { return nil }
    current = argument
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    option = parts[0]
    attachedValue = parts.count == 2 ? parts[1] : nil
    return option
  }

  /// Returns the current option's value, or `nil` if there is none.
  mutating func value() -> String? { attachedValue ?? rest.popFirst() }

  /// Returns the current option's value, unless the next argument is an option.
  mutating func optionalValue() -> String? {
    attachedValue ?? (rest.first?.hasPrefix("-") == false ? rest.popFirst() : nil)
  }

  /// Returns the current option's value, which must not be empty.
  mutating func requiredValue() throws(LaunchOptionsError) -> String {
    guard let value = value(), !value.isEmpty else { throw .missingValue(option: option) }
    return value
  }

  /// Returns the current option's value as the place of a store.
  mutating func requiredStore() throws(LaunchOptionsError) -> StoreAddress {
    try Self.store(try requiredValue())
  }

  /// Returns the next argument as the place of a store, for an option with two of them.
  mutating func anotherStore() throws(LaunchOptionsError) -> StoreAddress {
    guard let value = rest.popFirst(), !value.isEmpty else { throw .missingValue(option: option) }
    return try Self.store(value)
  }

  private static func store(_ text: String) throws(LaunchOptionsError) -> StoreAddress {
    do { return try StoreAddress(text) } catch { throw .badStore(error) }
  }

  /// Returns the current option's value, which must be one of the known choices.
  mutating func requiredChoice<Choice: RawRepresentable & CaseIterable>() throws(LaunchOptionsError) -> Choice
  where Choice.RawValue == String {
    let value = try requiredValue()
    guard let choice = Choice(rawValue: value) else {
      throw .unknownValue(value, option: option, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// Checks that the current option has no attached value.
  ///
  /// - Throws: An error if it has one.
  func refuseValue() throws(LaunchOptionsError) {
    if attachedValue != nil { throw .unknownOption(current) }
  }
}

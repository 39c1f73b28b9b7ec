/// The arguments of a command line, option by option. An option's value stands after `=` or is the next argument.
nonisolated struct LaunchArguments {
  /// The argument that the last option was read from, as it was written.
  private(set) var current = ""

  private var rest: ArraySlice<String>
  private var option = ""
  private var attachedValue: String?

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// The next option's name; `nil` at the end.
  mutating func next() throws(LaunchOptionsError) -> String? {
    guard let argument = rest.popFirst() else { return nil }
    current = argument
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    option = parts[0]
    attachedValue = parts.count == 2 ? parts[1] : nil
    return option
  }

  /// The value of the option that was read last; `nil` if there is none.
  mutating func value() -> String? { attachedValue ?? rest.popFirst() }

  /// The value of the option that was read last, unless the next argument is an option.
  mutating func optionalValue() -> String? {
    attachedValue ?? (rest.first?.hasPrefix("-") == false ? rest.popFirst() : nil)
  }

  /// The value of the option that was read last, which says something.
  mutating func requiredValue() throws(LaunchOptionsError) -> String {
    guard let value = value(), !value.isEmpty else { throw .missingValue(option: option) }
    return value
  }

  /// The value of the option that was read last, which is one of a few.
  mutating func requiredChoice<Choice: RawRepresentable & CaseIterable>() throws(LaunchOptionsError) -> Choice
  where Choice.RawValue == String {
    let value = try requiredValue()
    guard let choice = Choice(rawValue: value) else {
      throw .unknownValue(value, option: option, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// - Throws: An error if the option that was read last has a value, for which it has no use.
  func refuseValue() throws(LaunchOptionsError) {
    if attachedValue != nil { throw .unknownOption(current) }
  }
}

/// Expands `@Entry` into the accessors of a value and the type that is its key.
enum EntryMacro {
  private static let containers: Set<String> = ["EnvironmentValues", "Transaction", "ContainerValues", "FocusedValues"]

  static func expand(_ expansion: CompilerMessage.Expansion) throws(MacroError) -> String {
    let attribute = Source(expansion.use)
    guard let syntax = expansion.declaration else { throw attribute.error(onlyForVariables) }
    let source = Source(syntax)
    guard let variable = VariableDeclaration(in: source, at: 0), source.isToken(variable.keyword, "var") else {
      throw attribute.error(onlyForVariables)
    }
    try check(variable, in: source)
    guard isContainer(expansion.surroundings) else {
      throw attribute.error(
        "“@Entry” is for variables in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues."
      )
    }
    let name = source.tokens[variable.name].text
    let key = "__Key_" + name.replacing("`", with: "")
    if expansion.role == "peer" { return "private enum \(key) {}" }
    let value = try value(of: variable, in: source)
    return """
      {
        get { self[_entry: \(key).self, default: \(value)] }
        set { self[_entry: \(key).self, default: \(value)] = newValue }
      }
      """
  }

  private static let onlyForVariables = "“@Entry” makes a key for a variable: “@Entry var caption = \"\"”."

  private static func check(_ variable: VariableDeclaration, in source: Source) throws(MacroError) {
    if let comma = variable.comma {
      throw source.error("Each entry is a declaration of its own: “@Entry var a = 1; @Entry var b = 2”.", at: comma)
    }
    if source.isToken(variable.name, "(") {
      throw source.error("An entry has one name.", at: variable.name)
    }
    if variable.modifiers.contains(where: { ["static", "class", "lazy", "weak", "unowned"].contains($0) }) {
      throw source.error("An entry is a value of each instance: “static”, “lazy” and “weak” have no meaning for it.")
    }
    if let accessors = variable.accessors {
      throw source.error("An entry has no accessors of its own.", at: accessors)
    }
  }

  /// The default value. An optional one has `nil` by default.
  private static func value(of variable: VariableDeclaration, in source: Source) throws(MacroError) -> String {
    if let value = variable.initialValue, !value.isEmpty { return source.text(of: value) }
    if let type = variable.type, !type.isEmpty {
      let last = source.tokens[type.upperBound - 1].text
      if ["?", "!"].contains(last) || source.isToken(type.lowerBound, "Optional") { return "nil" }
    }
    throw source.error("An entry has a default value: “@Entry var caption = \"\"”.", at: variable.name)
  }

  /// Indicates whether the variable is in an extension of a type that has keys.
  private static func isContainer(_ surroundings: [CompilerMessage.Syntax]) -> Bool {
    guard let source = surroundings.first.map(Source.init),
      let keyword = source.tokens.firstIndex(where: { $0.text == "extension" })
    else { return false }
    return containers.contains(source.lastPart(ofNameAt: keyword + 1))
  }
}

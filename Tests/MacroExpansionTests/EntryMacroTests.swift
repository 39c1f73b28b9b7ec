import Testing

@testable import MacroExpansion

@Suite struct EntryMacroTests {
  private func entry(_ declaration: String, role: String = "accessor", in container: String = "EnvironmentValues") -> (
    source: String?, errors: [String]
  ) {
    expand("EntryMacro", "@Entry", role: role, of: declaration, in: ["extension \(container) {}"])
  }

  @Test(arguments: [
    ("@Entry var caption = \"a { \"", "caption", "\"a { \""),
    ("@Entry public var count: Int? = 3 // = 4", "count", "3"),
    ("@Entry var name: String?", "name", "nil"),
    ("@Entry var name: Optional<Int>", "name", "nil"),
    ("@Entry var action: (() -> Void)?", "action", "nil"),
    (
      "@Entry\n/// Documented.\n@MainActor\nvar action: @Sendable (Int, [Int: Set<Int>]) -> Void =\n  { _, _ in }",
      "action", "{ _, _ in }"
    ),
    ("@Entry internal var 색: Color = .red", "색", ".red"),
    ("@Entry var `default` = (1, 2)", "default", "(1, 2)"),
    ("@Entry var list: [Int] = [\n  1,\n  2,\n]", "list", "[\n 1,\n 2,\n]"),
  ])
  func valuesHaveKeys(declaration: String, name: String, value: String) {
    let accessors = entry(declaration)
    #expect(accessors.errors == [])
    #expect(
      compact(accessors.source)
        == compact(
          """
          { get { self[_entry: __Key_\(name).self, default: \(value)] }
          set { self[_entry: __Key_\(name).self, default: \(value)] = newValue } }
          """))
    #expect(entry(declaration, role: "peer").source == "private enum __Key_\(name) {}")
  }

  @Test(arguments: ["EnvironmentValues", "SwiftUI.Transaction", "FocusedValues", "ContainerValues"])
  func containersAreKnown(name: String) {
    #expect(entry("@Entry var a = 1", in: name).errors == [])
  }

  @Test(arguments: [
    ("@Entry let a = 1", "“@Entry” makes a key for a variable: “@Entry var caption = \"\"”. | @Entry let a = 1"),
    ("@Entry func f() {}", "“@Entry” makes a key for a variable: “@Entry var caption = \"\"”. | @Entry func f() {}"),
    ("@Entry var a: Int", "An entry has a default value: “@Entry var caption = \"\"”. | a: Int"),
    ("@Entry var a", "An entry has a default value: “@Entry var caption = \"\"”. | a"),
    (
      "@Entry var a = 1, b = 2",
      "Each entry is a declaration of its own: “@Entry var a = 1; @Entry var b = 2”. | , b = 2"
    ),
    ("@Entry var (a, b) = (1, 2)", "An entry has one name. | (a, b) = (1, 2)"),
    (
      "@Entry static var a = 1",
      "An entry is a value of each instance: “static”, “lazy” and “weak” have no meaning for it. | @Entry static var a = 1"
    ),
    ("@Entry var a: Int { 1 }", "An entry has no accessors of its own. | { 1 }"),
    ("@Entry var a = 1 { didSet {} }", "An entry has no accessors of its own. | { didSet {} }"),
  ])
  func wrongUsesHaveTheirPlaces(declaration: String, error: String) {
    let (source, errors) = entry(declaration)
    #expect(source == nil)
    #expect(errors == [error])
  }

  @Test(arguments: [[], ["struct EnvironmentValues {}"], ["extension Color {}"]])
  func otherTypesHaveNoEntries(surroundings: [String]) {
    let (source, errors) = expand("EntryMacro", "@Entry", role: "accessor", of: "@Entry var a = 1", in: surroundings)
    #expect(source == nil)
    #expect(
      errors == [
        "“@Entry” is for variables in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues."
          + " | @Entry var a = 1"
      ])
  }
}

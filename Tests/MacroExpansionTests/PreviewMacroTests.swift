import Testing

@testable import MacroExpansion

@Suite struct PreviewMacroTests {
  private static let start = """
    struct $sD7PreviewfMu_: SwiftUI._PreviewRegistration { \
    static var _declaration: SwiftUI._PreviewDeclaration { 
    """
  private static let place = #"return SwiftUI._PreviewPlace(fileID: "App/ContentView.swift", line: 7) .preview"#

  @Test(arguments: [
    ("#Preview { Text(\"a\") }", "{ Text(\"a\") }"),
    ("#Preview(\"A\") { a }", "(\"A\") { a }"),
    (
      "#Preview(\"A #}\", traits: .landscapeLeft, .sizeThatFitsLayout,) { a }",
      "(\"A #}\", traits: .landscapeLeft, .sizeThatFitsLayout,) { a }"
    ),
    ("#Preview(\"A\", body: { a })", "(\"A\", body: { a })"),
    ("// #1\n@available(iOS 17, *) @MainActor\n#SwiftUI.Preview\n{ a }", "{ a }"),
  ])
  func argumentsStayAsTheyAre(use: String, arguments: String) {
    let (source, errors) = expand("PreviewMacro", use)
    #expect(errors == [])
    #expect(compact(source) == compact("\(Self.start) \(Self.place)\(arguments) } }"))
  }

  @Test func previewableVariablesAreProperties() {
    let (source, errors) = expand(
      "PreviewMacro",
      """
      #Preview("A", traits: .portrait) { // {
        @Previewable @State var isOn = true
        @SwiftUI.Previewable
        @State private var text: String = [1, 2]
          .map { "\\($0) }" }
          .joined() +
          "a" // comment
        @Previewable @FocusState var focus: Bool; let x = 1
        Toggle(text, isOn: $isOn)
      }
      """)
    #expect(errors == [])
    #expect(
      compact(source)
        == compact(
          """
          \(Self.start)struct PreviewableContent: SwiftUI.View {
            @State var isOn = true
            @State private var text: String = [1, 2] .map { "\\($0) }" } .joined() + "a"
            @FocusState var focus: Bool;
            var body: some SwiftUI.View { // {
              // comment
              let x = 1
              Toggle(text, isOn: $isOn)
            }
          }
          \(Self.place)("A", traits: .portrait) { PreviewableContent() } } }
          """))
  }

  @Test(arguments: [
    ("@Previewable @State var a = 1\nText(a)", "@State var a = 1"),
    ("@Previewable @State var a: Int?\nText(a)", "@State var a: Int?"),
    ("@Previewable @State var a: [Set<Int>]\n-x", "@State var a: [Set<Int>]"),
    ("@Previewable @State var a: Array<Int>\nText(a)", "@State var a: Array<Int>"),
    ("@Previewable @State var a = b\n  ?? c\nText(a)", "@State var a = b\n  ?? c"),
    ("@Previewable @State var a = b ? c\n  : d\nText(a)", "@State var a = b ? c\n  : d"),
    ("@Previewable @State var a = if b { 1 }\nelse { 2 }\nText(a)", "@State var a = if b { 1 }\nelse { 2 }"),
    ("@Previewable @State var a = b as\n Int\n.init\nText(a)", "@State var a = b as\n Int\n.init"),
    ("@Previewable @State var a = b!\n!c", "@State var a = b!"),
    ("@Previewable @State(initialValue: 1) var a\n(b)", "@State(initialValue: 1) var a"),
    ("@Previewable @State var a = 1 { didSet { print(a) } }\nText(a)", "@State var a = 1 { didSet { print(a) } }"),
    (
      "@Previewable @State var a: (Int, [Int]) -> Void = { $0 + $1 }\nText(a)",
      "@State var a: (Int, [Int]) -> Void = { $0 + $1 }"
    ),
    ("@Previewable @Environment(\\.a) var a, b: Int\nText(a)", "@Environment(\\.a) var a, b: Int"),
    ("@Previewable let a = 1", "let a = 1"),
  ])
  func variablesEndWhereTheirExpressionsEnd(body: String, property: String) {
    let (source, errors) = expand("PreviewMacro", "#Preview {\n\(body)\n}")
    #expect(errors == [])
    #expect(
      compact(source).contains(compact("SwiftUI.View { \(property) var body: some SwiftUI.View")), "\(source ?? "")")
  }

  @Test(arguments: [
    ("#Preview", "A preview has a body: “#Preview { ContentView() }”. | #Preview"),
    ("Preview", "“#Preview” is expected. | Preview"),
    (
      "#Preview { @Previewable func f() {} }",
      "“@Previewable” marks a variable: “@Previewable @State var isOn = true”. | @Previewable func f() {} }"
    ),
    (
      "/* 한 */ #Preview { Text(a)\n @Previewable struct S {} }",
      "“@Previewable” marks a variable: “@Previewable @State var isOn = true”. | @Previewable struct S {} }"
    ),
  ])
  func wrongUsesHaveTheirPlaces(use: String, error: String) {
    let (source, errors) = expand("PreviewMacro", use)
    #expect(source == nil)
    #expect(errors == [error])
  }

  @Test func previewableBelongsToAPreview() {
    let inside = expand(
      "PreviewableMacro", "@Previewable", role: "peer", of: "@Previewable @State var a = 1",
      in: ["{ }", "#Preview { }"])
    #expect(inside.source == "" && inside.errors == [])
    let outside = expand(
      "PreviewableMacro", "@Previewable", role: "peer", of: "@Previewable var a = 1", in: ["struct S {}"])
    #expect(outside.source == nil)
    #expect(
      outside.errors.first?.hasPrefix("“@Previewable” is for variables at the top level of the body of “#Preview”.")
        == true)
    let type = expand("PreviewableMacro", "@Previewable", role: "peer", of: "@Previewable struct S {}")
    #expect(type.errors.first?.hasPrefix("“@Previewable” marks a variable") == true)
  }
}

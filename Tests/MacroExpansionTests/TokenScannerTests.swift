import Testing

@testable import MacroExpansion

@Suite struct TokenScannerTests {
  private func texts(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return TokenScanner.tokens(of: bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(arguments: [
    ("a // b {\nc", ["a", "c"]),
    ("a /* { /* } */ { */ c", ["a", "c"]),
    ("#\"\"\"\n } \"\"\" \n\"\"\"# }", ["#\"\"\"\n } \"\"\" \n\"\"\"#", "}"]),
    ("\"a } \\\" b\" }", ["\"a } \\\" b\"", "}"]),
    ("\"\\(f(\"}\") + \"\\(g { 1 })\")\" }", ["\"\\(f(\"}\") + \"\\(g { 1 })\")\"", "}"]),
    ("#\"\\(a) \\#(b(\")\"))\"# x", ["#\"\\(a) \\#(b(\")\"))\"#", "x"]),
    ("\"\" x", ["\"\"", "x"]),
    ("\"\"\"\n \"quoted\" } \\\"\"\" \n\"\"\" x", ["\"\"\"\n \"quoted\" } \\\"\"\" \n\"\"\"", "x"]),
    ("let r = /[}/]\\/\"/; x", ["let", "r", "=", "/[}/]\\/\"/", ";", "x"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("(a)/b/c", ["(", "a", ")", "/", "b", "/", "c"]),
    ("#/ } \" /# x", ["#/ } \" /#", "x"]),
    ("`class` 이름 $0 _x", ["`class`", "이름", "$0", "_x"]),
    ("1.5e3 1...3 x.0.1", ["1.5e3", "1", ".", ".", ".", "3", "x", ".", "0.1"]),
    ("a->b ==c", ["a", "->", "b", "==", "c"]),
    ("a =//b\nc", ["a", "=", "c"]),
  ])
  func tokensAreSeparate(source: String, expected: [String]) {
    #expect(texts(source) == expected)
  }

  /// Sources with everything that brackets hide in.
  static let sources = [
    "#Preview(\"a \\(x { \"}\" })\", traits: .fixedLayout(width: 1, height: 2),) { /* } */ Text(#\"}\"#) }",
    "#Preview { @Previewable @State var a: [String: (Int) -> Set<Array<Int>>] = [:] { didSet { } }; Text(\"\"\"\n}\n\"\"\") }",
    "#Preview {\n#if os(Linux)\n@Previewable @State var 이름 = /}/\n#endif\nText(이름) }",
    "@Entry private var `default`: Optional<@Sendable () -> Void> = { [weak x] in x?.y(\")\") }",
  ]

  /// The compiler sends only valid sources, but a plug-in that hangs would block it forever.
  @Test(arguments: sources)
  func anyBytesEnd(source: String) {
    let bytes = Array(source.utf8)
    let odd: [UInt8] = Array("\"\\#/*{}()[]`@<>\n.:,;".utf8) + [0, 0x80, 0xFF]
    for length in 0...bytes.count {
      checkAll(Array(bytes.prefix(length)))
      checkAll(Array(bytes.suffix(length)))
      checkAll(bytes.prefix(length) + [odd[length % odd.count]] + bytes.dropFirst(length))
    }
  }

  private func checkAll(_ bytes: [UInt8]) {
    let source = String(decoding: bytes, as: UTF8.self)
    let count = source.utf8.count
    let tokens = TokenScanner.tokens(of: Array(source.utf8))
    var last = 0
    let isOrdered = tokens.allSatisfy { token in
      defer { last = token.range.upperBound }
      return token.range.lowerBound >= last && !token.range.isEmpty && token.range.upperBound <= count
    }
    #expect(isOrdered, "\(source)")
    _ = expand("PreviewMacro", source)
    _ = expand("EntryMacro", "@Entry", role: "accessor", of: source, in: ["extension EnvironmentValues {}"])
    _ = expand("PreviewableMacro", "@Previewable", role: "peer", of: source)
  }
}

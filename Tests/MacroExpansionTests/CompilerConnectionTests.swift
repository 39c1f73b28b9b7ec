import Foundation
import Testing

@testable import MacroExpansion

@Suite struct CompilerConnectionTests {
  private func message(_ text: String) -> Data {
    Data((0..<8).map { UInt8(truncatingIfNeeded: text.utf8.count >> ($0 * 8)) }) + Data(text.utf8)
  }

  /// Sends bytes, closes the connection, and returns the answers.
  private func answers(to bytes: Data) throws -> [String] {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(contentsOf: bytes)
    try input.fileHandleForWriting.close()
    try CompilerConnection(input: input.fileHandleForReading, output: output.fileHandleForWriting).serve()
    try output.fileHandleForWriting.close()
    var rest = try output.fileHandleForReading.readToEnd() ?? Data()
    var answers: [String] = []
    while rest.count >= 8 {
      let count = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      answers.append(String(decoding: rest.dropFirst(8).prefix(count), as: UTF8.self))
      rest = Data(rest.dropFirst(8 + count))
    }
    return answers
  }

  @Test func everyMessageHasAnAnswer() throws {
    let expansion = #"""
      {"expandFreestandingMacro":{"macro":{"moduleName":"SwiftUIMacros","typeName":"PreviewMacro","name":"Preview"},
      "macroRole":"declaration","discriminator":"$s1","unknown":[1],"syntax":{"kind":"declaration",
      "source":"#Preview { }","location":{"fileID":"A/B.swift","fileName":"/B.swift","offset":0,"line":1,"column":1}}}}
      """#
    let unknown = expansion.replacing("PreviewMacro", with: "OtherMacro")
    let messages = [
      #"{"getCapability":{"capability":{"protocolVersion":99}}}"#, expansion, unknown,
      #"{"loadPluginLibrary":{"libraryPath":"a"}}"#, "not JSON", "{}", #"{"expandAttachedMacro":{}}"#,
    ]
    let answers = try answers(to: messages.reduce(Data()) { $0 + message($1) })
    #expect(answers.count == messages.count)
    #expect(answers[0] == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
    #expect(answers[1].contains("struct $s17PreviewfMu_"))
    #expect(answers[2].contains(#"The plug-in of SwiftUI has no macro “OtherMacro”"#))
  }

  @Test(arguments: [0, 3, 8, 11])
  func cutConnectionEnds(length: Int) throws {
    #expect(try answers(to: message(#"{"getCapability":{}}"#).prefix(length)) == [])
  }

  @Test func absurdLengthEnds() throws {
    #expect(try answers(to: Data(repeating: 0xFF, count: 64)) == [])
  }
}

import Testing

@testable import SwiftUI

extension SwiftUITests {
  /// The facts in the article "What Is Not Public" about the module SwiftUI.
  @Suite @MainActor struct NotPublicTests {
    private struct First: Marked {}
    private enum Second: Marked {}
    private final class Third: Marked {}
    fileprivate struct Generic<Value>: Marked {}

    @Test func recordsOfConformancesNameTheTypes() {
      let names = ConformingTypes(protocolName: "Marked").types.map { "\($0)" }
      #expect(
        Set(names) == ["First", "Second", "Third"],
        "the compiler's records of conformances have another form or another section now: previews are not found")
      #expect(ConformingTypes(protocolName: "Unmarked").types.isEmpty)
    }

    private class Overriding: NSObject {
      let word: String

      override init() {
        word = "made"
        super.init()
      }
    }

    @Test func initialisersHaveThePlaceOfThoseTheyOverride() {
      #expect(
        DelegateCreation.make(Overriding.self).word == "made",
        "the table of a class has another form now: delegates are not created")
    }

    /// Compiles as a release build does. Without the attribute, the type is not in the object file.
    @Test func optimiserKeepsTypesOfPreviews() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let source = """
        @_alwaysEmitConformanceMetadata public protocol Kept { static var number: Int { get } }
        private struct NobodyUsesThisType: Kept { static var number: Int { 1 } }
        """
      let (file, object) = (folder.appending(path: "kept.swift"), folder.appending(path: "kept.o"))
      try Data(source.utf8).write(to: file)
      let compiler = Process()
      compiler.executableURL = URL(filePath: "/usr/bin/env")
      compiler.arguments = ["swiftc", "-O", "-wmo", "-parse-as-library", "-c", file.path, "-o", object.path]
      try compiler.run()
      compiler.waitUntilExit()
      #expect(compiler.terminationStatus == 0, "the compiler does not know @_alwaysEmitConformanceMetadata any more")
      let program = try Data(contentsOf: object)
      #expect(
        program.range(of: Data("NobodyUsesThisType".utf8)) != nil,
        "the optimiser drops types of previews: an optimised program has none")
    }
  }
}

private protocol Marked {}

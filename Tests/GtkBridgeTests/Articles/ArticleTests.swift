import Foundation
import GtkBridge
import GtkBridgeTesting
import RIBs
import Testing

@testable import Articles

/// The code in the documentation's articles is code that is compiled and tested here, letter by letter.
@Suite struct ArticleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let articles: [URL] = {
    let folder = root.appending(path: "Sources/GtkBridge/GtkBridge.docc")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
  }()

  /// The code that is compiled, without its indentation.
  private static let sources: [String] = {
    ["Tests/Articles", "Tests/GtkBridgeTests/Articles", "Tests/Consumers/Scaffolded"].flatMap { folder -> [String] in
      let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.map(unindented)
    }
  }()

  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test func articlesAreThere() {
    #expect(Self.articles.count >= 10)
  }

  @Test(arguments: articles) func codeIsCompiled(article: URL) throws {
    let text = try String(contentsOf: article, encoding: .utf8)
    for match in text.matches(of: /```swift\n(?<code>[\s\S]*?)\n```/) {
      let code = String(match.output.code)
      // A manifest can only be compiled in a package of its own: the one in Tests/Consumers.
      if code.hasPrefix("// Package.swift") { continue }
      #expect(
        Self.sources.contains { $0.contains(Self.unindented(code)) },
        "Tests/Articles has no such code as in \(article.lastPathComponent):\n\(code)")
    }
  }
}

extension GtkBridgeTests {
  @Suite @MainActor struct PortedRIBTests {
    private final class Dependencies: Component<EmptyDependency>, @MainActor CounterDependency {
      init() { super.init(dependency: EmptyComponent()) }
    }

    @Test func countsOnScreen() async throws {
      let router = CounterBuilder(dependency: Dependencies()).build()
      router.interactable.activate()
      router.load()
      let host = try ViewHost(router.viewControllable.uiviewController)
      #expect(host.controller.title == "Counter")
      #expect(try !host.element(.button, named: "Reset").isEnabled)
      try host.tap("Count")
      try await host.wait(for: "1")
      try host.tap("Reset")
      try await host.wait(for: "0")
    }
  }
}

import GtkBridgeTesting
import Testing

@testable import SwiftUI

extension SwiftUITests {
  @Suite @MainActor struct DeclaredPreviewTests {
    private func preview(_ id: String) throws -> Preview {
      try #require(Preview.declared.first { $0.id == id }, "there is no preview \(id)")
    }

    @Test func programFindsItsPreviewsInTheOrderOfTheSources() {
      let macros = Preview.declared.filter { $0.name == "DeclaredPreviews" }
      #expect(
        macros.map(\.state) == [
          "", "Named", "Named 2", "Wide", "Fitting", "Fixed", "Controller", "Controller, Fixed", "State",
        ])
      #expect(macros.allSatisfy { $0.group == "SwiftUITests" })
    }

    @Test func eachViewOfAProviderIsAPreview() {
      let previews = Preview.declared.filter { $0.name == "Sample" }
      #expect(previews.map(\.state) == ["Phone", "2", "3", "Each 4", "Each 5", "6"])
      #expect(
        previews.map(\.size) == [nil, CGSize(width: 60, height: 30), nil, nil, nil, CGSize(width: 480, height: 560)])
      #expect(Preview.declared.contains { $0.id == "Hidden" })
      #expect(!Preview.declared.contains { $0.name.hasPrefix("Generic") })
    }

    @Test func traitsAreSizes() throws {
      #expect(try preview("DeclaredPreviews").size == CGSize(width: 480, height: 560))
      #expect(try preview("DeclaredPreviews/Wide").size == CGSize(width: 560, height: 480))
      #expect(try preview("DeclaredPreviews/Fixed").size == CGSize(width: 70, height: 50))
      #expect(try preview("DeclaredPreviews/Fitting").snapshot().size == CGSize(width: 30, height: 20))
    }

    @Test(arguments: [
      ("DeclaredPreviews", "Unnamed"), ("DeclaredPreviews/Named", "Named }"), ("DeclaredPreviews/Named 2", "Second"),
      ("DeclaredPreviews/Controller", "Controlled"), ("DeclaredPreviews/Controller, Fixed", "Controlled"),
      ("Sample/2", "2"), ("Sample/Each 5", "5"), ("Sample/6", "6"), ("Hidden", "hidden"),
    ])
    func previewsShowTheirViews(id: String, text: String) throws {
      #expect(try preview(id).snapshot().text == "label \"\(text)\"\n")
    }

    @Test func previewableStateChanges() throws {
      let preview = try preview("DeclaredPreviews/State")
      let host = try ViewHost { preview.content }
      #expect(host.texts.contains("{} 1") && !host.texts.contains("More"))
      try host.tap("Add")
      #expect(host.texts.contains("{} 2") && host.texts.contains("More"))
    }

    @Test func devicesAreSizes() {
      func size<Content: View>(_ modify: (Text) -> Content) -> CGSize? {
        let trait = PreviewPart.parts(of: modify(Text("a"))).first?.settings.trait
        return trait.flatMap { Preview("a", traits: $0) { Text("a") }.size }
      }
      #expect(size { $0.previewDevice("iPhone 15") } == CGSize(width: 393, height: 852))
      #expect(size { $0.previewDevice("iPhone SE (2nd generation)") } == CGSize(width: 375, height: 667))
      #expect(size { $0.previewDevice("Toaster") } == CGSize(width: 480, height: 560))
      #expect(
        size { $0.previewDevice("iPhone 15").previewInterfaceOrientation(.landscapeRight) }
          == CGSize(width: 852, height: 393))
      #expect(size { $0.previewInterfaceOrientation(.landscapeLeft) } == CGSize(width: 560, height: 480))
      // The inner modifier is the one that applies to the view.
      #expect(size { $0.previewDevice("iPad").previewDevice("iPhone 15") } == CGSize(width: 820, height: 1180))
    }
  }
}

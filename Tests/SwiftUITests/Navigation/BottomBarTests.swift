import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct BottomBarTests {
    private struct Screen: View {
      @State var text = ""
      @State var isHidden = false

      var body: some View {
        NavigationStack {
          VStack {
            Text("content")
            TextField("Name", text: $text)
            Button("hide") { isHidden = true }
            NavigationLink("go") { Text("detail") }
          }
          .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("First") {}
              Spacer()
              Button("Last") {}
            }
            ToolbarItem(placement: .keyboard) { Button("Done") {} }
          }
          .toolbar(isHidden ? .hidden : .visible, for: .bottomBar)
        }
      }
    }

    @Test func itemsStandFromSideToSideBelowTheContent() async throws {
      let host = try ViewHost(size: CGSize(width: 400, height: 300)) { Screen() }
      try await host.wait(for: "First")
      await host.nextFrame()
      let (first, last) = (host.frame(of: try host.label("First")), host.frame(of: try host.label("Last")))
      #expect(first.minY > host.frame(of: try host.label("content")).maxY)
      #expect(first.minY > 200 && first.minX < 60 && last.maxX > 340, "\(first) \(last)")
      host.close()
    }

    @Test func itemsGoWithTheirScreen() async throws {
      let host = try ViewHost { Screen() }
      try await host.wait(for: "First")
      try host.tap("go")
      try await host.wait(for: "detail")
      #expect(await MainLoop.wait { host.findLabel("First") == nil })
      host.close()
    }

    @Test func theBarIsHiddenOnRequest() async throws {
      let host = try ViewHost { Screen() }
      try await host.wait(for: "First")
      try host.tap("hide")
      #expect(await MainLoop.wait { host.findLabel("First") == nil })
      host.close()
    }

    @Test func itemsOfTheKeyboardAreThereWhileTheUserTypes() async throws {
      let host = try ViewHost { Screen() }
      try await host.wait(for: "First")
      let link = try #require(host.widgets.first { $0.typeName == "GtkButton" && $0.texts == ["go"] })
      link.grabFocus()
      #expect(await MainLoop.wait { host.findLabel("Done") == nil })
      let field = try #require(host.widgets.first { $0.typeName == "GtkEntry" })
      field.grabFocus()
      #expect(await MainLoop.wait { host.findLabel("Done") != nil })
      let done = try #require(host.widgets.first { $0.typeName == "GtkButton" && $0.texts == ["Done"] })
      done.grabFocus()
      await host.nextFrame()
      #expect(host.findLabel("Done") != nil, "a press of the button takes the focus from the field")
      link.grabFocus()
      #expect(await MainLoop.wait { host.findLabel("Done") == nil })
      host.close()
    }
  }
}

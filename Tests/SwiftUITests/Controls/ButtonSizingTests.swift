import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct ButtonSizingTests {
    @Test func flexibleButtonFillsTheWidth() async throws {
      let host = try ViewHost(size: CGSize(width: 300, height: 200)) {
        VStack {
          Button("fitted") {}.buttonSizing(.fitted)
          Button("flexible") {}.buttonSizing(.flexible)
        }
      }
      try await host.wait(for: "flexible")
      func width(_ title: String) -> Double? {
        host.widgets.first { $0.typeName == "GtkButton" && $0.texts == [title] }?.width
      }
      #expect(await MainLoop.wait { (width("flexible") ?? 0) > 250 })
      #expect(try #require(width("fitted")) < 150)
      host.close()
    }

    @Test func namesWithoutEffectLeaveTheViewAsItIs() async throws {
      let host = try ViewHost {
        VStack {
          Text("text")
            .handlesExternalEvents(preferring: ["a"], allowing: ["*"])
            .writingToolsBehavior(.disabled)
            .allowedDynamicRange(.high)
            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
          Image(systemName: "star").allowedDynamicRange(.standard)
        }
      }
      try await host.wait(for: "text")
      host.close()
    }

    private struct Choice: View {
      @State private var chosen: Int? = 2

      var body: some View {
        Picker("number", selection: $chosen) {
          Text("none").tag(nil as Int?)
          Text("one").tag(1, includeOptional: true)
          Text("two").tag(2, includeOptional: true)
        }
        .pickerStyle(.segmented)
        Text(verbatim: "chosen \(chosen ?? 0)")
      }
    }

    @Test func aTagStandsForItsOptional() async throws {
      let host = try ViewHost { VStack { Choice() } }
      try await host.wait(for: "chosen 2")
      try host.tap("one")
      try await host.wait(for: "chosen 1")
      host.close()
    }

    @Test func compactMenuOpensTheContentOfTheGroup() async throws {
      let host = try ViewHost {
        ControlGroup {
          Button("cut") {}
          Button("copy") {}
        } label: {
          Text("edit")
        }
        .controlGroupStyle(.compactMenu)
      }
      try await host.wait(for: "edit")
      #expect(host.widgets.contains { $0.typeName == "GtkMenuButton" && $0.isMapped })
      host.close()
    }
  }
}

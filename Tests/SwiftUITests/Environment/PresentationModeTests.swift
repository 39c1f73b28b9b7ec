import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct PresentationModeTests {
    struct Detail: View {
      @Environment(\.presentationMode) private var mode
      @Environment(\.isPresented) private var isPresented
      let name: String

      var body: some View {
        Text("\(name) \(mode.wrappedValue.isPresented) \(isPresented)")
        Button("Close \(name)") { mode.wrappedValue.dismiss() }
      }
    }

    struct Screen: View {
      @State private var isSheetShown = false
      var body: some View {
        NavigationStack {
          Detail(name: "root")
          NavigationLink("Push") { Detail(name: "pushed") }
          Button("Present") { isSheetShown = true }
        }
        .sheet(isPresented: $isSheetShown) { Detail(name: "sheet") }
      }
    }

    @Test func itClosesPushedAndPresentedScreensOnly() async throws {
      let host = try ViewHost { Screen() }
      #expect(host.contents.contains("root false false"))
      try host.tap("Close root")
      #expect(host.contents.contains("root false false"))
      try host.tap("Push")
      try await host.wait(for: "pushed true true")
      try host.tap("Close pushed")
      try await host.wait(for: "root false false")
      try host.tap("Present")
      try await host.wait(for: "sheet true true")
      try host.tap("Close sheet")
      #expect(await MainLoop.wait { !host.contents.contains("sheet true true") })
    }
  }
}

import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct ColorSchemeTests {
    private struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    @Test func viewsReadTheSchemeAroundThem() async throws {
      let host = try ViewHost {
        Scheme().colorScheme(.dark)
        Scheme().colorScheme(.light).drawingGroup(opaque: false, colorMode: .linear)
      }
      try await host.wait(for: "dark")
      try await host.wait(for: "light")
      host.close()
    }
  }
}

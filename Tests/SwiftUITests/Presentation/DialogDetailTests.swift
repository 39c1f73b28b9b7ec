import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct DialogDetailTests {
    @Test func aDialogOffersToAskNoMore() async throws {
      struct Screen: View {
        @State var isAsking = false
        @State var isSuppressed = false
        var body: some View {
          VStack {
            Text(verbatim: isSuppressed ? "suppressed" : "asks")
            Button("ask") { isAsking = true }
              .confirmationDialog("Delete?", isPresented: $isAsking) { Button("Delete") {} }
              .dialogSuppressionToggle("Never again", isSuppressed: $isSuppressed)
              .dialogIcon(Image(systemName: "trash"))
          }
        }
      }
      let host = try ViewHost { Screen() }
      try host.tap("ask")
      try await host.wait(for: "Delete?")
      try host.tap("Never again")
      try await host.wait(for: "suppressed")
      host.close()
    }

    private struct Recorder: FileChooser {
      let record: (FileChooserRequest) -> Void
      func choose(
        _ request: FileChooserRequest, answer: @escaping ([URL]) -> Void
      ) -> (any FileChooserSession)? {
        record(request)
        answer([])
        return nil
      }
    }

    @Test func fileDialogsHaveDetails() async throws {
      struct Screen: View {
        @State var isAsking = false
        var body: some View {
          Button("open") { isAsking = true }
            .fileImporter(isPresented: $isAsking, allowedContentTypes: [.text]) { (_: Result<URL, any Error>) in }
        }
      }
      var requests: [FileChooserRequest] = []
      let folder = URL(fileURLWithPath: "/tmp")
      let host = try ViewHost {
        Screen().environment(\.fileChooser, Recorder { requests.append($0) })
          .fileDialogMessage("Choose a text").fileDialogConfirmationLabel("Read").fileDialogDefaultDirectory(folder)
      }
      try host.tap("open")
      #expect(await MainLoop.wait { !requests.isEmpty })
      #expect(requests.first?.title == "Choose a text" && requests.first?.confirmationLabel == "Read")
      #expect(requests.first?.folder == folder)
      host.close()
    }
  }
}

import GtkBridge

/// Sheets, alerts, popovers, file dialogs and toasts.
struct PresentationPage: View {
  @State private var name = "Untitled"
  @State private var isSheetShown = false
  @State private var isCoverShown = false
  @State private var isHalfSheetShown = false
  @State private var isAlertShown = false
  @State private var isChoiceShown = false
  @State private var isPopoverShown = false
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var isWriting = false
  @State private var toast: Toast?
  @State private var last = "nothing yet"

  var body: some View {
    ExamplePage {
      Example("Sheet and cover", of: "sheet", "fullScreenCover", "interactiveDismissDisabled") {
        HStack(spacing: 12) {
          Button("Show Sheet") { isSheetShown = true }
            .sheet(isPresented: $isSheetShown) { RenameSheet(name: $name) }
          Button("Cover the Window") { isCoverShown = true }
            .fullScreenCover(isPresented: $isCoverShown) { CoverScreen() }
        }
        Text("The name is \(name)")
      }
      Example("Sheet of half the height", of: "presentationDetents", "presentationDragIndicator") {
        Button("Show Half Sheet") { isHalfSheetShown = true }
          .sheet(isPresented: $isHalfSheetShown) {
            List(0..<20, id: \.self) { Text("Row \($0)") }
              .presentationDetents([.medium, .large])
              .presentationDragIndicator(.visible)
          }
      }
      Example("Alert and choice", of: "alert", "confirmationDialog") {
        HStack(spacing: 12) {
          Button("Ask") { isAlertShown = true }
            .alert("Delete “\(name)”?", isPresented: $isAlertShown) {
              Button("Delete", role: .destructive) { last = "Delete" }
              Button("Keep", role: .cancel) { last = "Keep" }
            } message: {
              Text("It cannot be brought back.")
            }
          Button("Offer Choices") { isChoiceShown = true }
            .confirmationDialog("Share “\(name)”", isPresented: $isChoiceShown) {
              Button("Print") { last = "Print" }
              Button("Send by Mail") { last = "Send by Mail" }
            }
        }
        Text("Last chosen: \(last)")
      }
      Example("Popover", of: "popover") {
        Button("Show Popover") { isPopoverShown = true }
          .popover(isPresented: $isPopoverShown) { Text("A bubble points at its button.").padding(6) }
      }
      Example("Files", of: "fileImporter", "fileExporter", "fileDestination", "fileDialogMessage") {
        HStack(spacing: 12) {
          Button("Open…") { isImporting = true }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText, .commaSeparatedText]) {
              last = (try? $0.get().lastPathComponent) ?? last
            }
          Button("Save As…") { isExporting = true }
            .fileExporter(
              isPresented: $isExporting, document: NameFile(name: name), contentType: .plainText, defaultFilename: name
            ) {
              last = (try? $0.get().lastPathComponent) ?? last
            }
          Button("Write to…") { isWriting = true }
            .fileDestination(isPresented: $isWriting, contentType: .plainText, defaultFilename: name) { url in
              if (try? Data(name.utf8).write(to: url)) != nil { last = url.lastPathComponent }
            }
            .fileDialogMessage("Write the Name")
        }
      }
      Example("Toast", of: "toast") {
        Button("Show Toast") {
          toast = Toast("The book was moved", actionTitle: "Undo") { last = "Undo" }
        }
      }
    }
    .toast($toast)
  }
}

private struct RenameSheet: View {
  @Binding var name: String
  @State private var draft = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TextField("Name", text: $draft)
      .padding(24)
      .frame(minWidth: 320)
      .onAppear { draft = name }
      .interactiveDismissDisabled(draft != name)
      .navigationTitle("Rename")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Rename") {
            name = draft
            dismiss()
          }
          .disabled(draft.isEmpty)
        }
      }
  }
}

private struct CoverScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text("This screen is all that the window shows.")
      Button("Back") { dismiss() }
    }
    .navigationTitle("Cover")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("Close", systemImage: "xmark") { dismiss() } }
    }
  }
}

private struct NameFile: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  let name: String

  init(name: String) { self.name = name }

  init(configuration: ReadConfiguration) throws {
    name = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(name.utf8))
  }
}

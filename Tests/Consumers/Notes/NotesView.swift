import SwiftUI

struct NotesView: View {
  @EnvironmentObject private var store: NoteStore
  @Environment(\.openWindow) private var openWindow
  @AppStorage("shows-count") private var showsCount = true
  @State private var opened = "Nothing opened"

  var body: some View {
    NavigationView {
      List {
        if showsCount {
          Text("\(store.notes.count) notes").foregroundColor(Color(.secondaryLabel))
        }
        ForEach(store.notes) { note in
          Button(store.title(of: note.id)) { openWindow(id: "note", value: note.id) }
        }
        Text(opened).listRowBackground(Color(UIColor.systemGray6))
      }
      .navigationTitle("Notes")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Add") { store.add("Note \(store.notes.count + 1)") }
        }
        ToolbarItem(placement: .navigationBarLeading) {
          Button("About") { openWindow(id: "about") }
        }
      }
    }
    .onOpenURL { opened = "Opened \($0.lastPathComponent)" }
  }
}

struct NoteView: View {
  let id: Note.ID?
  @EnvironmentObject private var store: NoteStore
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack(spacing: 12) {
      Text(store.title(of: id)).font(.title)
      Button("Rename") { store.rename(id) }
      Button("Done") { dismissWindow(id: "note") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemBackground))
  }
}

struct NotesSettings: View {
  @AppStorage("shows-count") private var showsCount = true

  var body: some View {
    Form {
      Toggle("Show the number of notes", isOn: $showsCount)
    }
    .frame(width: 360, height: 160)
  }
}

#Preview {
  NotesView().environmentObject(NoteStore())
}

#Preview("A note") {
  @Previewable @StateObject var store = NoteStore(titles: ["Bread"])
  NoteView(id: 1).environmentObject(store)
}

#Preview("A picture for previews alone") {
  HStack {
    Image(.sample)
    Text("Sample")
    Circle().fill(Color.accentColor).frame(width: 20, height: 20)
  }
}

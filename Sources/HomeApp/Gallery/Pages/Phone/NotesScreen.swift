import GtkBridge

struct NotesScreen: View {
  @State private var notes = (1...12).map { "Note \($0)" }
  @State private var isPinned: Set<String> = []

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      List {
        ForEach(notes, id: \.self) { note in
          HStack {
            Text(note)
            Spacer()
            if isPinned.contains(note) {
              Image(systemName: "pin.fill").foregroundColor(.orange)
            }
          }
          .swipeActions(edge: .leading) {
            Button("Pin") { isPinned.formSymmetricDifference([note]) }.tint(.orange)
          }
        }
        .onDelete { notes.remove(atOffsets: $0) }
      }
      .listStyle(.plain)
      Button {
        withAnimation { notes.insert("Note \(notes.count + 1)", at: 0) }
      } label: {
        Image(systemName: "plus")
          .font(.title2.weight(.semibold))
          .foregroundColor(.white)
          .frame(width: 56, height: 56)
          .background(Circle().fill(Color.accentColor))
          .shadow(radius: 4, y: 2)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("New Note")
      .padding(20)
    }
  }
}

import GtkBridge

extension Preview {
  static let notes = [
    Preview("NotesView", "Empty", group: "Notes") { NotesView(viewModel: NoteViewModel()) },
    Preview("NotesView", "Narrow", group: "Notes", traits: .fixedLayout(width: 300, height: 400)) {
      let viewModel = NoteViewModel()
      NotesView(viewModel: viewModel)
    },
  ]
}

func writePicture(to file: URL) throws {
  let png = try Snapshot.png(
    of: NotesView(viewModel: NoteViewModel()), size: CGSize(width: 420, height: 480), scheme: .dark, scale: 2)
  try png.write(to: file)
}

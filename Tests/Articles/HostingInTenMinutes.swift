import GtkBridge

final class NoteViewModel: ObservableObject {
  @Published var text = ""
  @Published private(set) var notes: [String] = []

  func add() {
    guard !text.isEmpty else { return }
    notes.append(text)
    text = ""
  }
}

struct NotesView: View {
  @ObservedObject var viewModel: NoteViewModel

  var body: some View {
    VStack {
      HStack {
        TextField("New note", text: $viewModel.text)
        Button("Add") { viewModel.add() }
      }
      List(viewModel.notes, id: \.self) { note in
        Text(note)
      }
    }
    .padding()
  }
}

func runNotes() throws -> Int32 {
  let application = Application(id: "io.github.example.Notes")
  return try application.run {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 420, height: 480))
    window.rootViewController = HostingController(rootView: NotesView(viewModel: NoteViewModel()))
    window.makeKeyAndVisible()
  }
}

final class NotesViewController: UIViewController {
  private let viewModel = NoteViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    NotesView(viewModel: viewModel).attach(to: self)
  }
}

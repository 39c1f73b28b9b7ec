@testable import GtkBridge

/// Records its events under a name, which its only button shows.
@MainActor
final class LoggingController: ViewController {
  let name: String
  private let log: Log
  private let notesLoading: Bool

  init(_ name: String, _ log: Log, notesLoading: Bool = false) {
    self.notesLoading = notesLoading
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if notesLoading { log.entries.append("\(name) didLoad") }
    Button(name) {}.attach(to: self)
  }
  override func viewWillAppear(_ animated: Bool) { log.entries.append("\(name) willAppear") }
  override func viewDidAppear(_ animated: Bool) { log.entries.append("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.entries.append("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.entries.append("\(name) didDisappear") }
}

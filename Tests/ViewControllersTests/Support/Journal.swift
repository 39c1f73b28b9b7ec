import ViewControllers

/// What happened, in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// What happened since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Writes its life down, and can do something in the middle of any event.
class RecordingController: ViewController {
  let name: String
  let journal: Journal
  var onEvent: [String: (RecordingController) -> Void] = [:]
  var recordsMoves = false

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  private func note(_ event: String) {
    journal("\(name).\(event)")
    onEvent[event]?(self)
  }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  override func willMove(toParent parent: ViewController?) {
    if recordsMoves { note(parent == nil ? "willLeave" : "willEnter") }
  }

  override func didMove(toParent parent: ViewController?) {
    if recordsMoves { note(parent == nil ? "didLeave" : "didEnter") }
  }
}

extension ViewController {
  /// Contains `child` and its view, in UIKit's canonical order.
  func embed(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Lets go of `child` and its view, in UIKit's canonical order.
  func expel(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  func appear() {
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  func disappear() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }
}

/// A weak reference that can stand in an array.
final class Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object?) { self.object = object }
}

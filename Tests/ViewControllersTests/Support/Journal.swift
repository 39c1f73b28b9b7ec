import ViewControllers

/// The recorded events, in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Records its events, and can run code in any of them.
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

  /// Removes `child` and its view, in UIKit's canonical order.
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

/// A weak reference for use in an array.
final class Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object?) { self.object = object }
}

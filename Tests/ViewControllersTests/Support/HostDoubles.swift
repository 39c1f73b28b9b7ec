import ViewControllers

/// Keeps the requested transitions, so that the test determines when they end.
@MainActor
class TransitionRecorder: TransitionHost {
  private(set) var transitions: [ScreenTransition] = []
  private(set) var performed: [String] = []
  var completesAtOnce = false

  func perform(_ transition: ScreenTransition) {
    func names(_ controllers: [ViewController]) -> String {
      controllers.map { ($0 as? RecordingController)?.name ?? "\(type(of: $0))" }.joined(separator: ",")
    }
    performed.append("\(transition.kind) \(names(transition.from))>\(names(transition.to))")
    transitions.append(transition)
    if completesAtOnce { transition.complete() }
  }

  func completeLast() { transitions.last?.complete() }
}

/// A toolkit's container, without the toolkit.
final class ContainerDouble: TransitionRecorder, ContainerBacking {
  private(set) var surroundingsChanges = 0
  private(set) var subviewChanges = 0

  func surroundingsDidChange() { surroundingsChanges += 1 }
  func subviewsDidChange() { subviewChanges += 1 }
  func constraintsDidChange() {}
  func visibilityDidChange() {}

  /// Realises a container's view.
  static func realize(_ controller: ViewController) -> ContainerDouble {
    let double = ContainerDouble()
    controller.view.backing = double
    return double
  }
}

/// A toolkit's window, without the toolkit. It maps when it is presented and paints on request.
final class WindowHostDouble: TransitionRecorder, WindowHost {
  private(set) var calls: [String] = []
  private(set) weak var window: Window?
  var isActive = false

  init(_ window: Window) {
    self.window = window
  }

  func present() {
    calls.append("present")
    isActive = true
    window?.windowWillAppear()
  }

  func paint() { window?.windowDidAppear() }

  func close() {
    calls.append("close")
    isActive = false
    window?.windowDidClose()
  }

  func rootViewControllerDidChange() {
    calls.append("root")
    if isActive { window?.windowWillAppear() }
  }

  func titleDidChange() { calls.append("title \(window?.title ?? "")") }

  /// Runs `body` with doubles of windows, and passes them to it on demand.
  static func provide(_ body: (_ hosts: () -> [WindowHostDouble]) -> Void) {
    var hosts: [WindowHostDouble] = []
    Window.hostProvider = { window in
      let host = WindowHostDouble(window)
      hosts.append(host)
      return host
    }
    defer { Window.hostProvider = nil }
    body { hosts }
  }
}

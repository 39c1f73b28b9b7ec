import GtkBridge
import GtkObjects

/// Shows a view in a real window for a test, finds what is on screen, and uses it as people do.
///
/// ```swift
/// @Test @MainActor func counts() async throws {
///   let host = try ViewHost { CounterView(viewModel: CounterViewModel()) }
///   try host.tap("Count")
///   await host.nextFrame()
///   #expect(host.texts == ["1", "Count"])
/// }
/// ```
///
/// Everything runs as in the program: the controller appears when its first frame has been painted, tasks run, sheets open
/// windows of their own, in which things are found too. Under `xvfb-run` nobody sees it. Widget tests share one display and one
/// main loop: put them in a suite that is `.serialized`.
@preconcurrency @MainActor
public final class ViewHost {
  /// The controller whose view is shown.
  public let controller: ViewController

  private let window: Window

  /// Shows a controller's view, and returns when its first frame has been painted.
  ///
  /// - Parameter size: How large the window is, in points.
  /// - Throws: ``ViewHostError/noDisplay`` or ``ViewHostError/notPainted``.
  public init(_ controller: ViewController, size: CGSize = CGSize(width: 400, height: 300)) throws(ViewHostError) {
    guard Gtk.hasDisplay else { throw .noDisplay }
    self.controller = controller
    window = Window(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeVisibleUnmanaged()
    guard MainLoop.pump(until: { controller.appearanceState == .appeared }) else {
      window.close()
      throw .notPainted
    }
  }

  /// Shows a view, and returns when its first frame has been painted.
  ///
  /// - Throws: ``ViewHostError/noDisplay`` or ``ViewHostError/notPainted``.
  public convenience init<Content: View>(
    size: CGSize = CGSize(width: 400, height: 300), @ViewBuilder content: () -> Content
  ) throws(ViewHostError) {
    try self.init(HostingController(rootView: content()), size: size)
  }

  isolated deinit { window.close() }

  // MARK: What is on screen

  /// The texts on screen, in their order; those of a sheet come before those of the window under it.
  public var texts: [String] { elements.compactMap(\.widget.labelText) }

  /// Everything on screen, in its order.
  public var elements: [ViewElement] {
    Gtk.shownWindows.flatMap(\.all).filter { $0.isShown && !$0.isAccessibleHidden }.map(ViewElement.init)
  }

  /// What is on screen as text, in the form of ``Snapshot/text``: for a failure's message, or to compare.
  public var outline: String { Gtk.shownWindows.map { Outline($0).text }.joined() }

  /// The first element with a name, and a role if one is given.
  ///
  /// - Throws: ``ViewHostError/notFound(_:onScreen:)``, with all that is on screen.
  public func element(_ role: ViewRole? = nil, named name: String) throws(ViewHostError) -> ViewElement {
    try first("\(role?.rawValue ?? "element") named \"\(name)\"") {
      $0.name == name && (role == nil || $0.role == role)
    }
  }

  /// The first element with a role.
  ///
  /// - Throws: ``ViewHostError/notFound(_:onScreen:)``, with all that is on screen.
  public func element(_ role: ViewRole) throws(ViewHostError) -> ViewElement {
    try first(role.rawValue) { $0.role == role }
  }

  /// The element that ``View/accessibilityIdentifier(_:)`` has named.
  ///
  /// - Throws: ``ViewHostError/notFound(_:onScreen:)``, with all that is on screen.
  public func element(identifier: String) throws(ViewHostError) -> ViewElement {
    try first("element with the identifier \"\(identifier)\"") { $0.identifier == identifier }
  }

  private func first(_ what: String, where matches: (ViewElement) -> Bool) throws(ViewHostError) -> ViewElement {
    controller.flushViews()
    guard let element = elements.first(where: matches) else { throw .notFound(what, onScreen: outline) }
    return element
  }

  // MARK: What people do

  /// Presses the control with a name.
  ///
  /// - Throws: ``ViewHostError``.
  public func tap(_ name: String) throws(ViewHostError) {
    controller.flushViews()
    // A row has the name of the button inside it.
    let controls = elements.filter { $0.name == name && $0.widget.takesPress }
    let innermost = controls.first { control in
      controls.allSatisfy { !$0.widget.isDescendant(of: control.widget) || control.widget.isDescendant(of: $0.widget) }
    }
    guard let control = innermost else { throw .notFound("control named \"\(name)\"", onScreen: outline) }
    try control.tap()
    controller.flushViews()
  }

  /// Replaces the text of the field with a name.
  ///
  /// - Throws: ``ViewHostError``.
  public func type(_ text: String, into name: String) throws(ViewHostError) {
    let field = try first("field named \"\(name)\"") { $0.name == name && $0.text != nil }
    try field.type(text)
    controller.flushViews()
  }

  // MARK: Time

  /// Suspends until one more frame has been painted, and all changes until now are in it.
  public func nextFrame() async {
    guard let widget = Gtk.shownWindows.first else { return }
    var isPainted = false
    widget.afterPaint { isPainted = true }
    await MainLoop.wait { isPainted }
  }

  /// Suspends until a text is on screen.
  ///
  /// - Throws: ``ViewHostError/notThere(_:onScreen:)`` where it does not come within `timeout`.
  public func wait(for text: String, timeout: Duration = .seconds(60)) async throws(ViewHostError) {
    guard await MainLoop.wait(timeout: timeout, until: { self.texts.contains(text) }) else {
      throw .notThere("\"\(text)\"", onScreen: outline)
    }
  }

  /// Closes the window: the controller disappears.
  public func close() { window.close() }
}

import GtkBridge
import GtkObjects

/// A test host that shows a view in a real window, finds its elements, and simulates user input.
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
/// Views behave as in a program: the controller appears after its first frame, tasks run, and sheets open windows whose
/// elements can be found too. Run the tests under `xvfb-run` to keep the windows invisible. Widget tests share one
/// display and one main loop, so put them in a suite that is `.serialized`.
@preconcurrency @MainActor
public final class ViewHost {
  /// The controller of the view.
  public let controller: ViewController

  private let window: Window

  /// Shows a controller's view and returns after its first frame.
  ///
  /// - Parameter size: The size of the window, in points.
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

  /// Shows a view and returns after its first frame.
  ///
  /// - Throws: ``ViewHostError/noDisplay`` or ``ViewHostError/notPainted``.
  public convenience init<Content: View>(
    size: CGSize = CGSize(width: 400, height: 300), @ViewBuilder content: () -> Content
  ) throws(ViewHostError) {
    try self.init(HostingController(rootView: content()), size: size)
  }

  isolated deinit { window.close() }

  // MARK: Elements on screen

  /// The texts on screen, in order. The texts of a sheet come before those of its parent window.
  public var texts: [String] { elements.compactMap(\.widget.labelText) }

  /// The elements on screen, in order.
  public var elements: [ViewElement] {
    Gtk.shownWindows.flatMap(\.all).filter { $0.isShown && !$0.isAccessibleHidden }.map(ViewElement.init)
  }

  /// The contents of the screen in the form of ``Snapshot/text``, for failure messages or comparisons.
  public var outline: String { Gtk.shownWindows.map { Outline($0).text }.joined() }

  /// Returns the first element with a name and, if given, a role.
  ///
  /// - Throws: ``ViewHostError/notFound(_:onScreen:)``, with the contents of the screen.
  public func element(_ role: ViewRole? = nil, named name: String) throws(ViewHostError) -> ViewElement {
    try first("\(role?.rawValue ?? "element") named \"\(name)\"") {
      $0.name == name && (role == nil || $0.role == role)
    }
  }

  /// Returns the first element with a role.
  ///
  /// - Throws: ``ViewHostError/notFound(_:onScreen:)``, with the contents of the screen.
  public func element(_ role: ViewRole) throws(ViewHostError) -> ViewElement {
    try first(role.rawValue) { $0.role == role }
  }

  /// Returns the element with the identifier set by ``View/accessibilityIdentifier(_:)``.
  ///
  /// - Throws: ``ViewHostError/notFound(_:onScreen:)``, with the contents of the screen.
  public func element(identifier: String) throws(ViewHostError) -> ViewElement {
    try first("element with the identifier \"\(identifier)\"") { $0.identifier == identifier }
  }

  private func first(_ what: String, where matches: (ViewElement) -> Bool) throws(ViewHostError) -> ViewElement {
    controller.flushViews()
    guard let element = elements.first(where: matches) else { throw .notFound(what, onScreen: outline) }
    return element
  }

  // MARK: User input

  /// Activates the control with a name.
  ///
  /// - Throws: ``ViewHostError``.
  public func tap(_ name: String) throws(ViewHostError) {
    controller.flushViews()
    // The innermost control is used, because a row has the same name as the button inside it.
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

  /// Suspends until a further frame has been painted, which includes all changes so far.
  public func nextFrame() async {
    guard let widget = Gtk.shownWindows.first else { return }
    var isPainted = false
    widget.afterPaint { isPainted = true }
    await MainLoop.wait { isPainted }
  }

  /// Suspends until a text is on screen.
  ///
  /// - Throws: ``ViewHostError/notThere(_:onScreen:)`` if it does not appear within `timeout`.
  public func wait(for text: String, timeout: Duration = .seconds(60)) async throws(ViewHostError) {
    guard await MainLoop.wait(timeout: timeout, until: { self.texts.contains(text) }) else {
      throw .notThere("\"\(text)\"", onScreen: outline)
    }
  }

  /// Closes the window. The controller disappears.
  public func close() { window.close() }
}

import GtkObjects

/// Pictures and text forms of views, made without showing a window.
///
/// ```swift
/// let png = try Snapshot.png(of: HomeView(viewModel: viewModel), size: CGSize(width: 480, height: 560), scheme: .dark)
/// let text = try Snapshot.text(of: HomeView(viewModel: viewModel))
/// ```
///
/// What a screen puts into its window's bar, such as a title and a toolbar, is not in it: there is no window.
///
/// The view is laid out and drawn by GTK itself, from the same tree of drawing instructions that a window would get. A display
/// has to be there, for fonts and icons, but nothing appears on it. Tasks that the view starts run on: to wait for what they
/// bring, use `snapshot(of:size:scheme:scale:waitingUntil:)`, or a ``Preview`` that says when it is ready.
@preconcurrency @MainActor
public struct Snapshot: Sendable {
  /// The picture, as the content of a PNG file.
  public let png: Data

  /// What is on screen as text, a line for each thing: its role, its name, and what it holds. Nothing in it depends on fonts,
  /// colours or sizes.
  public let text: String

  /// The size of the view in points: at least the one that was asked for, and at least what the view needs.
  public let size: CGSize

  /// Draws a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: How large it is, in points; `nil` is the size that the view has by itself.
  ///   - scheme: Light or dark.
  ///   - scale: How many pixels there are to a point, along each axis.
  /// - Returns: The content of a PNG file.
  /// - Throws: ``SnapshotError``.
  public static func png<Content: View>(
    of view: Content, size: CGSize? = nil, scheme: ColorScheme = .light, scale: Double = 1
  ) throws(SnapshotError) -> Data {
    try snapshot(of: view, size: size, scheme: scheme, scale: scale).png
  }

  /// Writes down what a view shows: see ``text``.
  ///
  /// A list has the rows that GTK makes for a very tall window: its first 200, about.
  ///
  /// - Throws: ``SnapshotError``.
  public static func text<Content: View>(of view: Content, width: Double? = nil) throws(SnapshotError) -> String {
    let screen = try OffscreenScreen(HostingController(rootView: view))
    defer { screen.close() }
    return screen.text(width: width)
  }

  /// Makes the picture and the text form of one view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: How large it is, in points; `nil` is the size that the view has by itself.
  ///   - scheme: Light or dark.
  ///   - scale: How many pixels there are to a point, along each axis.
  ///   - isReady: Is given the texts on screen, and says whether what was waited for is there; the main loop runs meanwhile.
  /// - Throws: ``SnapshotError``, also where the view is not ready within a minute.
  public static func snapshot<Content: View>(
    of view: Content, size: CGSize? = nil, scheme: ColorScheme = .light, scale: Double = 1,
    waitingUntil isReady: ([String]) -> Bool = { _ in true }
  ) throws(SnapshotError) -> Snapshot {
    try snapshot(
      of: HostingController(rootView: view), size: size, scheme: scheme, scale: scale, waitingUntil: isReady)
  }

  /// Makes the picture and the text form of a controller's view, which appears and disappears for it.
  ///
  /// - Throws: ``SnapshotError``, also where the view is not ready within a minute.
  public static func snapshot(
    of controller: ViewController, size: CGSize? = nil, scheme: ColorScheme = .light, scale: Double = 1,
    waitingUntil isReady: ([String]) -> Bool = { _ in true }
  ) throws(SnapshotError) -> Snapshot {
    guard Gtk.Application.openDisplay() else { throw .noDisplay }
    let prefersDark = Gtk.prefersDark
    Gtk.prefersDark = scheme == .dark
    defer { Gtk.prefersDark = prefersDark }
    let screen = try OffscreenScreen(controller)
    defer { screen.close() }
    try screen.wait(size, until: isReady)
    let text = screen.text(width: size.map { Double($0.width) })
    let (texture, drawnSize) = try screen.render(size, scale: scale)
    return Snapshot(png: texture.png, text: text, size: drawnSize)
  }
}

import GtkObjects

/// An image and a text description of a view, created without showing a window.
///
/// ```swift
/// let png = try Snapshot.png(of: HomeView(viewModel: viewModel), size: CGSize(width: 480, height: 560), scheme: .dark)
/// let text = try Snapshot.text(of: HomeView(viewModel: viewModel))
/// ```
///
/// There is no window, so titles and toolbars in the window's bar are not included.
///
/// GTK lays out and draws the view from the same render nodes as in a window. A display is required for fonts and
/// icons, but nothing appears on it. Tasks of the view run: to wait for their results, use
/// `snapshot(of:size:scheme:scale:waitingUntil:)`, or a ``Preview`` with a `readyWhen` closure.
@preconcurrency @MainActor
public struct Snapshot: Sendable {
  /// The image as PNG data.
  public let png: Data

  /// A description of the view, one line per element with its role, name and value. It is independent of fonts, colours
  /// and sizes.
  public let text: String

  /// The size of the view in points: at least the requested size and at least the view's minimum size.
  public let size: CGSize

  /// Returns an image of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The size in points, or `nil` for the natural size.
  ///   - scheme: The colour scheme.
  ///   - scale: The number of pixels per point along each axis.
  /// - Returns: The image as PNG data.
  /// - Throws: ``SnapshotError``.
  public static func png<Content: View>(
    of view: Content, size: CGSize? = nil, scheme: ColorScheme = .light, scale: Double = 1
  ) throws(SnapshotError) -> Data {
    try snapshot(of: view, size: size, scheme: scheme, scale: scale).png
  }

  /// Returns a description of a view: see ``text``.
  ///
  /// A list includes the rows that GTK creates for a very tall window, which are about the first 200.
  ///
  /// - Throws: ``SnapshotError``.
  public static func text<Content: View>(of view: Content, width: Double? = nil) throws(SnapshotError) -> String {
    let screen = try OffscreenScreen(HostingController(rootView: view))
    defer { screen.close() }
    return screen.text(width: width)
  }

  /// Returns an image of a view as PNG data, which is transparent where the view draws nothing. A width or a height that
  /// is not proposed is the natural one.
  package static func picture<Content: View>(
    of view: Content, width: Double?, height: Double?, scale: Double
  ) throws(SnapshotError) -> Data {
    let screen = try OffscreenScreen(HostingController(rootView: view), hasBackground: false)
    defer { screen.close() }
    let natural = screen.naturalSize(width: width)
    return try screen.render(
      CGSize(width: width ?? natural.width, height: height ?? natural.height), scale: scale
    ).0.png
  }

  /// Creates a snapshot of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The size in points, or `nil` for the natural size.
  ///   - scheme: The colour scheme.
  ///   - scale: The number of pixels per point along each axis.
  ///   - isReady: A closure that receives the texts on screen and returns whether the view is ready. The main loop
  ///     runs until
  /// then.
  /// - Throws: ``SnapshotError``, also if the view is not ready within a minute.
  public static func snapshot<Content: View>(
    of view: Content, size: CGSize? = nil, scheme: ColorScheme = .light, scale: Double = 1,
    waitingUntil isReady: ([String]) -> Bool = { _ in true }
  ) throws(SnapshotError) -> Snapshot {
    try snapshot(
      of: HostingController(rootView: view), size: size, scheme: scheme, scale: scale, waitingUntil: isReady)
  }

  /// Creates a snapshot of a controller's view. The controller appears and disappears.
  ///
  /// - Throws: ``SnapshotError``, also if the view is not ready within a minute.
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

import Foundation

/// A top-level window that shows a root controller.
///
/// Mirrors `UIWindow`:
///
/// ```swift
/// let window = Window()
/// window.rootViewController = HomeViewController()
/// window.makeKeyAndVisible()
/// ```
///
/// In an application, the toolkit shows the window through a ``WindowHost`` and reports its state. Without a toolkit,
/// showing the window sends the appearance events of the root controller immediately.
///
/// Views that the program adds to the window itself are above its content. Unlike in UIKit, the root controller's view is
/// not among the ``NativeView/subviews``, and ``NativeView/bounds`` is the content's rectangle, without the title bar.
@preconcurrency @MainActor
open class Window: NativeView {
  private lazy var changes = UndoManager()

  /// The recorder of the changes in the window.
  open override var undoManager: UndoManager? { changes }

  /// The closure that creates a window's host. The running application sets it; otherwise it is `nil`.
  public static var hostProvider: ((Window) -> any WindowHost)?

  /// The closure that applies the appearance of a window to the whole program. The application sets it.
  package static var onStyleChange: ((UIUserInterfaceStyle) -> Void)?

  private var host: (any WindowHost)?
  private let screen = WindowScreen()
  private var isClosedByProgram = false
  /// The traits of the desktop and the window's size, which the host sets.
  final var desktopTraits: UITraitCollection?
  private var outerFrame: CGRect

  /// Indicates whether the program has set the size of the window.
  private(set) var hasOwnFrame: Bool

  /// The order above other windows. Its value at the time when the window is shown applies.
  ///
  /// Mirrors `UIWindow.windowLevel`. A window above ``Level/normal`` is a layer above the content of the window in front, which
  /// takes the pointer where ``hitTest(_:with:)`` returns a view. The layer has the window's ``frame``, or covers the content
  /// if the program has set none or one that contains it. All other windows are windows of the desktop.
  open var windowLevel = Level.normal

  /// The windows that have a host. They are retained until they close, whether or not the program keeps a reference.
  private static var hosted: [ObjectIdentifier: Window] = [:]

  /// The size of the window in points. Zero means the size of the content.
  ///
  /// Before the window is shown, this is the requested size. Afterwards it follows the user's changes. While the window
  /// is maximised, it is the size to restore.
  open override var frame: CGRect {
    get { outerFrame }
    set {
      // The layout of the views above the content has determined their space.
      let isPlacing = state.isPlacing
      if !isPlacing { (outerFrame, hasOwnFrame) = (newValue, newValue.size != .zero) }
      if isPlacing || backing == nil { bounds.size = newValue.size }
    }
  }

  /// A Boolean value that indicates whether the window is maximised. Setting it maximises the window or restores its
  /// ``frame``.
  open var isMaximized = false {
    didSet { if isMaximized != oldValue { host?.maximizedDidChange() } }
  }

  /// The closure called after the user or the desktop changed ``frame`` or ``isMaximized``, repeatedly during a resize.
  public var onFrameChange: (() -> Void)?

  /// The closure that decides whether the window may close at the user's request. If it returns `false`, the window
  /// stays open. If it is `nil`, the window closes.
  ///
  /// Corresponds to AppKit's `windowShouldClose(_:)`; UIKit windows cannot be closed by the user. Not called by
  /// ``close()`` or when the program is asked to terminate.
  ///
  /// ```swift
  /// window.shouldClose = { document.isSaved || askToSave() }
  /// ```
  public var shouldClose: (() -> Bool)?

  /// The closure called once after the window closed, by the user or by ``close()``. Use it to release the window's
  /// content, for example to detach a router.
  public var onClose: (() -> Void)?

  /// Creates a window of the given size. The desktop chooses its position.
  public override init(frame: CGRect) {
    outerFrame = frame
    hasOwnFrame = frame.size != .zero
    super.init(frame: frame)
  }

  /// Creates a window of the program, with a size that suits most content.
  public init(windowScene: UIWindowScene) {
    let frame = CGRect(origin: .zero, size: UIWindowScene.usualSize)
    outerFrame = frame
    hasOwnFrame = false
    super.init(frame: frame)
  }

  /// The size of windows without a size from the program. The running application sets it; zero means the size of the
  /// content.
  package static var usualSize = CGSize.zero

  /// Creates a window as large as its content, or with the usual size for programs with a UIKit delegate.
  public convenience init() {
    self.init(frame: CGRect(origin: .zero, size: Window.usualSize))
  }

  /// Returns `nil`, because archives are not supported. Subclasses declare it, as in UIKit.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {}

  /// The application.
  open override var next: Responder? { Responder.last }

  /// Indicates whether the window is not on screen. Setting it closes or shows the window. Unlike in UIKit, a closed window
  /// has lost its root controller.
  open override var isHidden: Bool {
    get { !isShown }
    set { if newValue { close() } else { makeKeyAndVisible() } }
  }

  /// Returns the uppermost view that takes input at a point of the content: a view above the content, or a view of the
  /// root controller. The result is `nil` for a point outside the window.
  open override func hitTest(_ point: CGPoint, with event: InputEvent?) -> NativeView? {
    guard self.point(inside: point, with: event) else { return nil }
    let hit = viewAboveContent(at: point, with: event) ?? rootViewController?.viewIfLoaded?.hitTest(point, with: event)
    return hit ?? self
  }

  /// Returns the view that takes input at a point, among the views that the program has added to the window itself.
  package func viewAboveContent(at point: CGPoint, with event: InputEvent?) -> NativeView? {
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return nil
  }

  open override func didAddSubview(_ subview: NativeView) { host?.windowHasViews() }

  /// The root controller. Changing it while the window is shown sends the appearance events of both controllers and
  /// dismisses the controllers presented on the old one.
  open var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue { remove(oldValue) }
      screen.root = rootViewController
      guard let rootViewController else {
        host?.rootViewControllerDidChange()
        return
      }
      if let other = rootViewController.rootedWindow, other !== self { other.rootViewController = nil }
      rootViewController.rootedWindow = self
      rootViewController.viewIfLoaded?.windowMayHaveChanged()
      host?.rootViewControllerDidChange()
      if isShown, host == nil { windowDidShow() }
    }
  }

  private func remove(_ root: ViewController) {
    if isShown { root.presentationStackToUse.windowDidDisappear() }
    _ = root.presentationStack?.removeAll()
    if root.rootedWindow === self { root.rootedWindow = nil }
    root.viewIfLoaded?.windowMayHaveChanged()
  }

  /// The root controller's title.
  public var title: String? { rootViewController?.title }

  /// A Boolean value that indicates whether the window receives keyboard input.
  open var isKeyWindow: Bool { host?.isActive ?? isShown }

  /// Shows the window in front of the others and gives it the keyboard focus.
  ///
  /// A window with a host lives until it is closed. In UIKit, the program must retain it.
  open func makeKeyAndVisible() {
    if host == nil { host = makeOverlayHost() ?? Window.hostProvider?(self) }
    if let host {
      Window.hosted[ObjectIdentifier(self)] = self
      if !subviews.isEmpty { host.windowHasViews() }
      host.present()
    } else {
      windowDidShow()
    }
  }

  /// Returns a host above the window in front if this window has a high level, or `nil` without such a level or window.
  private func makeOverlayHost() -> (any WindowHost)? {
    guard windowLevel > .normal else { return nil }
    let others = Window.hosted.values.filter { $0 !== self && !($0.host is OverlayWindowHost) }
    return (others.first(where: \.isKeyWindow) ?? others.first(where: \.isShown)).map {
      OverlayWindowHost(for: self, above: $0)
    }
  }

  /// Sets the size of a window above the content of another one.
  func overlayDidResize(to size: CGSize) {
    outerFrame.size = size
    bounds.size = size
    center = CGPoint(x: size.width / 2, y: size.height / 2)
  }

  /// Closes the window: the root controller disappears and is released, then ``onClose`` is called. Closing a closed
  /// window does nothing.
  public func close() {
    isClosedByProgram = true
    defer { isClosedByProgram = false }
    if let host {
      host.close()
    } else {
      windowDidClose()
    }
  }

  var isShown: Bool { screen.isShown }

  /// The host that shows presentations in the window.
  var transitionHost: (any TransitionHost)? { host }

  func titleDidChange() {
    host?.titleDidChange()
  }

  // MARK: What the host asks and reports

  /// Returns whether the window may close. The host calls this method when the user wants to close it.
  public func windowShouldClose() -> Bool { shouldClose?() ?? true }

  private func windowDidShow() {
    windowWillAppear()
    windowDidAppear()
  }

  /// Handles the mapping of the window's widget. The host calls this method.
  public func windowWillAppear() {
    screen.isShown = true
    backing?.visibilityDidChange()
    rootViewController?.presentationStackToUse.windowWillAppear()
  }

  /// Handles the painting of the window's first frame. The host calls this method.
  public func windowDidAppear() {
    guard isShown else { return }
    rootViewController?.presentationStackToUse.windowDidAppear()
  }

  /// Handles the hiding or minimising of the window. The host calls this method.
  public func windowDidDisappear() {
    screen.disappear()
  }

  /// Handles a change of the window's size or maximised state. The host calls this method.
  public func windowDidChangeFrame(to size: CGSize, isMaximized: Bool) {
    guard size != frame.size || isMaximized != self.isMaximized else { return }
    frame.size = size
    // The host compares this value with its own and does nothing.
    self.isMaximized = isMaximized
    onFrameChange?()
  }

  /// Notifies the controllers that the window will be laid out with another size and other traits. The host calls this
  /// method before the layout, and calls the returned closure after it.
  ///
  /// - Parameters:
  ///   - old: The previous size of the window's surface.
  ///   - new: The size of the window's surface in the layout.
  package func surfaceWillResize(from old: CGSize, to new: CGSize) -> (@MainActor () -> Void)? {
    guard isShown, let root = rootViewController, let view = root.viewIfLoaded, view.bounds.size != .zero else {
      return nil
    }
    let coordinator = TransitionCoordinator()
    // The bars around the view keep their sizes.
    let size = CGSize(
      width: max(view.bounds.width + new.width - old.width, 0),
      height: max(view.bounds.height + new.height - old.height, 0))
    for controller in root.presentationStackToUse.controllersInWindow {
      controller.viewWillTransition(to: size, with: coordinator)
    }
    return { coordinator.complete() }
  }

  /// Handles the closing of the window. The host calls this method.
  ///
  /// Dismisses every presented controller. Unless ``close()`` closed the window, each controller in it is notified
  /// through ``ViewController/onHostRemoval``.
  public func windowDidClose() {
    let closed = onClose
    onClose = nil
    windowDidDisappear()
    for window in Window.hosted.values where (window.host as? OverlayWindowHost)?.isAbove(self) == true {
      window.close()
    }
    host = nil
    Window.hosted[ObjectIdentifier(self)] = nil
    let root = rootViewController
    let presented = root?.presentationStackToUse.removeAll() ?? []
    rootViewController = nil
    if !isClosedByProgram {
      for controller in presented.reversed() { controller.reportHostRemoval(.windowClosed) }
      root?.reportHostRemoval(.windowClosed)
    }
    closed?()
  }
}

extension Window {
  /// The current or expected size of the content.
  var contentSize: CGSize { host?.contentSize ?? frame.size }
}

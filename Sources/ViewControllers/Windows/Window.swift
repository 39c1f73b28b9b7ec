import Foundation

/// A top-level window that shows one controller.
///
/// Mirrors `UIWindow` (without being a view itself):
///
/// ```swift
/// let window = Window()
/// window.rootViewController = HomeViewController()
/// window.makeKeyAndVisible()
/// ```
///
/// While an application runs, its toolkit shows the window and reports through ``WindowHost`` what became of it.
/// With no toolkit the window is plain logic: making it visible sends the root controller its appearance events at once.
@preconcurrency @MainActor
open class Window {
  /// Gives each window its place on screen; set by the running application, `nil` when there is none.
  public static var hostProvider: ((Window) -> any WindowHost)?

  private var host: (any WindowHost)?
  private let screen = WindowScreen()
  private var isClosedByProgram = false

  /// The windows that a host shows. The desktop, not the program, decides how long they are there.
  private static var hosted: [ObjectIdentifier: Window] = [:]

  /// The window's size in points; zero leaves it to the content.
  ///
  /// Before the window is shown it is the size asked for; then it follows what the user makes of it. While the window is
  /// maximised it is the size that it will have again.
  open var frame: CGRect

  /// Whether the window fills the screen. Setting it maximises the window or brings it back to its ``frame``.
  open var isMaximized = false {
    didSet { if isMaximized != oldValue { host?.maximizedDidChange() } }
  }

  /// Called when the user or the desktop has changed ``frame`` or ``isMaximized``; many times while the window is being
  /// resized.
  public var onFrameChange: (() -> Void)?

  /// Asked before the window is closed at the user's wish; it stays open where the answer is `false`. It closes if `nil`.
  ///
  /// Has the part of AppKit's `windowShouldClose(_:)`; UIKit's windows are not closed by the user. ``close()`` does not ask,
  /// nor does a program that is told to end.
  ///
  /// ```swift
  /// window.shouldClose = { document.isSaved || askToSave() }
  /// ```
  public var shouldClose: (() -> Bool)?

  /// Called once after the window has been closed, by the user or by ``close()``, so that the owner can let go of what
  /// it showed (a router detaches, a coordinator forgets).
  public var onClose: (() -> Void)?

  /// Makes a window of a size; its position is the desktop's affair.
  public init(frame: CGRect) {
    self.frame = frame
  }

  /// Makes a window as large as its content.
  public convenience init() {
    self.init(frame: .zero)
  }

  deinit {}

  /// The controller the window shows. Setting it while the window is shown makes the old one disappear and the new
  /// one appear; what was presented on the old one is dismissed.
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
      host?.rootViewControllerDidChange()
      if isShown, host == nil { windowDidShow() }
    }
  }

  private func remove(_ root: ViewController) {
    if isShown { root.presentationStackToUse.windowDidDisappear() }
    _ = root.presentationStack?.removeAll()
    if root.rootedWindow === self { root.rootedWindow = nil }
  }

  /// The root controller's title.
  public var title: String? { rootViewController?.title }

  /// Whether the window receives the keyboard's input.
  open var isKeyWindow: Bool { host?.isActive ?? isShown }

  /// Shows the window in front of the others and gives it the keyboard.
  ///
  /// With a host the window then lives until it is closed. UIKit's must be kept by someone.
  open func makeKeyAndVisible() {
    if host == nil { host = Window.hostProvider?(self) }
    if let host {
      Window.hosted[ObjectIdentifier(self)] = self
      host.present()
    } else {
      windowDidShow()
    }
  }

  /// Closes the window: the root controller disappears and is let go, then ``onClose`` is called. Closing again does
  /// nothing.
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

  /// Who shows what is presented in the window.
  var transitionHost: (any TransitionHost)? { host }

  func titleDidChange() {
    host?.titleDidChange()
  }

  // MARK: What the host asks and reports

  /// Asked by the host when the user wants to close the window.
  public func windowShouldClose() -> Bool { shouldClose?() ?? true }

  private func windowDidShow() {
    windowWillAppear()
    windowDidAppear()
  }

  /// Reported by the host when the window's widget has been mapped.
  public func windowWillAppear() {
    screen.isShown = true
    rootViewController?.presentationStackToUse.windowWillAppear()
  }

  /// Reported by the host when the window's first frame has been painted.
  public func windowDidAppear() {
    guard isShown else { return }
    rootViewController?.presentationStackToUse.windowDidAppear()
  }

  /// Reported by the host when the window has been hidden or minimised.
  public func windowDidDisappear() {
    screen.disappear()
  }

  /// Reported by the host when the window has another size, or is maximised or no longer.
  public func windowDidChangeFrame(to size: CGSize, isMaximized: Bool) {
    guard size != frame.size || isMaximized != self.isMaximized else { return }
    frame.size = size
    // The host compares, and finds nothing to do.
    self.isMaximized = isMaximized
    onFrameChange?()
  }

  /// Reported by the host when the window is gone.
  ///
  /// Unless it was ``close()`` that closed it, every controller in it is told through ``ViewController/onHostRemoval``.
  /// What was presented in it is dismissed.
  public func windowDidClose() {
    let closed = onClose
    onClose = nil
    windowDidDisappear()
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

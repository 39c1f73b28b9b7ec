import Foundation
import GtkBridge
import GtkObjects
import Synchronization

/// The screen of an application: the content of its window, on a monitor.
///
/// Mirrors `UIScreen`. On a phone, an application's window is as large as the screen, so its code takes the screen's
/// ``bounds`` for the available space. On the desktop, these are therefore those of the window's content, and
/// ``nativeBounds`` those of the monitor. A view whose body reads the bounds follows the size of its window.
@preconcurrency @MainActor
public final class UIScreen {
  /// The first monitor.
  public nonisolated static let main = UIScreen(index: 0)

  /// All monitors.
  public static var screens: [UIScreen] {
    let count = Gtk.Monitor.all.count
    return count > 1 ? [main] + (1..<count).map { UIScreen(index: $0) } : [main]
  }

  private let index: Int

  private nonisolated init(index: Int) {
    self.index = index
  }

  private var monitor: Gtk.Monitor? {
    let all = Gtk.Monitor.all
    return all.indices.contains(index) ? all[index] : nil
  }

  /// The size of the front window's content, at the origin, or else the size of the next window. While a controller in
  /// a sheet loads or lays out its view, it is the size of the sheet, which is as wide as the screen on a phone.
  ///
  /// Any thread may read it, as on iOS. Other threads get the latest size that the main thread has read.
  public nonisolated var bounds: CGRect {
    guard Thread.isMainThread else { return CGRect(origin: .zero, size: Self.latestSize.withLock { $0 }) }
    let (sheet, size) = MainActor.assumeIsolated {
      ScreenBounds.shared.access()
      return (UIViewController.current?.sheetSize, UIApplication.shared.keyWindow?.bounds.size ?? .zero)
    }
    if let sheet { return CGRect(origin: .zero, size: sheet) }
    if size != .zero { Self.expect(size) }
    return CGRect(origin: .zero, size: Self.latestSize.withLock { $0 })
  }

  private nonisolated static let latestSize = Mutex(UIWindowScene.usualSize)

  /// Sets the size of the next window.
  package nonisolated static func expect(_ size: CGSize) { latestSize.withLock { $0 = size } }

  /// The number of pixels per point. Any thread may read it. Other threads get the latest value that the main thread
  /// has read.
  public nonisolated var scale: CGFloat {
    guard Thread.isMainThread else { return Self.latestScale.withLock { $0 } }
    let scale = MainActor.assumeIsolated { CGFloat(monitor?.scale ?? 1) }
    Self.latestScale.withLock { $0 = scale }
    return scale
  }

  private nonisolated static let latestScale = Mutex<CGFloat>(1)

  /// The number of pixels per point, which is the same as ``scale`` on the desktop.
  public nonisolated var nativeScale: CGFloat { scale }

  /// The size of the monitor in pixels, at the origin; zero without a display.
  public var nativeBounds: CGRect {
    let size = monitor?.frame.size ?? .zero
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The refresh rate in frames per second, or 60 if it is not known.
  public var maximumFramesPerSecond: Int {
    let rate = Int((monitor?.refreshRate ?? 0).rounded())
    return rate > 0 ? rate : 60
  }

  /// The brightness, from 0 to 1. Kept, without effect: the desktop's own control sets it.
  public var brightness: CGFloat = 1
}

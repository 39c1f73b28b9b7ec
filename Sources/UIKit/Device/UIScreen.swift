import GtkObjects

/// A monitor.
///
/// Mirrors `UIScreen`. A window on the desktop is seldom as large as its screen: to fit a view to its window, use its
/// layout, such as `frame(maxWidth: .infinity)` or `GeometryReader`, in place of the bounds of the screen.
@preconcurrency @MainActor
public final class UIScreen {
  /// The first monitor.
  public static let main = UIScreen(index: 0)

  /// All monitors.
  public static var screens: [UIScreen] {
    let count = Gtk.Monitor.all.count
    return count > 1 ? [main] + (1..<count).map { UIScreen(index: $0) } : [main]
  }

  private let index: Int

  private init(index: Int) {
    self.index = index
  }

  private var monitor: Gtk.Monitor? {
    let all = Gtk.Monitor.all
    return all.indices.contains(index) ? all[index] : nil
  }

  /// The size in points, at the origin; zero without a display.
  public var bounds: CGRect { CGRect(origin: .zero, size: monitor?.frame.size ?? .zero) }

  /// The number of pixels per point.
  public var scale: CGFloat { monitor?.scale ?? 1 }

  /// The number of pixels per point, which is the same as ``scale`` on the desktop.
  public var nativeScale: CGFloat { scale }

  /// The size in pixels, at the origin.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The refresh rate in frames per second, or 60 if it is not known.
  public var maximumFramesPerSecond: Int {
    let rate = Int((monitor?.refreshRate ?? 0).rounded())
    return rate > 0 ? rate : 60
  }

  /// The brightness, from 0 to 1. The desktop's own control sets it: here, the value is kept and has no effect.
  public var brightness: CGFloat = 1
}

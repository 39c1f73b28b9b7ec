import Foundation
import GtkObjects

/// A bar that shows the progress of a task.
///
/// Mirrors `UIProgressView`; shown by a GtkProgressBar.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The look. Both are the theme's bar.
  public enum Style: Int, Sendable {
    /// The bar of the theme.
    case `default`
    /// The bar inside another bar. Here as `default`.
    case bar
  }

  /// The look.
  open var progressViewStyle = Style.default

  /// The part that is done, from 0 to 1.
  open var progress: Float {
    get { fraction }
    set {
      fraction = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      if let bar, Float(bar.fraction) != fraction { bar.fraction = Double(fraction) }
    }
  }

  /// A task whose progress the bar shows. The bar reads it only once: set ``progress`` for each further change, because
  /// Foundation on Linux does not report changes.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  /// The colour of the part that is done, or `nil` for the accent.
  open var progressTintColor: UIColor? { didSet { showStyle() } }
  /// The colour of the rest, or `nil` for the theme's.
  open var trackTintColor: UIColor? { didSet { showStyle() } }

  private var fraction: Float = 0
  private var bar: Gtk.ProgressBar?
  private var style: AppliedStyle?

  deinit {}

  /// Creates a bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the part that is done.
  ///
  /// - Parameters:
  ///   - progress: The part, from 0 to 1.
  ///   - animated: Without effect: a GtkProgressBar shows a part at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private func showStyle() {
    var css = ""
    if let color = (progressTintColor ?? appearanceValue(\.progressTintColor))?.color.css {
      css += "& progress{background-color:\(color);background-image:none;border-color:\(color);}"
    }
    if let color = (trackTintColor ?? appearanceValue(\.trackTintColor))?.color.css {
      css += "&>trough{background-color:\(color);}"
    }
    style?.setAtOnce(css.isEmpty ? nil : css)
  }
}

extension UIProgressView: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let bar = Gtk.ProgressBar()
    self.bar = bar
    style = AppliedStyle(bar)
    bar.setAlign(.center, on: .vertical)
    bar.fraction = Double(fraction)
    showStyle()
    return bar
  }
}

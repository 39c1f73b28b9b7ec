import GtkBridge
import GtkObjects

/// The view of a ``UIListContentConfiguration``.
///
/// Mirrors `UIListContentView`.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// The description of the content.
  open var configuration: any UIContentConfiguration {
    didSet { apply() }
  }

  private let parts: ListContentParts

  /// Creates a view of an image and two texts.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    parts = ListContentParts()
    super.init(frame: .zero)
    apply()
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  private func apply() {
    guard let configuration = configuration as? UIListContentConfiguration else { return }
    parts.apply(configuration)
  }
}

extension UIListContentView: WidgetProviding {
  package func makeWidget() -> Gtk.Widget { parts.makeLine() }
}

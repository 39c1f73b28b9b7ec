import GtkBridge
import GtkObjects

/// A row of bar items, at any place of a screen.
///
/// Mirrors `UIToolbar`. A screen's `toolbarItems` are in the bar at the bottom of the window, without a toolbar.
///
/// ```swift
/// let bar = UIToolbar()
/// bar.items = [UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
/// ```
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The items.
  open var items: [UIBarButtonItem]? {
    didSet {
      content.items = items ?? []
      invalidateIntrinsicContentSize()
    }
  }

  /// The object that determines the position of the bar. Kept, without effect.
  open weak var delegate: (any UIToolbarDelegate)?
  /// Kept, without effect: the theme is light or dark.
  open var barStyle = UIBarStyle.default
  /// Kept, without effect: a bar has the colour behind it.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// The look of the bar. Only its background is shown.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor }
  }
  /// Kept, without effect.
  open var compactAppearance: UIToolbarAppearance?
  /// Kept, without effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  private let content = Content()
  private var tree: DetachedTree<ToolbarRow>?

  deinit {}

  /// Sets the items. The bar shows them at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The values of the row of items.
  final class Content: ObservableObject {
    @Published var items: [UIBarButtonItem] = []
  }
}

/// An object that determines the position of a bar. Never called.
///
/// Mirrors `UIToolbarDelegate`.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: AnyObject {}

extension UIToolbar: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let tree = DetachedTree(ToolbarRow(content: content))
    self.tree = tree
    return tree.widget
  }
}

/// The items as declarative views.
struct ToolbarRow: View {
  @ObservedObject var content: UIToolbar.Content

  var body: some View {
    HStack(spacing: 6) { ForEach(content.items, id: \.identity) { BarItemView(item: $0) } }
      .buttonStyle(.borderless)
      .padding(6)
  }
}

extension UINavigationController {
  /// The appearance of the bar at the bottom, whose items are the `toolbarItems` of the screen on top.
  ///
  /// Mirrors `UINavigationController.toolbar`.
  public var toolbar: UIToolbar! {
    if let bar = toolbarIfMade as? UIToolbar { return bar }
    let bar = UIToolbar()
    toolbarIfMade = bar
    return bar
  }
}

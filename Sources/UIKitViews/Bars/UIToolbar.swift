import GtkBridge
import GtkObjects

/// A row of the items of a bar, at any place of a screen.
///
/// Mirrors `UIToolbar`. The bar at the bottom of a window shows the `toolbarItems` of a screen without one.
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

  /// The object of a bar at an edge. Kept, without effect.
  open weak var delegate: (any UIToolbarDelegate)?
  /// Kept, without effect: the theme is light or dark.
  open var barStyle = UIBarStyle.default
  /// Kept, without effect: a bar has the colour behind it.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// The look of the bar, whose background it has.
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

  /// The values that the row of items reads.
  final class Content: ObservableObject {
    @Published var items: [UIBarButtonItem] = []
  }
}

/// An object that is asked where a bar is. Never asked.
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

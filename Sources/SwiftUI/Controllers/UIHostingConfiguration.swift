import GtkBridge
import GtkObjects
import UIKit

/// A description of the content of a cell by a declarative view.
///
/// Mirrors `UIHostingConfiguration`:
///
/// ```swift
/// cell.contentConfiguration = UIHostingConfiguration {
///   Label(book.title, systemImage: "book")
/// }
/// ```
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  fileprivate let content: Content
  fileprivate let background: Background
  fileprivate var insets = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
  fileprivate var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// Sets the view behind the content.
  public func background<Other: View>(@ViewBuilder content: () -> Other) -> UIHostingConfiguration<Content, Other> {
    var configuration = UIHostingConfiguration<Content, Other>(content: self.content, background: content())
    configuration.insets = insets
    configuration.least = least
    return configuration
  }

  /// Sets the distance between the content and some edges of the cell; `nil` for the usual one.
  public func margins(_ edges: Edge.Set = .all, _ length: Double) -> UIHostingConfiguration {
    var configuration = self
    if edges.contains(.top) { configuration.insets.top = length }
    if edges.contains(.leading) { configuration.insets.leading = length }
    if edges.contains(.bottom) { configuration.insets.bottom = length }
    if edges.contains(.trailing) { configuration.insets.trailing = length }
    return configuration
  }

  /// Sets the minimum size of the cell.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var configuration = self
    configuration.least = (width, height)
    return configuration
  }

  /// Returns a view that shows the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView { HostedCellContent(self) }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates a description of content.
  @MainActor public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    background = EmptyView()
  }
}

/// The view of a ``UIHostingConfiguration``.
private final class HostedCellContent<Content: View, Background: View>: UIView, UIContentView, WidgetProviding {
  private struct Root: View {
    let configuration: UIHostingConfiguration<Content, Background>

    var body: some View {
      configuration.content
        .padding(configuration.insets)
        .frame(
          minWidth: configuration.least.width, maxWidth: .infinity, minHeight: configuration.least.height,
          alignment: .leading
        )
        .background { configuration.background }
    }
  }

  var configuration: any UIContentConfiguration {
    didSet {
      guard let new = configuration as? UIHostingConfiguration<Content, Background> else { return }
      controller.rootView = Root(configuration: new)
    }
  }

  private let controller: HostingController<Root>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    self.configuration = configuration
    controller = HostingController(rootView: Root(configuration: configuration))
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func makeWidget() -> Gtk.Widget {
    defer {
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
    }
    return controller.view.realize()
  }
}

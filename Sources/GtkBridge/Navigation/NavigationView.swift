/// A root view and the screens pushed over it; SwiftUI's older name for ``NavigationStack``.
///
/// Mirrors SwiftUI's `NavigationView`. Of several views, which are columns on an iPad, only the first is shown, as on
/// an iPhone: its links replace the others. Use a ``NavigationSplitView`` for columns.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack that manages its own path.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    if let columns = content as? any ColumnViews {
      NavigationStack { AnyView(columns.firstColumn) }
    } else {
      NavigationStack { content }
    }
  }
}

/// Several views of a ``NavigationView``.
@MainActor
private protocol ColumnViews {
  var firstColumn: any View { get }
}

extension PairView: ColumnViews {
  fileprivate var firstColumn: any View { (first as? any ColumnViews)?.firstColumn ?? first }
}

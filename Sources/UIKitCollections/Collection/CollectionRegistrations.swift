import Foundation

extension UICollectionView {
  /// A closure that configures the cells of one class.
  ///
  /// Mirrors `UICollectionView.CellRegistration`.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A closure that configures the headers or footers of one class.
  ///
  /// Mirrors `UICollectionView.SupplementaryRegistration`.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view.
    public typealias Handler =
      @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler

    /// Creates a registration.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell, configured for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    reuse.register(Cell.self, ReusedItems.cell, registration.identifier)
    let known = reuse.take(ReusedItems.cell, registration.identifier, size: sizeOfNewItem(at: indexPath))
    let cell = known as? Cell ?? Cell(_registered: registration.identifier, frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a header or footer, configured for its section.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    reuse.register(Supplementary.self, registration.elementKind, registration.identifier)
    let known = reuse.take(
      registration.elementKind, registration.identifier, size: sizeOfNewView(registration.elementKind, at: indexPath))
    let view = known as? Supplementary ?? Supplementary(_registered: registration.identifier, frame: .zero)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

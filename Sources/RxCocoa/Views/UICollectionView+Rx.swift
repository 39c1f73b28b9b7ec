import Foundation
import RxSwift
import UIKit

extension Reactive where Base: UICollectionView {
  /// Shows the elements of a sequence in items, each with a cell from a closure.
  ///
  /// ```swift
  /// books.bind(to: collectionView.rx.items) { collection, item, book in
  ///   let cell = collection.dequeueReusableCell(withReuseIdentifier: "book", for: IndexPath(item: item, section: 0))
  ///   cell.show(book)
  ///   return cell
  /// }
  /// ```
  ///
  /// The collection is reloaded for each element. The items are removed when the result is disposed of.
  @preconcurrency @MainActor
  public func items<Items: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UICollectionView, Int, Items.Element) -> UICollectionViewCell) ->
    any Disposable
  where Source.Element == Items {
    { [base] cellFactory in
      show(source, in: base) { collection, path, item in cellFactory(collection, path.item, item) }
    }
  }

  /// Shows the elements of a sequence in items. A closure configures their cells of a registered class.
  @preconcurrency @MainActor
  public func items<Items: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void) ->
    any Disposable
  where Source.Element == Items {
    { [base] source in
      { configureCell in
        show(source, in: base) { collection, path, item in
          let cell = collection.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: path)
          if let cell = cell as? Cell { configureCell(path.item, item, cell) }
          return cell
        }
      }
    }
  }

  /// Shows the elements of a sequence by a data source, which is retained until the result is disposed of.
  @preconcurrency @MainActor
  public func items<DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType>(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { [base] source in
      base.dataSource = dataSource
      return observe(source, in: base) {
        dataSource.collectionView($0, observedEvent: $1)
      } end: {
        if $0.dataSource === dataSource { $0.dataSource = nil }
      }
    }
  }

  @MainActor
  private func show<Items: Sequence>(
    _ source: some ObservableType<Items>, in collection: UICollectionView,
    makeCell: @escaping @MainActor (UICollectionView, IndexPath, Items.Element) -> UICollectionViewCell
  ) -> any Disposable {
    let items = ItemsSource<UICollectionView, UICollectionViewCell, Items.Element>(makeCell) { $0.reloadData() }
    collection.dataSource = items
    return observe(source, in: collection) {
      items.show($1, in: $0)
    } end: {
      if $0.dataSource === items { $0.dataSource = nil }
    }
  }

  /// Returns the model of an item from this module's data source, or from another one that provides it.
  ///
  /// - Throws: An error if there is no such item or no such data source.
  @preconcurrency @MainActor
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    guard let source = base.dataSource as? any SectionedViewDataSourceType,
      let model = try source.model(at: indexPath) as? Model
    else { throw RxError.unknown }
    return model
  }
}

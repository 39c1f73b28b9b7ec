import Foundation
import RxSwift
import UIKit

/// A data source that provides the model of each row. Mirrors RxCocoa's `SectionedViewDataSourceType`.
@preconcurrency @MainActor
public protocol SectionedViewDataSourceType {
  /// Returns the model of a row.
  ///
  /// - Throws: An error if there is no such row.
  func model(at indexPath: IndexPath) throws -> Any
}

/// A data source of a table that shows the elements of a sequence. Mirrors RxCocoa's `RxTableViewDataSourceType`.
@preconcurrency @MainActor
public protocol RxTableViewDataSourceType {
  /// The type of the elements.
  associatedtype Element

  /// Shows an element of the sequence.
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

/// A data source of a collection that shows the elements of a sequence. Mirrors RxCocoa's
/// `RxCollectionViewDataSourceType`.
@preconcurrency @MainActor
public protocol RxCollectionViewDataSourceType {
  /// The type of the elements.
  associatedtype Element

  /// Shows an element of the sequence.
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// The rows of one section, each with a cell from a closure.
@MainActor
final class ItemsSource<Container: UIView, Cell, Item>: SectionedViewDataSourceType {
  private var items: [Item] = []
  private let makeCell: @MainActor (Container, IndexPath, Item) -> Cell
  private let reload: @MainActor (Container) -> Void

  init(
    _ makeCell: @escaping @MainActor (Container, IndexPath, Item) -> Cell,
    reload: @escaping @MainActor (Container) -> Void
  ) {
    self.makeCell = makeCell
    self.reload = reload
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard indexPath.section == 0, items.indices.contains(indexPath.row) else { throw RxError.argumentOutOfRange }
    return items[indexPath.row]
  }

  /// Shows new items. Errors are printed, and a completion is ignored.
  func show(_ event: Event<some Sequence<Item>>, in container: Container) {
    switch event {
    case .next(let items):
      self.items = Array(items)
      reload(container)
    case .error(let error): print("A table received an error, which it ignores: \(error)")
    case .completed: break
    }
  }
}

extension ItemsSource: UITableViewDataSource where Container == UITableView, Cell == UITableViewCell {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell(tableView, indexPath, items[indexPath.row])
  }
}

extension ItemsSource: UICollectionViewDataSource
where Container == UICollectionView, Cell == UICollectionViewCell {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    makeCell(collectionView, indexPath, items[indexPath.row])
  }
}

/// Shows the elements of a sequence in a view, on the main thread.
///
/// - Parameter end: A closure that is called when the result is disposed of.
@MainActor
func observe<Container: UIView, Source: ObservableType>(
  _ source: Source, in container: Container, show: @escaping @MainActor (Container, Event<Source.Element>) -> Void,
  end: @escaping @MainActor (Container) -> Void
) -> any Disposable {
  let subscription = source.asObservable().observe(on: MainScheduler()).subscribe { [weak container] event in
    if let container { show(container, event) }
  }
  return Disposables.create { [weak container] in
    subscription.dispose()
    if let container { end(container) }
  }
}

import Foundation
import RxSwift
import UIKit

extension Reactive where Base: UITableView {
  /// Shows the elements of a sequence in rows, each with a cell from a closure.
  ///
  /// ```swift
  /// books.bind(to: tableView.rx.items) { table, row, book in
  ///   let cell = table.dequeueReusableCell(withIdentifier: "book", for: IndexPath(row: row, section: 0))
  ///   cell.textLabel?.text = book.title
  ///   return cell
  /// }
  /// ```
  ///
  /// The table is reloaded for each element. The rows are removed when the result is disposed of.
  @preconcurrency @MainActor
  public func items<Items: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UITableView, Int, Items.Element) -> UITableViewCell) -> any Disposable
  where Source.Element == Items {
    { [base] cellFactory in
      show(source, in: base) { table, path, item in cellFactory(table, path.row, item) }
    }
  }

  /// Shows the elements of a sequence in rows. A closure configures their cells of a registered class.
  @preconcurrency @MainActor
  public func items<Items: Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void) ->
    any Disposable
  where Source.Element == Items {
    { [base] source in
      { configureCell in
        show(source, in: base) { table, path, item in
          let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: path)
          if let cell = cell as? Cell { configureCell(path.row, item, cell) }
          return cell
        }
      }
    }
  }

  /// Shows the elements of a sequence by a data source, which is retained until the result is disposed of.
  @preconcurrency @MainActor
  public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { [base] source in
      base.dataSource = dataSource
      return observe(source, in: base) {
        dataSource.tableView($0, observedEvent: $1)
      } end: {
        if $0.dataSource === dataSource { $0.dataSource = nil }
      }
    }
  }

  @MainActor
  private func show<Items: Sequence>(
    _ source: some ObservableType<Items>, in table: UITableView,
    makeCell: @escaping @MainActor (UITableView, IndexPath, Items.Element) -> UITableViewCell
  ) -> any Disposable {
    let items = ItemsSource<UITableView, UITableViewCell, Items.Element>(makeCell) { $0.reloadData() }
    table.dataSource = items
    return observe(source, in: table) {
      items.show($1, in: $0)
    } end: {
      if $0.dataSource === items { $0.dataSource = nil }
    }
  }

  /// Returns the model of a row from this module's data source, or from another one that provides it.
  ///
  /// - Throws: An error if there is no such row or no such data source.
  @preconcurrency @MainActor
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    guard let source = base.dataSource as? any SectionedViewDataSourceType,
      let model = try source.model(at: indexPath) as? Model
    else { throw RxError.unknown }
    return model
  }
}

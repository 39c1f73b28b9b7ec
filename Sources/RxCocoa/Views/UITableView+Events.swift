import Foundation
import RxSwift
import UIKit

/// The user's actions on rows. The delegate of the table is called, too, and first.
extension Reactive where Base: UITableView {
  /// The rows that the user chooses.
  @preconcurrency @MainActor public var itemSelected: ControlEvent<IndexPath> {
    reports { $0.selection }
  }

  /// The rows that the user deselects.
  @preconcurrency @MainActor public var itemDeselected: ControlEvent<IndexPath> {
    reports { $0.deselection }
  }

  /// The rows whose button at the end the user presses.
  @preconcurrency @MainActor public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
    reports { $0.accessory }
  }

  /// The cells that come near the visible part.
  @preconcurrency @MainActor
  public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    reports { $0.display }
  }

  /// The cells that leave their rows.
  @preconcurrency @MainActor
  public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    reports { $0.end }
  }

  /// The models of the rows that the user chooses.
  ///
  /// ```swift
  /// tableView.rx.modelSelected(Book.self).bind { open($0) }.disposed(by: bag)
  /// ```
  @preconcurrency @MainActor
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models { $0.selection }
  }

  /// The models of the rows that the user deselects.
  @preconcurrency @MainActor
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models { $0.deselection }
  }

  @MainActor
  private func models<Model>(_ path: @escaping (RowReport<UITableViewCell>) -> IndexPath?) -> ControlEvent<Model> {
    RxCocoa.reports(of: base, \.listeners) { view, report in path(report).flatMap { try? view.rx.model(at: $0) } }
  }

  @MainActor
  private func reports<Element>(_ element: @escaping (RowReport<UITableViewCell>) -> Element?) -> ControlEvent<Element>
  {
    RxCocoa.reports(of: base, \.listeners) { _, report in element(report) }
  }
}

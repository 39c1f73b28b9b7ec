import Foundation
import RxSwift
import UIKit

/// What the user does with rows. The delegate of the table is told as well, before.
extension Reactive where Base: UITableView {
  /// The rows that the user chooses.
  @preconcurrency @MainActor public var itemSelected: ControlEvent<IndexPath> {
    reports { if case .selection(let path) = $0 { path } else { nil } }
  }

  /// The rows that lose the selection by the user.
  @preconcurrency @MainActor public var itemDeselected: ControlEvent<IndexPath> {
    reports { if case .deselection(let path) = $0 { path } else { nil } }
  }

  /// The rows at whose end the user presses the button.
  @preconcurrency @MainActor public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
    reports { if case .accessory(let path) = $0 { path } else { nil } }
  }

  /// The cells that come near the visible part.
  @preconcurrency @MainActor
  public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    reports { if case .display(let cell, let path) = $0 { (cell, path) } else { nil } }
  }

  /// The cells that leave their rows.
  @preconcurrency @MainActor
  public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    reports { if case .end(let cell, let path) = $0 { (cell, path) } else { nil } }
  }

  /// The models of the rows that the user chooses.
  ///
  /// ```swift
  /// tableView.rx.modelSelected(Book.self).bind { open($0) }.disposed(by: bag)
  /// ```
  @preconcurrency @MainActor
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models { if case .selection(let path) = $0 { path } else { nil } }
  }

  /// The models of the rows that lose the selection by the user.
  @preconcurrency @MainActor
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models { if case .deselection(let path) = $0 { path } else { nil } }
  }

  @MainActor
  private func models<Model>(_ path: @escaping (UITableView.Report) -> IndexPath?) -> ControlEvent<Model> {
    RxCocoa.reports(of: base, \.listeners) { view, report in path(report).flatMap { try? view.rx.model(at: $0) } }
  }

  @MainActor
  private func reports<Element>(_ element: @escaping (UITableView.Report) -> Element?) -> ControlEvent<Element> {
    RxCocoa.reports(of: base, \.listeners) { _, report in element(report) }
  }
}

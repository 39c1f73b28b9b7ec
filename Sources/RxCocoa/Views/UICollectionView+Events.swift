import Foundation
import RxSwift
import UIKit

/// The user's actions on items. The delegate of the collection is called, too, and first.
extension Reactive where Base: UICollectionView {
  /// The items that the user chooses.
  @preconcurrency @MainActor public var itemSelected: ControlEvent<IndexPath> {
    reports { $0.selection }
  }

  /// The items that the user deselects.
  @preconcurrency @MainActor public var itemDeselected: ControlEvent<IndexPath> {
    reports { $0.deselection }
  }

  /// The cells that come near the visible part.
  @preconcurrency @MainActor
  public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, indexPath: IndexPath)> {
    reports { $0.display }
  }

  /// The cells that leave their places.
  @preconcurrency @MainActor
  public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, indexPath: IndexPath)> {
    reports { $0.end }
  }

  /// The models of the items that the user chooses.
  ///
  /// ```swift
  /// collectionView.rx.modelSelected(Book.self).bind { open($0) }.disposed(by: bag)
  /// ```
  @preconcurrency @MainActor
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models { $0.selection }
  }

  /// The models of the items that the user deselects.
  @preconcurrency @MainActor
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models { $0.deselection }
  }

  @MainActor
  private func models<Model>(_ path: @escaping (RowReport<UICollectionViewCell>) -> IndexPath?) -> ControlEvent<Model> {
    RxCocoa.reports(of: base, \.listeners) { view, report in path(report).flatMap { try? view.rx.model(at: $0) } }
  }

  @MainActor
  private func reports<Element>(_ element: @escaping (RowReport<UICollectionViewCell>) -> Element?) -> ControlEvent<
    Element
  > {
    RxCocoa.reports(of: base, \.listeners) { _, report in element(report) }
  }
}

import Foundation
import RxSwift
import UIKit

/// What the user does with items. The delegate of the collection is told as well, before.
extension Reactive where Base: UICollectionView {
  /// The items that the user chooses.
  @preconcurrency @MainActor public var itemSelected: ControlEvent<IndexPath> {
    reports { if case .selection(let path) = $0 { path } else { nil } }
  }

  /// The items that lose the selection by the user.
  @preconcurrency @MainActor public var itemDeselected: ControlEvent<IndexPath> {
    reports { if case .deselection(let path) = $0 { path } else { nil } }
  }

  /// The cells that come near the visible part.
  @preconcurrency @MainActor
  public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, indexPath: IndexPath)> {
    reports { if case .display(let cell, let path) = $0 { (cell, path) } else { nil } }
  }

  /// The cells that leave their places.
  @preconcurrency @MainActor
  public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, indexPath: IndexPath)> {
    reports { if case .end(let cell, let path) = $0 { (cell, path) } else { nil } }
  }

  /// The models of the items that the user chooses.
  ///
  /// ```swift
  /// collectionView.rx.modelSelected(Book.self).bind { open($0) }.disposed(by: bag)
  /// ```
  @preconcurrency @MainActor
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models { if case .selection(let path) = $0 { path } else { nil } }
  }

  /// The models of the items that lose the selection by the user.
  @preconcurrency @MainActor
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models { if case .deselection(let path) = $0 { path } else { nil } }
  }

  @MainActor
  private func models<Model>(_ path: @escaping (UICollectionView.Report) -> IndexPath?) -> ControlEvent<Model> {
    RxCocoa.reports(of: base, \.listeners) { view, report in path(report).flatMap { try? view.rx.model(at: $0) } }
  }

  @MainActor
  private func reports<Element>(_ element: @escaping (UICollectionView.Report) -> Element?) -> ControlEvent<Element> {
    RxCocoa.reports(of: base, \.listeners) { _, report in element(report) }
  }
}

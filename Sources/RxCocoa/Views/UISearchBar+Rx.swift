import RxSwift
import UIKit

extension Reactive where Base: UISearchBar {
  /// The text.
  @preconcurrency @MainActor public var text: ControlProperty<String?> { value }

  /// The text.
  @preconcurrency @MainActor public var value: ControlProperty<String?> {
    property(of: base, changes: reports { $0 == .text || $0 == .end }.asObservable()) {
      $0.text
    } setter: { bar, text in
      bar.text = text
    }
  }

  /// The index of the chosen scope.
  @preconcurrency @MainActor public var selectedScopeButtonIndex: ControlProperty<Int> {
    property(of: base, changes: reports { $0 == .scope }.asObservable()) {
      $0.selectedScopeButtonIndex
    } setter: {
      bar, index in
      bar.selectedScopeButtonIndex = index
    }
  }

  /// The presses of Enter.
  @preconcurrency @MainActor public var searchButtonClicked: ControlEvent<Void> { reports { $0 == .search } }

  /// The presses of the Cancel button or Escape.
  @preconcurrency @MainActor public var cancelButtonClicked: ControlEvent<Void> { reports { $0 == .cancellation } }

  /// The events of the field getting the keyboard focus.
  @preconcurrency @MainActor public var textDidBeginEditing: ControlEvent<Void> { reports { $0 == .beginning } }

  /// The events of the field losing the keyboard focus.
  @preconcurrency @MainActor public var textDidEndEditing: ControlEvent<Void> { reports { $0 == .end } }

  @MainActor private func reports(_ isIncluded: @escaping (UISearchBar.Report) -> Bool) -> ControlEvent<Void> {
    RxCocoa.reports(of: base, \.listeners) { _, report in isIncluded(report) ? () : nil }
  }
}

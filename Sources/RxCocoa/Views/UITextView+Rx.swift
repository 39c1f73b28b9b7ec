import Foundation
import RxSwift
import UIKit

extension Reactive where Base: UITextView {
  /// The text.
  @preconcurrency @MainActor public var text: ControlProperty<String?> { value }

  /// The text.
  @preconcurrency @MainActor public var value: ControlProperty<String?> {
    property(of: base, changes: notifications(UITextView.textDidChangeNotification)) {
      $0.text
    } setter: { view, text in
      // Setting the same text would move the insertion point.
      if view.text != text { view.text = text ?? "" }
    }
  }

  /// The changes of the text by the user.
  @preconcurrency @MainActor public var didChange: ControlEvent<Void> {
    ControlEvent(events: notifications(UITextView.textDidChangeNotification))
  }

  /// The events of the view getting the keyboard focus.
  @preconcurrency @MainActor public var didBeginEditing: ControlEvent<Void> {
    ControlEvent(events: notifications(UITextView.textDidBeginEditingNotification))
  }

  /// The events of the view losing the keyboard focus.
  @preconcurrency @MainActor public var didEndEditing: ControlEvent<Void> {
    ControlEvent(events: notifications(UITextView.textDidEndEditingNotification))
  }

  private func notifications(_ name: Notification.Name) -> Observable<Void> {
    Observable.deferred { [weak base] in
      base.map { NotificationCenter.default.rx.notification(name, object: $0).map { _ in } } ?? .empty()
    }
  }
}

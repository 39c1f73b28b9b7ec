import RxSwift
import UIKit

extension Reactive where Base: UIBarButtonItem {
  /// The presses of the button. They replace an action of the button.
  @preconcurrency @MainActor public var tap: ControlEvent<Void> {
    let taps = events(of: base) { item, send in
      let action = UIAction { _ in send(()) }
      item.primaryAction = action
      return { [identifier = action.identifier] in
        if $0.primaryAction?.identifier == identifier { $0.primaryAction = nil }
      }
    }
    // A button has one action.
    return ControlEvent(events: taps.share())
  }
}

import RxSwift
import UIKit

extension UIView: @MainActor ReactiveCompatible {}
extension UIViewController: @MainActor ReactiveCompatible {}
extension UIBarItem: @MainActor ReactiveCompatible {}
extension UINavigationItem: @MainActor ReactiveCompatible {}

/// Completes a sequence when whatever keeps it goes: a control's closures go with the control.
final class Completion<Element> {
  private let observer: AnyObserver<Element>

  init(of observer: AnyObserver<Element>) { self.observer = observer }

  deinit { observer.onCompleted() }
}

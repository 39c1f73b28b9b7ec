import RxSwift
import UIKit

extension UIView: @MainActor ReactiveCompatible {}
extension UIViewController: @MainActor ReactiveCompatible {}
extension UIBarItem: @MainActor ReactiveCompatible {}
extension UINavigationItem: @MainActor ReactiveCompatible {}

/// Completes a sequence when this object is deallocated: a control's closures are released with the control.
final class Completion<Element> {
  private let observer: AnyObserver<Element>

  init(of observer: AnyObserver<Element>) { self.observer = observer }

  deinit { observer.onCompleted() }
}

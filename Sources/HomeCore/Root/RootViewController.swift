import RIBs
import ViewControllers

/// The window's root controller: one screen fills it, and gives the window its title.
public final class RootViewController: ViewController, RootPresentable, RootViewControllable {
  public func show(_ viewController: ViewControllable) {
    let child = viewController.uiviewController
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    title = child.title
  }
}

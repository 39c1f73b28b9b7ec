import RIBs
import ViewControllers

/// The window's root controller: one screen fills it, and gives the window its title.
public final class RootViewController: ViewController, RootPresentable, RootViewControllable {
  public func show(_ screen: ViewController) {
    addChild(screen)
    view.addSubview(screen.view)
    screen.didMove(toParent: self)
    followTitle(of: screen)
  }
}

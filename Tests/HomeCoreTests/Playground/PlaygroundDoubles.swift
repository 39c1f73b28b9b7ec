import ViewControllers

@testable import HomeCore

/// A playground in a window, with views that only count the screens they were attached to.
final class PlaygroundFixture {
  let census = LiveCensus()
  let journal = LifeCycleJournal(capacity: 1_000_000)
  let window = Window()
  let navigation = ScreenNavigationController()
  private(set) var attachedCount = 0

  init() {
    let views = ScreenViewsDouble()
    views.keepsAttached = false
    let dependencies = PlaygroundDependencies(views: views, census: census, journal: journal)
    navigation.viewControllers = [PlaygroundLauncher(dependencies: dependencies).launch()]
    views.onAttach = { [weak self] _ in self?.attachedCount += 1 }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  var root: PlaygroundViewController? { navigation.viewControllers.first as? PlaygroundViewController }

  var presentedNavigation: NavigationController? { navigation.presentedViewController as? NavigationController }

  /// The child in front, pushed or presented.
  var frontChild: ChildViewController? {
    var front = navigation.topViewController
    while let presented = front?.presentedViewController as? NavigationController {
      front = presented.topViewController
    }
    return front as? ChildViewController
  }

  /// Taps a button on whichever screen is in front.
  func tap(_ button: PlaygroundButton) {
    if let frontChild { frontChild.screen.tap(button) } else { root?.screen.tap(button) }
  }
}

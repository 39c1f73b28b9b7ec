import ViewControllers

@testable import HomeCore

/// A playground in a window, with content that only notes the screens it was asked for.
final class PlaygroundFixture {
  let census = LiveCensus()
  let journal = LifeCycleJournal(capacity: 1_000_000)
  let window = Window()
  let navigation = ScreenNavigationController()
  private(set) var contentCount = 0

  init() {
    let dependencies = PlaygroundDependencies(
      content: { [weak self] _, _ in self?.contentCount += 1 }, census: census, journal: journal)
    navigation.viewControllers = [PlaygroundLauncher(dependencies: dependencies).launch()]
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

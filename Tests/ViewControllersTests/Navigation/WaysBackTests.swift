import Testing

@testable import ViewControllers

/// Obstacles for a user who navigates back.
@MainActor
@Suite struct WaysBackTests {
  private final class Gatekeeper: UIGestureRecognizerDelegate {
    var isOpen = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
  }

  private let navigation = NavigationController(rootViewController: ViewController())

  @Test func theSwipeIsTurnedOff() {
    #expect(navigation.permitsBackSwipe)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(!navigation.permitsBackSwipe)
  }

  @Test func theDelegateDecidesOnTheSwipe() {
    let gatekeeper = Gatekeeper()
    navigation.interactivePopGestureRecognizer?.delegate = gatekeeper
    #expect(!navigation.permitsBackSwipe)
    gatekeeper.isOpen = true
    #expect(navigation.permitsBackSwipe)
  }

  @Test func aScreenTakesTheWayBackOver() {
    let top = ViewController()
    navigation.pushViewController(top, animated: false)
    var asked = 0
    top.navigationItem.onBack = { asked += 1 }
    navigation.userDidGoBack()
    #expect(asked == 1 && navigation.topViewController === top)
    navigation.popViewController(animated: false)
    #expect(navigation.topViewController !== top, "the program itself is not asked")
  }
}

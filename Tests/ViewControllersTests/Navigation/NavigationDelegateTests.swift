import Testing
import ViewControllers

/// The calls of the delegate of a navigation controller.
@MainActor
@Suite struct NavigationDelegateTests {
  private let journal = Journal()

  private final class Delegate: NavigationControllerDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }

    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
    ) {
      journal("willShow \((viewController as? RecordingController)?.name ?? "")\(animated ? " animated" : "")")
    }

    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
    ) {
      journal("didShow \((viewController as? RecordingController)?.name ?? "")\(animated ? " animated" : "")")
    }
  }

  private func withNavigation(_ body: (NavigationController) -> Void) {
    let delegate = Delegate(journal)
    let navigation = NavigationController(rootViewController: RecordingController("A", journal))
    navigation.delegate = delegate
    withExtendedLifetime(delegate) { body(navigation) }
  }

  @Test func eachScreenIsAnnouncedAroundItsAppearance() {
    withNavigation { navigation in
      navigation.appear()
      #expect(journal.take() == ["A.willAppear", "willShow A", "A.didAppear", "didShow A"])
      navigation.pushViewController(RecordingController("B", journal), animated: true)
      #expect(
        journal.take() == [
          "A.willDisappear", "B.willAppear", "willShow B animated", "A.didDisappear", "B.didAppear",
          "didShow B animated",
        ])
      navigation.disappear()
      _ = journal.take()
      navigation.appear()
      #expect(journal.take() == ["B.willAppear", "B.didAppear"])
    }
  }

  @Test func offScreenItIsToldAtOnce() {
    withNavigation { navigation in
      navigation.pushViewController(RecordingController("B", journal), animated: false)
      navigation.popViewController(animated: false)
      #expect(journal.take() == ["willShow B", "didShow B", "willShow A", "didShow A"])
    }
  }

  @Test func didShowWaitsForTheTransition() {
    withNavigation { navigation in
      let host = ContainerDouble.realize(navigation)
      navigation.appear()
      _ = journal.take()
      navigation.pushViewController(RecordingController("B", journal), animated: true)
      #expect(journal.take().last == "willShow B animated")
      host.completeLast()
      #expect(journal.take().last == "didShow B animated")
    }
  }

  @Test func aChangeBelowTheTopIsNotAnnounced() {
    withNavigation { navigation in
      navigation.appear()
      _ = journal.take()
      navigation.setViewControllers([ViewController()] + navigation.viewControllers, animated: false)
      #expect(journal.take().isEmpty)
    }
  }
}

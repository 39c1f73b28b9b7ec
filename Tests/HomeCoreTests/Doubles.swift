import RIBs
import ViewControllers

@testable import HomeCore

/// Gives numbers that a test can foresee: the least of any range, over and over.
nonisolated struct FixedNumberGenerator: RandomNumberGenerator {
  // Not 0, which the standard library rejects as often as it is drawn, to keep its numbers evenly spread.
  mutating func next() -> UInt64 { 1 << 60 }
}

final class PresenterDouble: HomePresentable {
  weak var listener: HomePresentableListener?
  private(set) var states: [HomeViewState] = []

  func update(state: HomeViewState) { states.append(state) }
}

final class ListenerDouble: HomePresentableListener {
  private(set) var actions: [HomeViewAction] = []

  func request(action: HomeViewAction) { actions.append(action) }
}

/// What the program gives to the root RIB, with content that only notes that it was asked for.
final class DependencyDouble: RootDependency, HomeDependency {
  private(set) var shown: [HomeViewModel] = []
  let randomNumberGenerator: any RandomNumberGenerator = FixedNumberGenerator()

  var homeContent: HomeViewController.Content {
    { [weak self] viewModel, _ in self?.shown.append(viewModel) }
  }
}

final class HomeListenerDouble: HomeListener {}

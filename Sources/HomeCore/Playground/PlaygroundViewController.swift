import Combine
import ViewControllers

/// The controller of the playground's first screen. It binds its view to the view model and leaves navigation to the
/// coordinator.
public final class PlaygroundViewController: ScreenController, ViewModelBinding, ParentScreen {
  let coordinator: PlaygroundCoordinatorType
  let viewModel: PlaygroundViewModel
  let screen: PlaygroundScreen

  private let views: any ScreenViews
  private let appearances = PassthroughSubject<Void, Never>()
  private var cancellables: Set<AnyCancellable> = []

  init(coordinator: PlaygroundCoordinatorType, viewModel: PlaygroundViewModel, views: any ScreenViews) {
    self.coordinator = coordinator
    self.viewModel = viewModel
    self.views = views
    screen = PlaygroundScreen(state: viewModel.currentState)
    super.init(screenName: "Playground")
  }

  var childListener: any ChildListener { viewModel }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Coordinator Playground")
    bindViewModel()
    views.attachPlayground(screen, to: self)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances.send()
  }

  func bindInputToViewModel() {
    viewModel.getInput(
      PlaygroundViewModel.Input(
        buttonTapped: screen.taps.eraseToAnyPublisher(), viewDidAppear: appearances.eraseToAnyPublisher()))
  }

  func subscribeOutputToViewModel() {
    let output = viewModel.output
    output.state.sink { [screen] in screen.state = $0 }.store(in: &cancellables)
    output.childDismissEventOccured.sink { [weak self] in self?.coordinator.dismissChild() }.store(in: &cancellables)
  }

  func userAction() {
    screen.taps.filter { $0 == .pushChild }.sink { [weak self] _ in self?.coordinator.pushChild() }
      .store(in: &cancellables)
    screen.taps.filter { $0 == .presentChild }.sink { [weak self] _ in self?.coordinator.presentChild() }
      .store(in: &cancellables)
  }
}

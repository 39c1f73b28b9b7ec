import RxSwift
import ViewControllers

/// The controller of a child screen in the playground, which can open further children.
public final class ChildViewController: ScreenController, ViewModelBinding, ParentScreen {
  let coordinator: PlaygroundCoordinatorType
  let viewModel: ChildViewModel
  let screen: PlaygroundScreen

  private let views: any ScreenViews
  private let appearances = PublishRelay<Void>()
  private let disposeBag = DisposeBag()

  init(coordinator: PlaygroundCoordinatorType, viewModel: ChildViewModel, views: any ScreenViews) {
    self.coordinator = coordinator
    self.viewModel = viewModel
    self.views = views
    screen = PlaygroundScreen(state: viewModel.currentState)
    super.init(screenName: "Child \(viewModel.currentState.depth)")
  }

  var childListener: any ChildListener { viewModel }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Child \(screen.state.depth)")
    bindViewModel()
    views.attachPlayground(screen, to: self)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances.accept(())
  }

  func bindInputToViewModel() {
    viewModel.getInput(
      ChildViewModel.Input(buttonTapped: screen.taps.asObservable(), viewDidAppear: appearances.asObservable()))
  }

  func subscribeOutputToViewModel() {
    let output = viewModel.output
    output.state.bind(with: screen) { screen, state in screen.state = state }.disposed(by: disposeBag)
    output.childDismissEventOccured.bind(with: self) { controller, _ in controller.coordinator.dismissChild() }
      .disposed(by: disposeBag)
  }

  func userAction() {
    let taps = screen.taps.asObservable()
    taps.filter { $0 == .pushChild }.bind(with: self) { controller, _ in controller.coordinator.pushChild() }
      .disposed(by: disposeBag)
    taps.filter { $0 == .presentChild }.bind(with: self) { controller, _ in controller.coordinator.presentChild() }
      .disposed(by: disposeBag)
  }
}

import Foundation

struct ScreenFile {
  let url: URL
  let text: String
}

extension Screen {
  /// Returns all files of the screen, as its style requires.
  func files(in places: ScreenPlaces) -> [ScreenFile] {
    func file(_ folder: URL, _ fileName: String, _ text: String) -> ScreenFile {
      ScreenFile(url: folder.appending(path: "\(fileName).swift"), text: text + "\n")
    }
    let (logic, tests) = (places.logic.appending(path: name), places.tests.appending(path: name))
    let views = [
      file(places.views.appending(path: name), "\(name)View", view),
      file(places.views.appending(path: "Previews"), "\(name)Previews", previews),
    ]
    switch style {
    case .rib:
      return [
        file(logic, "\(name)ViewState", viewState),
        file(logic, "\(name)ViewModel", ribViewModel),
        file(logic, "\(name)ViewController", ribViewController),
        file(logic, "\(name)Interactor", ribInteractor),
        file(logic, "\(name)Router", ribRouter),
        file(logic, "\(name)Builder", ribBuilder),
        file(tests, "\(name)InteractorTests", ribInteractorTests),
        file(tests, "\(name)BuilderTests", ribBuilderTests),
      ] + views
    case .mvvm:
      return [
        file(logic, "\(name)ViewState", viewState),
        file(logic, "\(name)ViewModel", mvvmViewModel),
        file(logic, "\(name)ViewController", viewController),
        file(logic, "\(name)Builder", mvvmBuilder),
        file(tests, "\(name)ViewModelTests", mvvmViewModelTests),
        file(tests, "\(name)BuilderTests", mvvmBuilderTests),
      ] + views
    case .coordinator:
      return [
        file(logic, "\(name)ViewState", coordinatorViewState),
        file(logic, "\(name)ViewModel", coordinatorViewModel),
        file(logic, "\(name)ViewController", viewController),
        file(logic, "\(name)Coordinator", coordinator),
        file(logic, "\(name)Builder", coordinatorBuilder),
        file(tests, "\(name)ViewModelTests", coordinatorViewModelTests),
        file(tests, "\(name)CoordinatorTests", coordinatorTests),
      ] + views
    }
  }
}

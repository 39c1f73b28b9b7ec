/// What the Home screen shows.
struct HomeViewState {
  var title: String
  var desc: String
}

/// What the Home screen can be asked to do.
enum HomeViewAction {
  case viewDidLoad
  case tap1
  case tap2
}

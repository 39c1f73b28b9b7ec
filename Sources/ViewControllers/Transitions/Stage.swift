/// A place where screens appear and disappear: the view of a container, or the presentation stack of a window.
@MainActor
protocol Stage: AnyObject {
  /// The controllers that should be visible now, bottom first.
  var screens: [ViewController] { get }

  /// Indicates whether an arriving screen has appeared as soon as its own transition completes. While the stage itself
  /// is still appearing, its screens appear together with it.
  var hasAppeared: Bool { get }

  var transitionHost: (any TransitionHost)? { get }

  /// Adds the views of ``screens`` to the view hierarchy.
  func placeScreens()

  /// Removes a disappeared screen's view from the view hierarchy.
  func removeScreen(_ screen: ViewController)
}

/// The object that sends appearance events to the screens of a stage, each once and in order, even if transitions
/// interrupt one another.
///
/// The stage updates its own list first and then calls ``run(_:from:isOnScreen:animated:completion:)``. An event
/// handler may change the stage again at any time. The latest change wins, and events that it makes obsolete are not
/// sent.
@MainActor
final class StageDirector {
  private weak var stage: (any Stage)?
  private var transition: ScreenTransition?
  /// The program's own animation of the transition.
  private var animation: ScreenAnimation?
  /// Reverts the change of the transition.
  private var cancel: (() -> Void)?
  /// The coordinator that the program sees, until the last event of the transition.
  private(set) var coordinator: TransitionCoordinator?
  private var leaving: [ViewController] = []
  private var completions: [() -> Void] = []

  init(_ stage: any Stage) {
    self.stage = stage
  }

  /// Abandons the transition, because a host that retains it must not retain its screens. Isolated, because the last
  /// reference to a controller may be released on any thread.
  isolated deinit {
    transition?.abandon()
    animation?.abandon()
  }

  /// Indicates whether the screen has left the stage's list but is still disappearing.
  func isLeaving(_ screen: ViewController) -> Bool { leaving.contains(screen) }

  /// Runs a transition from the previously visible screens to the current screens of the stage.
  ///
  /// - Parameters:
  ///   - previous: The screens that were visible before the change, and any that leave with them.
  ///   - isOnScreen: A Boolean value that indicates whether the stage is on screen. If not, no events are sent, and
  ///     the transition completes without the host.
  ///   - animation: The program's own animation of the change, before the host shows its result.
  ///   - cancel: A closure that reverts the change if a gesture cancels the animation.
  ///   - willShow: A closure called after `viewWillAppear` was sent to the screens.
  ///   - completion: A closure called after every event of the transition was sent.
  func run(
    _ kind: ScreenTransition.Kind, from previous: [ViewController], isOnScreen: Bool, animated: Bool,
    by animation: ScreenAnimation? = nil, cancel: (() -> Void)? = nil, willShow: () -> Void = {},
    completion: @escaping () -> Void
  ) {
    guard let stage else { return }
    transition?.abandon()
    self.animation?.abandon()
    (self.animation, self.cancel) = (animation, cancel)
    let screens = stage.screens
    for screen in previous where !leaving.contains(screen) { leaving.append(screen) }
    leaving.removeAll(where: screens.contains)
    completions.append(completion)
    let transition = ScreenTransition(
      kind, from: previous.filter { !screens.contains($0) }, to: screens.filter { !previous.contains($0) },
      animated: animated && isOnScreen)
    transition.onCompletion { [weak self, weak transition] in
      if let self, let transition, self.transition === transition { self.finish(kind) }
    }
    self.transition = transition
    let coordinator = TransitionCoordinator(of: transition, context: animation?.context)
    self.coordinator?.replace(by: coordinator)
    self.coordinator = coordinator

    stage.placeScreens()
    if isOnScreen {
      for screen in leaving where self.transition === transition {
        screen.beginAppearanceTransition(false, animated: animated)
      }
      for screen in screens where self.transition === transition {
        screen.beginAppearanceTransition(true, animated: animated)
      }
    }
    willShow()
    guard self.transition === transition else { return }
    let host = stage.transitionHost
    if let animation, host != nil, isOnScreen {
      return animation.run { [weak self, weak host] isCompleted in
        guard let self, self.animation === animation else { return }
        self.animation = nil
        if isCompleted { host?.perform(transition) } else { cancelTransition() }
      }
    }
    host?.perform(transition)
    if host == nil || !isOnScreen { transition.complete() }
  }

  /// Reverts the change of the running transition.
  func cancelTransition() {
    let cancel = cancel
    self.cancel = nil
    if transition != nil { cancel?() }
  }

  /// Adds the screens to the view that the stage has just loaded.
  func viewDidLoad() {
    stage?.placeScreens()
  }

  /// Forwards the start of the stage's own appearance transition to the screens.
  func begin(_ isAppearing: Bool, animated: Bool, while isCurrent: () -> Bool) {
    guard let stage else { return }
    for screen in stage.screens where isCurrent() && stage.screens.contains(screen) {
      screen.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Forwards the end of the stage's own appearance transition to the screens.
  func end(_ hasAppeared: Bool, while isCurrent: () -> Bool) {
    guard let stage else { return }
    if hasAppeared {
      guard transition == nil else { return }
      for screen in stage.screens where isCurrent() { screen.endTransition(from: .appearing) }
    } else {
      for screen in stage.screens where isCurrent() { screen.endTransition(from: .disappearing) }
      // The stage is off screen, so a pending transition cannot be painted any more.
      if isCurrent() { transition?.complete() }
    }
  }

  private func finish(_ kind: ScreenTransition.Kind) {
    guard let stage else { return }
    transition = nil
    cancel = nil
    let coordinator = coordinator
    let gone = leaving
    leaving = []
    let completions = completions
    self.completions = []
    if kind.completesArrivalFirst {
      endArrivals(on: stage)
      end(gone, on: stage)
    } else {
      end(gone, on: stage)
      endArrivals(on: stage)
    }
    for completion in completions { completion() }
    guard self.coordinator === coordinator else { return }
    coordinator?.complete()
    if self.coordinator === coordinator { self.coordinator = nil }
  }

  private func end(_ gone: [ViewController], on stage: any Stage) {
    // If a handler started another transition for a screen, that transition sends the final event.
    for screen in gone where !leaving.contains(screen) {
      screen.endTransition(from: .disappearing)
      if !stage.screens.contains(screen), !leaving.contains(screen) { stage.removeScreen(screen) }
    }
  }

  private func endArrivals(on stage: any Stage) {
    guard stage.hasAppeared, transition == nil else { return }
    for screen in stage.screens where transition == nil { screen.endTransition(from: .appearing) }
  }
}

/// The stage of a container is its view.
extension Stage where Self: ViewController {
  var hasAppeared: Bool { appearanceState == .appeared }

  var transitionHost: (any TransitionHost)? { containerBacking }

  func placeScreens() {
    guard let view = viewIfLoaded else { return }
    for screen in screens {
      guard let content = screen.view, content.superview !== view else { continue }
      content.translatesAutoresizingMaskIntoConstraints = true
      view.addSubview(content)
    }
  }

  func removeScreen(_ screen: ViewController) {
    guard let content = screen.viewIfLoaded, let view = viewIfLoaded, content.superview === view else { return }
    content.removeFromSuperview()
  }
}

extension ViewController {
  /// Ends the appearance transition if the controller is still in `state`.
  func endTransition(from state: AppearanceState) {
    if appearanceState == state { endAppearanceTransition() }
  }
}

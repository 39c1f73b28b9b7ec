/// Somewhere screens come and go: a container's view, or a window's stack of presented controllers.
@MainActor
protocol Stage: AnyObject {
  /// The controllers that are to be seen now, those below first.
  var screens: [ViewController] { get }

  /// Whether a screen that arrives is told that it appeared when its own transition is complete. It is not while the stage
  /// itself is only just appearing: then the screens follow the stage.
  var hasAppeared: Bool { get }

  /// Who shows the changes.
  var transitionHost: (any TransitionHost)? { get }

  /// Puts the views of ``screens`` into the tree.
  func placeScreens()

  /// Takes the view of a screen that has disappeared out of the tree.
  func removeScreen(_ screen: ViewController)
}

/// Tells the screens of a stage what happens to them, each event once and in order, however transitions interrupt one
/// another.
///
/// The stage changes its own list first and then calls ``run(_:from:isOnScreen:animated:completion:)``. Event handlers may
/// change the stage again at any point; the change that came last wins, and what it made untrue is not said any more.
@MainActor
final class StageDirector {
  private weak var stage: (any Stage)?
  private var transition: ScreenTransition?
  private var leaving: [ViewController] = []
  private var completions: [() -> Void] = []

  init(_ stage: any Stage) {
    self.stage = stage
  }

  /// A host may still hold the transition; the screens are not to wait for it. Isolated, since a controller may be let go on
  /// any thread.
  isolated deinit {
    transition?.abandon()
  }

  /// Whether the screen has left the stage's list but is still seen going.
  func isLeaving(_ screen: ViewController) -> Bool { leaving.contains(screen) }

  /// Moves from the screens seen before to those the stage has now.
  ///
  /// - Parameters:
  ///   - previous: The screens that were seen before the change, and any that go with them.
  ///   - isOnScreen: Whether the stage is on screen; otherwise no events are sent and nothing waits for the host.
  ///   - willShow: Called when the screens have been told that they will appear.
  ///   - completion: Called when every event of the transition has been sent.
  func run(
    _ kind: ScreenTransition.Kind, from previous: [ViewController], isOnScreen: Bool, animated: Bool,
    willShow: () -> Void = {}, completion: @escaping () -> Void
  ) {
    guard let stage else { return }
    transition?.abandon()
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
    host?.perform(transition)
    if host == nil || !isOnScreen { transition.complete() }
  }

  /// Puts the screens into the view the stage has just loaded.
  func viewDidLoad() {
    stage?.placeScreens()
  }

  /// Passes the beginning of the stage's own coming or going on to the screens.
  func begin(_ isAppearing: Bool, animated: Bool, while isCurrent: () -> Bool) {
    guard let stage else { return }
    for screen in stage.screens where isCurrent() && stage.screens.contains(screen) {
      screen.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Passes the end of the stage's own coming or going on to the screens.
  func end(_ hasAppeared: Bool, while isCurrent: () -> Bool) {
    guard let stage else { return }
    if hasAppeared {
      guard transition == nil else { return }
      for screen in stage.screens where isCurrent() { screen.endTransition(from: .appearing) }
    } else {
      for screen in stage.screens where isCurrent() { screen.endTransition(from: .disappearing) }
      // Nothing is seen of a transition that was under way.
      if isCurrent() { transition?.complete() }
    }
  }

  private func finish(_ kind: ScreenTransition.Kind) {
    guard let stage else { return }
    transition = nil
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
  }

  private func end(_ gone: [ViewController], on stage: any Stage) {
    // A handler may have started another transition for one of them; then that one ends it.
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

/// A container's stage is its view.
extension Stage where Self: ViewController {
  var hasAppeared: Bool { appearanceState == .appeared }

  var transitionHost: (any TransitionHost)? { containerRealization }

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
  /// Ends the transition under way if it is still the one meant.
  func endTransition(from state: AppearanceState) {
    if appearanceState == state { endAppearanceTransition() }
  }
}

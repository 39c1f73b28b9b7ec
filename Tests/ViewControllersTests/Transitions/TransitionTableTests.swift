import Foundation
import Testing
import ViewControllers

/// The events of the screens in every kind of transition, one row for each. Without a toolkit a transition ends before
/// the call that starts it returns; the same table is run on real widgets in GtkBridge's tests.
@MainActor
@Suite struct TransitionTableTests {
  /// One kind of transition: the initial screens, the action, and the resulting events.
  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let act: @MainActor @Sendable (Stage) -> Void
    let events: [String]

    init(_ name: String, _ act: @escaping @MainActor @Sendable (Stage) -> Void, _ events: String...) {
      testDescription = name
      self.act = act
      self.events = events
    }
  }

  /// A window on screen with a container of each kind: R is its root, N a navigation controller in it with the screen
  /// A.
  @MainActor
  final class Stage {
    let journal = Journal()
    let window = Window()
    let root: RecordingController
    let navigation: NavigationController
    let a: RecordingController
    let b: RecordingController
    let c: RecordingController

    init() {
      root = RecordingController("R", journal)
      a = RecordingController("A", journal)
      b = RecordingController("B", journal)
      c = RecordingController("C", journal)
      navigation = NavigationController(rootViewController: a)
      root.embed(navigation)
      for controller in [a, b, c] { controller.loadViewIfNeeded() }
      window.rootViewController = root
      window.makeKeyAndVisible()
      _ = journal.take()
    }

    func push(_ controller: ViewController) { navigation.pushViewController(controller, animated: false) }

    func present(_ controller: ViewController, _ style: ModalPresentationStyle) {
      controller.modalPresentationStyle = style
      root.present(controller, animated: false)
    }

    /// Replaces the root by a container, which shows A and B in turn.
    func contain(in container: ViewController) {
      navigation.viewControllers = []
      window.rootViewController = container
      _ = journal.take()
    }
  }

  nonisolated static let rows = [
    Row(
      "root", { $0.window.rootViewController = $0.b },
      "R.willDisappear", "A.willDisappear", "R.didDisappear", "A.didDisappear", "B.willAppear", "B.didAppear"),
    Row("child comes", { $0.root.embed($0.b) }, "B.willAppear", "B.didAppear"),
    Row(
      "child goes",
      {
        $0.root.embed($0.b)
        _ = $0.journal.take()
        $0.root.expel($0.b)
      }, "B.willDisappear", "B.didDisappear"),
    Row("pushed, and covered", { $0.push($0.b) }, "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"),
    Row(
      "popped",
      {
        $0.push($0.b)
        _ = $0.journal.take()
        $0.navigation.popViewController(animated: false)
      }, "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"),
    Row(
      "popped by the user",
      {
        $0.push($0.b)
        _ = $0.journal.take()
        $0.navigation.userDidGoBack()
      }, "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"),
    Row(
      "popped to the root",
      {
        $0.push($0.b)
        $0.push($0.c)
        _ = $0.journal.take()
        $0.navigation.popToRootViewController(animated: false)
      }, "C.willDisappear", "A.willAppear", "C.didDisappear", "A.didAppear"),
    Row(
      "stack replaced", { $0.navigation.setViewControllers([$0.c, $0.b], animated: false) },
      "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"),
    Row("presented as a sheet", { $0.present($0.b, .automatic) }, "B.willAppear", "B.didAppear"),
    Row("presented as a popover", { $0.present($0.b, .popover) }, "B.willAppear", "B.didAppear"),
    Row("presented over full screen", { $0.present($0.b, .overFullScreen) }, "B.willAppear", "B.didAppear"),
    Row(
      "presented full screen, and covered", { $0.present($0.b, .fullScreen) },
      "R.willDisappear", "A.willDisappear", "B.willAppear", "B.didAppear", "R.didDisappear", "A.didDisappear"),
    Row(
      "dismissed",
      {
        $0.present($0.b, .automatic)
        _ = $0.journal.take()
        $0.root.dismiss(animated: false)
      }, "B.willDisappear", "B.didDisappear"),
    Row(
      "dismissed by the user",
      {
        $0.present($0.b, .automatic)
        _ = $0.journal.take()
        $0.b.presentationController?.userDidAskToDismiss()
      }, "B.willDisappear", "B.didDisappear"),
    Row(
      "dismissed from full screen",
      {
        $0.present($0.b, .fullScreen)
        _ = $0.journal.take()
        $0.root.dismiss(animated: false)
      }, "B.willDisappear", "R.willAppear", "A.willAppear", "R.didAppear", "A.didAppear", "B.didDisappear"),
    Row(
      "dismissed with what it presented",
      {
        $0.present($0.b, .automatic)
        $0.b.present($0.c, animated: false)
        _ = $0.journal.take()
        $0.root.dismiss(animated: false)
      }, "B.willDisappear", "C.willDisappear", "B.didDisappear", "C.didDisappear"),
    Row(
      "tabbed",
      {
        let tabs = TabController()
        $0.contain(in: tabs)
        tabs.viewControllers = [$0.b, $0.c]
        _ = $0.journal.take()
        tabs.selectedIndex = 1
      }, "B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear"),
    Row(
      "collapsed column",
      {
        let split = SplitController(style: .doubleColumn)
        $0.contain(in: split)
        split.setViewController($0.b, for: .primary)
        split.setViewController($0.c, for: .secondary)
        _ = $0.journal.take()
        split.roomDidChange(toColumns: 1)
        split.userDidGoBack()
      }, "B.willDisappear", "B.didDisappear", "C.willDisappear", "B.willAppear", "C.didDisappear", "B.didAppear"),
    Row(
      "minimised or hidden, and back",
      {
        $0.window.windowDidDisappear()
        $0.window.windowWillAppear()
        $0.window.windowDidAppear()
      },
      "R.willDisappear", "A.willDisappear", "R.didDisappear", "A.didDisappear", "R.willAppear", "A.willAppear",
      "R.didAppear", "A.didAppear"),
    Row(
      "minimised with a sheet",
      {
        $0.present($0.b, .automatic)
        _ = $0.journal.take()
        $0.window.windowDidDisappear()
      },
      "R.willDisappear", "A.willDisappear", "B.willDisappear", "R.didDisappear", "A.didDisappear", "B.didDisappear"),
    Row(
      "closed", { $0.window.close() },
      "R.willDisappear", "A.willDisappear", "R.didDisappear", "A.didDisappear"),
    Row(
      "closed by the user", { $0.window.windowDidClose() },
      "R.willDisappear", "A.willDisappear", "R.didDisappear", "A.didDisappear"),
  ]

  @Test(arguments: rows)
  func whatIsHeard(row: Row) {
    let stage = Stage()
    row.act(stage)
    #expect(stage.journal.take() == row.events)
  }

  /// The events if a second change comes before the first has been shown. `paint` stands for the frame that shows it.
  nonisolated static let interrupted = [
    Row(
      "push, then pop",
      {
        $0.push($0.b)
        $0.navigation.popViewController(animated: true)
      }, "A.willDisappear", "B.willAppear", "B.willDisappear", "A.willAppear", "paint", "B.didDisappear", "A.didAppear"),
    Row(
      "push, then push",
      {
        $0.push($0.b)
        $0.push($0.c)
      }, "A.willDisappear", "B.willAppear", "B.willDisappear", "C.willAppear", "paint", "A.didDisappear",
      "B.didDisappear", "C.didAppear"),
    Row(
      "push, then minimise",
      {
        $0.push($0.b)
        $0.window.windowDidDisappear()
      }, "A.willDisappear", "B.willAppear", "R.willDisappear", "B.willDisappear", "R.didDisappear", "B.didDisappear",
      "A.didDisappear", "paint"),
    Row(
      "push, then close",
      {
        $0.push($0.b)
        $0.window.close()
      }, "A.willDisappear", "B.willAppear", "R.willDisappear", "B.willDisappear", "R.didDisappear", "B.didDisappear",
      "A.didDisappear", "paint"),
  ]

  @Test(arguments: interrupted)
  func whatIsHeardOfInterruptions(row: Row) {
    let stage = Stage()
    let host = ContainerDouble.realize(stage.navigation)
    row.act(stage)
    stage.journal("paint")
    host.completeLast()
    #expect(stage.journal.take() == row.events)
  }
}

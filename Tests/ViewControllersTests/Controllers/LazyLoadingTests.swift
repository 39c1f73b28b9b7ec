import Foundation
import Testing

@testable import ViewControllers

/// The time at which a controller's view is loaded.
@MainActor
@Suite struct LazyLoadingTests {
  private let journal = Journal()

  @Test func theFirstReadLoadsTheViewOnce() {
    let controller = RecordingController("A", journal)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.view === view && controller.viewIfLoaded === view && view?.owner === controller)
    controller.loadViewIfNeeded()
    #expect(journal.take() == ["A.didLoad"])
  }

  @Test func aWindowLoadsTheViewBeforeItAppears() {
    let window = Window()
    window.rootViewController = RecordingController("A", journal)
    #expect(journal.take().isEmpty)
    window.makeKeyAndVisible()
    #expect(journal.take() == ["A.didLoad", "A.willAppear", "A.didAppear"])
  }

  @Test func aLoadViewThatMakesNoneGetsOne() {
    final class Empty: ViewController {
      override func loadView() {}
    }
    #expect(Empty().view != nil)
  }

  @Test func aLoadViewOfItsOwnIsUsed() {
    final class Own: ViewController {
      let own = NativeView()
      override func loadView() { view = own }
    }
    let controller = Own()
    #expect(controller.view === controller.own && controller.own.owner === controller)
  }

  @Test func inProgramsOfUIKitTheViewHasASizeFromTheStart() {
    #expect(ViewController().view.frame == .zero && Window().frame == .zero)
    Window.usualSize = CGSize(width: 800, height: 600)
    defer { Window.usualSize = .zero }
    #expect(Window().frame.size == CGSize(width: 800, height: 600))
    let (root, child) = (ViewController(), ViewController())
    let window = Window(frame: CGRect(x: 0, y: 0, width: 500, height: 300))
    window.rootViewController = root
    #expect(root.view.frame.size == CGSize(width: 500, height: 300))
    root.view.frame.size.width = 400
    root.addChild(child)
    #expect(child.view.frame.size == CGSize(width: 400, height: 300))
    window.rootViewController = nil
  }

  @Test(arguments: [ModalPresentationStyle.automatic, .fullScreen, .popover])
  func presentedScreensHaveASizeFromTheStart(_ style: ModalPresentationStyle) {
    Window.usualSize = CGSize(width: 800, height: 600)
    defer { Window.usualSize = .zero }
    let (root, presented) = (ViewController(), ViewController())
    let window = Window(frame: CGRect(x: 0, y: 0, width: 500, height: 700))
    window.rootViewController = root
    window.makeKeyAndVisible()
    presented.modalPresentationStyle = style
    presented.preferredContentSize.height = style == .popover ? 90 : 0
    root.present(presented, animated: false)
    switch style {
    case .fullScreen: #expect(presented.view.bounds.size == CGSize(width: 500, height: 700))
    case .popover: #expect(presented.view.bounds.size == CGSize(width: 0, height: 90))
    default: #expect(presented.view.bounds.size == CGSize(width: 500, height: 574))
    }
    window.close()
  }

  @Test func aPushedScreenHasTheSizeOfTheOneBelow() {
    Window.usualSize = CGSize(width: 800, height: 600)
    defer { Window.usualSize = .zero }
    let (root, pushed) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: root)
    let window = Window(frame: CGRect(x: 0, y: 0, width: 500, height: 700))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    root.view.bounds.size = CGSize(width: 480, height: 640)
    navigation.pushViewController(pushed, animated: false)
    #expect(pushed.view.bounds.size == CGSize(width: 480, height: 640))
    window.close()
  }

  @Test func anotherViewTakesThePlaceOfTheFirst() {
    let controller = ViewController()
    let first = controller.view
    let second = NativeView()
    controller.view = second
    #expect(first?.owner == nil && second.owner === controller)
  }

  @Test func noArchiveHoldsAController() {
    #expect(ViewController(coder: NSCoder()) == nil)
    #expect(NavigationController(coder: NSCoder()) == nil)
  }
}

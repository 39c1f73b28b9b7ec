import Foundation
import Testing

@testable import ViewControllers

/// The notifications of changes of the traits.
@MainActor
@Suite(.serialized) struct TraitTests {
  private final class Plate: UIView {
    var changes: [UITraitCollection] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      if let previousTraitCollection { changes.append(previousTraitCollection) }
    }
  }

  private class Screen: UIViewController {
    var changes = 0
    private(set) var colors = 0
    func followColors() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.colors += 1 }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
  }

  private let window = UIWindow()
  private let screen = Screen()
  private let child = Screen()
  private let outer = Plate()
  private let inner = Plate()
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  init() {
    screen.view = outer
    outer.addSubview(inner)
    screen.addChild(child)
    window.rootViewController = screen
    window.traitsDidChange(to: light)
  }

  @Test func allAreToldOnceOfAChange() {
    #expect(outer.changes.isEmpty && inner.traits().userInterfaceStyle == .light)
    window.traitsDidChange(to: dark)
    window.traitsDidChange(to: dark)
    #expect(outer.changes == [light] && inner.changes == [light] && screen.changes == 1 && child.changes == 1)
    #expect(inner.traits().userInterfaceStyle == .dark)
  }

  @Test func handlersAreCalledForTheirTraits() {
    var calls: [String] = []
    let style = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Plate, previous) in
      calls.append("style \(previous.userInterfaceStyle) \(view === self.inner)")
    }
    screen.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitLayoutDirection.self]) { (_: Screen, _) in
      calls.append("size")
    }
    window.traitsDidChange(to: dark)
    #expect(calls == ["style light true"])
    inner.unregisterForTraitChanges(style)
    window.traitsDidChange(
      to: UITraitCollection(traitsFrom: [light, UITraitCollection(horizontalSizeClass: .compact)]))
    #expect(calls == ["style light true", "size"])
  }

  @Test func aHandlerMayNameItsObjectSelf() {
    screen.followColors()
    window.traitsDidChange(to: dark)
    #expect(screen.colors == 1 && child.colors == 0)
  }

  @Test func nearestAppearanceCounts() {
    inner.overrideUserInterfaceStyle = .dark
    #expect(inner.changes == [light] && outer.changes.isEmpty && inner.traits().userInterfaceStyle == .dark)
    outer.overrideUserInterfaceStyle = .dark
    #expect(outer.changes == [light] && inner.changes == [light], "A view with an appearance of its own is told")
    inner.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traits().userInterfaceStyle == .dark && inner.changes == [light])
    window.traitsDidChange(to: dark)
    #expect(inner.changes == [light] && screen.changes == 1)
  }

  @Test func nothingRemainsOfAThousandRegistrations() {
    weak var left: UIView?
    for _ in 0..<1_000 {
      let view = UIView()
      outer.addSubview(view)
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
      view.removeFromSuperview()
      left = view
    }
    #expect(left == nil)
  }
}

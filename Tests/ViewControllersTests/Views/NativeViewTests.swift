import Testing
import ViewControllers

/// The tree of views, and the calls of its backing.
@MainActor
@Suite struct NativeViewTests {
  private final class Realization: NativeViewBacking {
    var calls: [String] = []
    func subviewsDidChange() { calls.append("subviews") }
    func constraintsDidChange() { calls.append("constraints") }
    func visibilityDidChange() { calls.append("visibility") }
  }

  @Test func subviewsKeepTheirOrder() {
    let view = NativeView()
    let (first, second, third) = (NativeView(), NativeView(), NativeView())
    view.addSubview(first)
    view.addSubview(second)
    view.insertSubview(third, at: 1)
    #expect(view.subviews == [first, third, second])
    view.addSubview(first)
    #expect(view.subviews == [third, second, first])
    view.insertSubview(first, at: -3)
    view.insertSubview(third, at: 99)
    #expect(view.subviews == [first, second, third])
  }

  @Test func aViewIsInOnePlace() {
    let (first, second, child) = (NativeView(), NativeView(), NativeView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty && second.subviews == [child] && child.superview === second)
    child.removeFromSuperview()
    child.removeFromSuperview()
    #expect(second.subviews.isEmpty && child.superview == nil)
  }

  @Test func descendantsAreKnown() {
    let (top, middle, bottom) = (NativeView(), NativeView(), NativeView())
    top.addSubview(middle)
    middle.addSubview(bottom)
    #expect(bottom.isDescendant(of: top) && top.isDescendant(of: top) && !top.isDescendant(of: bottom))
  }

  @Test func aViewInsideItselfIsRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (view, child) = (NativeView(), NativeView())
        view.addSubview(child)
        child.addSubview(view)
      }
    }
  }

  @Test func theRealisationHearsOfEveryChange() {
    let (view, child, backing) = (NativeView(), NativeView(), Realization())
    view.backing = backing
    view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    let constraint = child.topAnchor.constraint(equalTo: view.topAnchor)
    constraint.isActive = true
    constraint.constant = 4
    constraint.priority = .defaultLow
    constraint.isActive = false
    view.isHidden = true
    view.isHidden = true
    child.removeFromSuperview()
    #expect(
      backing.calls
        == ["subviews"] + Array(repeating: "constraints", count: 5) + ["visibility", "subviews"])
  }

  @Test func subviewsAreHeldAndSuperviewsAreNot() {
    weak var top: NativeView?
    let bottom = NativeView()
    weak var middle: NativeView?
    do {
      let (made, between) = (NativeView(), NativeView())
      (top, middle) = (made, between)
      made.addSubview(between)
      between.addSubview(bottom)
      LayoutConstraint.activate([between.topAnchor.constraint(equalTo: made.topAnchor)])
    }
    #expect(top == nil && middle == nil && bottom.superview == nil)
  }

  @Test func theWindowIsFoundFromAnyDepth() {
    let window = Window()
    let (root, child) = (ViewController(), ViewController())
    let label = NativeView()
    window.rootViewController = root
    root.embed(child)
    child.view.addSubview(label)
    #expect(label.window === window && NativeView().window == nil)
    let sheet = ViewController()
    child.present(sheet, animated: false)
    #expect(sheet.view.window === window)
  }
}

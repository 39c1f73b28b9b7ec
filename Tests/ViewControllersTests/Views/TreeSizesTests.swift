import Foundation
import Testing

@testable import ViewControllers

/// The sizes of a tree, which are solutions of its constraints, are computed as rarely as possible.
@MainActor
@Suite(.serialized) struct TreeSizesTests {
  /// A text of 100 × 10 that breaks into lines at smaller widths.
  private final class Lines: NativeViewBacking {
    private(set) var layoutRequests = 0
    func layoutDidBecomeInvalid() { layoutRequests += 1 }
    func subviewsDidChange() {}
    func constraintsDidChange() {}
    func visibilityDidChange() {}
    func sizeThatFits(_ size: CGSize) -> CGSize? {
      let width = min(max(size.width, 20), 100)
      return CGSize(width: width, height: (100 / width).rounded(.up) * 10)
    }
  }

  /// A view with a text, which counts the solutions that read its size.
  private final class Counter: UIView {
    private let lines = Lines()
    private(set) var solutions = 0

    init() {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      backing = lines
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      solutions += 1
      return CGSize(width: 100, height: 10)
    }
  }

  private let root = UIView(frame: .zero)
  private let text = Counter()

  private func pinText() {
    root.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor), text.topAnchor.constraint(equalTo: root.topAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  @Test func eachWidthIsSolvedOnce() {
    pinText()
    var sizes = TreeSizes()
    #expect(sizes.widths(of: root) == (20, 100))
    #expect(sizes.heights(of: root, at: 50) == (20, 20))
    let solutions = text.solutions
    #expect(sizes.widths(of: root) == (20, 100))
    #expect(sizes.heights(of: root, at: 50) == (20, 20))
    #expect(text.solutions == solutions)
    #expect(sizes.heights(of: root, at: 25) == (40, 40))
    #expect(text.solutions > solutions)
  }

  @Test func allWidthsBeyondTheNaturalOneHaveItsHeight() {
    pinText()
    var sizes = TreeSizes()
    _ = sizes.widths(of: root)
    #expect(sizes.heights(of: root, at: 16_000) == (10, 10))
    let solutions = text.solutions
    for width in [8_000, 400, 101.0] { #expect(sizes.heights(of: root, at: width) == (10, 10)) }
    #expect(text.solutions == solutions)
  }

  @Test func heightsThatFollowWidthsAreSolved() {
    pinText()
    root.heightAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
    var sizes = TreeSizes()
    _ = sizes.widths(of: root)
    #expect(sizes.heights(of: root, at: 400).least == 200)
    #expect(sizes.heights(of: root, at: 800).least == 400)
  }

  @Test func changesAreSolvedAnew() {
    pinText()
    var sizes = TreeSizes()
    #expect(sizes.heights(of: root, at: 100).least == 10)
    root.heightAnchor.constraint(equalToConstant: 70).isActive = true
    #expect(sizes.heights(of: root, at: 100).least == 10, "GTK asks for the widths first")
    sizes.reset()
    #expect(sizes.heights(of: root, at: 100).least == 70)
  }

  @Test func aNewSizeRequestsNoOtherLayout() {
    pinText()
    let backing = Lines()
    root.backing = backing
    root.layoutTree(in: CGSize(width: 100, height: 40))
    let requests = backing.layoutRequests
    root.layoutTree(in: CGSize(width: 120, height: 40))
    #expect(text.frame.width == 120)
    #expect(backing.layoutRequests == requests)
  }
}

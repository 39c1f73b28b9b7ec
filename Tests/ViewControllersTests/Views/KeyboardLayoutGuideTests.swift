import Foundation
import LayoutEngine
import Testing
import ViewControllers

@Suite @MainActor struct KeyboardLayoutGuideTests {
  @Test func guideIsAtTheBottom() {
    let (root, bar) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.widthAnchor.constraint(equalTo: root.keyboardLayoutGuide.widthAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40),
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 250, width: 200, height: 40))
    #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 200, height: 0))
    #expect(root.keyboardLayoutGuide === root.keyboardLayoutGuide && root.layoutGuides.isEmpty)
    #expect(root.safeAreaLayoutGuide.layoutFrame == root.bounds)
    #expect(root.layoutMarginsGuide.layoutFrame == root.bounds.insetBy(dx: 8, dy: 8))
  }
}

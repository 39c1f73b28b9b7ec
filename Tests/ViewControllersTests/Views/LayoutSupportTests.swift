import Foundation
import Testing

@testable import ViewControllers

/// The features on which libraries with their own constraint syntax rely.
@MainActor
@Suite struct LayoutSupportTests {
  /// A constraint with a label, as such a library derives it.
  private final class LabelledConstraint: NSLayoutConstraint {
    let label = "side"
    override var description: String { "<\(label)> \(super.description)" }
    override var constant: CGFloat {
      get { super.constant }
      set { super.constant = newValue * 2 }
    }
  }

  @Test func subclassOfAConstraintTakesPart() {
    let (root, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let width = LabelledConstraint(
      item: child, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 30)
    LabelledConstraint.activate([width])
    root.layoutIfNeeded()
    #expect(child.bounds.width == 30 && "\(width)".hasPrefix("<side> "))
    width.constant = 20
    root.layoutIfNeeded()
    #expect(child.bounds.width == 40)
  }

  @available(*, deprecated, message: "Tests what is deprecated.")
  @Test func guidesOfBarsBoundTheSafeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      child.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    controller.view.layoutIfNeeded()
    #expect(child.frame.minY == 20 && child.frame.maxY == 90)
    #expect(controller.topLayoutGuide.length == 20 && controller.bottomLayoutGuide.length == 10)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }
}

import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct FinalisationTests {
    private static let makers: [(String, @MainActor () -> UIView)] = [
      ("label", { UILabel() }), ("button", { menuButton() }), ("text field", { UITextField() }),
      ("image view", { UIImageView(image: UIImage(systemName: "star")) }), ("text view", { UITextView() }),
      ("switch", { UISwitch() }), ("slider", { UISlider() }), ("stepper", { UIStepper() }),
      ("segmented control", { UISegmentedControl(items: ["A", "B"]) }), ("progress view", { UIProgressView() }),
      ("page control", { pageControl() }), ("date picker", { UIDatePicker() }), ("picker view", { UIPickerView() }),
      ("color well", { UIColorWell() }), ("search bar", { UISearchBar() }), ("view with gestures", { gestureView() }),
    ]

    private static func menuButton() -> UIButton {
      let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
      button.menu = UIMenu(children: [UIAction(title: "Item") { _ in }])
      return button
    }

    private static func gestureView() -> UIView {
      let view = UIView()
      view.accessibilityTraits = .button
      let all = [UITapGestureRecognizer(), UIPinchGestureRecognizer(), UIHoverGestureRecognizer()]
      for recognizer in all { view.addGestureRecognizer(recognizer) }
      return view
    }

    private static func pageControl() -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = 3
      return control
    }

    @Test func viewsAndTheirWidgetsGo() {
      for (name, make) in Self.makers {
        var alive: [Gtk.WeakReference] = []
        for _ in 0..<1_000 {
          let view = make()
          let widget = view.realize()
          alive.append(Gtk.WeakReference(widget))
        }
        #expect(alive.count { $0.isAlive } == 0, "widgets of a \(name) remain")
      }
    }

    @Test func viewsGo() {
      for (name, make) in Self.makers {
        weak var reference: UIView?
        do {
          let view = make()
          _ = view.realize()
          reference = view
        }
        #expect(reference == nil, "a \(name) remains")
      }
    }
  }
}

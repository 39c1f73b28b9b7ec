import Testing
import UIKit

extension UIKitTests {
  /// Controls with a fixed size resist becoming larger than their look.
  @Suite @MainActor struct ContentHuggingTests {
    private func priorities(of view: UIView) -> [UILayoutPriority] {
      [view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical)]
    }

    @Test func controlsOfOneSizeHugTheirContent() {
      let controls = [UISwitch(), UIStepper(), UIPageControl(), UIActivityIndicatorView(style: .medium)]
      for control in controls {
        #expect(priorities(of: control) == [.defaultHigh, .defaultHigh], "\(type(of: control))")
      }
    }

    @Test func controlsOfOneHeightHugItOnly() {
      for control in [UISlider(), UIProgressView(), UISegmentedControl(), UISearchBar()] {
        #expect(priorities(of: control) == [.defaultLow, .defaultHigh], "\(type(of: control))")
      }
      #expect(priorities(of: UILabel()) == [.defaultLow, .defaultLow])
      #expect(priorities(of: UIView()) == [.defaultLow, .defaultLow])
    }

    @Test func thePriorityOfTheProgramIsKept() {
      let control = UISwitch()
      control.setContentHuggingPriority(.defaultLow, for: .horizontal)
      #expect(priorities(of: control) == [.defaultLow, .defaultHigh])
    }

    @Test func switchInAStackKeepsItsWidth() {
      let label = UILabel()
      label.text = "Label"
      let control = UISwitch()
      let stack = UIStackView(arrangedSubviews: [control, label])
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      stack.layoutIfNeeded()
      #expect(control.frame.width < 100, "the label takes what is left over")
      #expect(label.frame.width > 190)
    }
  }
}

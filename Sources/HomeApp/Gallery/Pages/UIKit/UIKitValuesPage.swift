import GtkBridge
import UIKit

/// UIKit's controls of values.
struct UIKitValuesPage: View {
  var body: some View {
    ExamplePage {
      Example("Switches") {
        UIKitExample {
          let sliding = UISwitch(frame: .zero)
          sliding.isOn = true
          sliding.accessibilityLabel = "A switch of UIKit"
          let box = UISwitch(frame: .zero)
          box.preferredStyle = .checkbox
          box.title = "A checkbox of UIKit"
          return UIStackView(row: sliding, box)
        }
      }
      Example("A slider") {
        UIKitExample {
          let level = UILabel("Level 40", style: .footnote)
          let slider = UISlider(frame: .zero)
          slider.maximumValue = 100
          slider.value = 40
          slider.accessibilityLabel = "Level in UIKit"
          slider.minimumValueImage = UIImage(systemName: "speaker")
          slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
          slider.widthAnchor.constraint(equalToConstant: 240).isActive = true
          slider.addAction(
            UIAction { [weak level, weak slider] _ in level?.text = "Level \(Int(slider?.value ?? 0))" },
            for: .valueChanged)
          return UIStackView(column: slider, level)
        }
      }
      Example("Segments and steps") {
        UIKitExample {
          let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
          segments.selectedSegmentIndex = 1
          let stepper = UIStepper(frame: .zero)
          stepper.accessibilityLabel = "Copies in UIKit"
          return UIStackView(column: segments, stepper)
        }
      }
      Example("Progress") {
        UIKitExample {
          let progress = UIProgressView(progressViewStyle: .default)
          progress.progress = 0.4
          progress.accessibilityLabel = "Progress in UIKit"
          progress.widthAnchor.constraint(equalToConstant: 240).isActive = true
          let busy = UIActivityIndicatorView(style: .medium)
          busy.startAnimating()
          return UIStackView(column: progress, busy)
        }
      }
      Example("Pickers") {
        UIKitExample {
          let date = UIDatePicker(frame: .zero)
          date.preferredDatePickerStyle = .compact
          date.datePickerMode = .date
          let color = UIColorWell(frame: .zero)
          color.selectedColor = .systemTeal
          color.accessibilityLabel = "A colour in UIKit"
          let pages = UIPageControl(frame: .zero)
          pages.numberOfPages = 4
          return UIStackView(column: date, color, pages)
        }
      }
    }
  }
}

import GtkBridge
import UIKit

/// UIKit's calendar, wheels, notes and pages.
struct UIKitDatesPage: View {
  var body: some View {
    ExamplePage {
      Example("A calendar") { UIKitExample { Month(frame: .zero) } }
      Example("Lists to choose from") { UIKitExample { UIStackView(column: Sizes(frame: .zero)) } }
      Example("A note in place of content") {
        UIKitExample {
          var note = UIContentUnavailableConfiguration.empty()
          note.image = UIImage(systemName: "tray")
          note.text = "No Letters in UIKit"
          note.secondaryText = "New letters appear here."
          let view = UIContentUnavailableView(configuration: note)
          view.heightAnchor.constraint(equalToConstant: 200).isActive = true
          return view
        }
      }
    }
  }
}

/// A calendar in which one day is chosen.
private final class Month: UIView, UICalendarSelectionSingleDateDelegate {
  private let label = UILabel("No day chosen", style: .footnote)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let calendar = UICalendarView(frame: .zero)
    calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
    let column = UIStackView(column: calendar, label)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor), column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      column.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    label.text = dateComponents?.day.map { "Day \($0) is chosen" } ?? "No day chosen"
  }
}

/// A picker of a size and a colour.
private final class Sizes: UIPickerView, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  private let titles = [["Small", "Medium", "큰 것"], ["Blue", "Green"]]

  override init(frame: CGRect) {
    super.init(frame: frame)
    (dataSource, delegate) = (self, self)
  }

  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles[component].count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles[component][row]
  }
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    ["Size in UIKit", "Colour in UIKit"][component]
  }
}

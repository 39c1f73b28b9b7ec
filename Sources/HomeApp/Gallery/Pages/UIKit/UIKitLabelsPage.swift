import GtkBridge
import UIKit

/// UIKit's labels and buttons.
struct UIKitLabelsPage: View {
  var body: some View {
    ExamplePage {
      Example("Labels in UIKit") {
        UIKitExample {
          let attributed = NSMutableAttributedString(string: "One label, bold and red")
          attributed.addAttribute(
            .font, value: UIFont.boldSystemFont(ofSize: 15), range: NSRange(location: 11, length: 4))
          attributed.addAttribute(
            .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 20, length: 3))
          let runs = UILabel("")
          runs.attributedText = attributed
          let second = UILabel("A secondary label", style: .footnote)
          second.textColor = .secondaryLabel
          return UIStackView(column: UILabel("A title of UIKit", style: .title1), runs, second)
        }
      }
      Example("Images") {
        UIKitExample {
          let star = UIImageView(
            image: UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28)))
          star.tintColor = .systemYellow
          star.accessibilityLabel = "A yellow star"
          star.isAccessibilityElement = true
          return UIStackView(row: star, UILabel("Symbols have the tint of their view"))
        }
      }
      Example("Buttons") {
        UIKitExample {
          let count = UILabel("Not pressed in UIKit")
          var presses = 0
          let press = UIAction(title: "Filled") { [weak count] _ in
            presses += 1
            count?.text = "Pressed \(presses) times in UIKit"
          }
          let off = UIButton(configuration: .bordered(), primaryAction: UIAction(title: "Disabled") { _ in })
          off.isEnabled = false
          let delete = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Delete") { _ in })
          delete.role = .destructive
          return UIStackView(
            column: UIStackView(
              row: UIButton(configuration: .filled(), primaryAction: press),
              UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Tinted") { _ in })),
            UIStackView(row: off, delete), count)
        }
      }
      Example("Menus") {
        UIKitExample {
          let sort = UIButton(configuration: .bordered(), primaryAction: nil)
          sort.menu = UIMenu(
            options: .singleSelection, children: ["By name", "By date"].map { UIAction(title: $0) { _ in } })
          sort.showsMenuAsPrimaryAction = true
          sort.changesSelectionAsPrimaryAction = true
          return UIStackView(row: sort)
        }
      }
    }
  }
}

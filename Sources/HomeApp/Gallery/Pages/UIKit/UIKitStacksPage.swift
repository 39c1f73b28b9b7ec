import GtkBridge
import UIKit

/// UIKit's scroll and stack views.
struct UIKitStacksPage: View {
  private static let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal]

  /// Returns squares in several colours.
  private static func squares(_ count: Int) -> [UIView] {
    (0..<count).map { index in
      let square = UIView(frame: .zero)
      square.backgroundColor = colors[index % colors.count]
      square.layer.cornerRadius = 6
      square.widthAnchor.constraint(equalToConstant: 44).isActive = true
      square.heightAnchor.constraint(equalToConstant: 44).isActive = true
      return square
    }
  }

  var body: some View {
    ExamplePage {
      Example("A row") {
        UIKitExample {
          let row = UIStackView(arrangedSubviews: Self.squares(4))
          row.spacing = 8
          return row
        }
      }
      Example("A row from the right") {
        UIKitExample {
          let row = UIStackView(arrangedSubviews: Self.squares(4))
          row.spacing = 8
          row.semanticContentAttribute = .forceRightToLeft
          return row
        }
      }
      Example("Equal distances") {
        UIKitExample {
          let row = UIStackView(arrangedSubviews: Self.squares(3))
          row.distribution = .equalSpacing
          row.widthAnchor.constraint(equalToConstant: 240).isActive = true
          return row
        }
      }
      Example("A scroll view") {
        UIKitExample {
          let scroll = UIScrollView(frame: .zero)
          let row = UIStackView(arrangedSubviews: Self.squares(20))
          row.spacing = 8
          row.translatesAutoresizingMaskIntoConstraints = false
          scroll.addSubview(row)
          NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            row.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            scroll.heightAnchor.constraint(equalToConstant: 60),
          ])
          return scroll
        }
      }
      Example("A toolbar") {
        UIKitExample {
          let bar = UIToolbar(frame: .zero)
          bar.items = [
            UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
            UIBarButtonItem(title: "Sort in UIKit"),
          ]
          return bar
        }
      }
    }
  }
}

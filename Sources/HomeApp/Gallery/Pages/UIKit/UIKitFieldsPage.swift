import GtkBridge
import UIKit

/// UIKit's fields and texts.
struct UIKitFieldsPage: View {
  var body: some View {
    ExamplePage {
      Example("Fields") {
        UIKitExample {
          let echo = UILabel("Nothing typed", style: .footnote)
          let name = UITextField(frame: .zero)
          name.borderStyle = .roundedRect
          name.placeholder = "Name in UIKit"
          name.clearButtonMode = .whileEditing
          name.addAction(
            UIAction { [weak echo, weak name] _ in echo?.text = "Typed: \(name?.text ?? "")" }, for: .editingChanged)
          let password = UITextField(frame: .zero)
          password.borderStyle = .roundedRect
          password.placeholder = "Password in UIKit"
          password.isSecureTextEntry = true
          for field in [name, password] { field.widthAnchor.constraint(equalToConstant: 240).isActive = true }
          return UIStackView(column: name, password, echo)
        }
      }
      Example("A search") {
        UIKitExample {
          let search = UISearchBar(frame: .zero)
          search.placeholder = "Search in UIKit"
          return search
        }
      }
      Example("A text") {
        UIKitExample {
          let text = UITextView(frame: .zero)
          text.text = "Several lines\nthat can be edited"
          text.accessibilityLabel = "A text of UIKit"
          text.heightAnchor.constraint(equalToConstant: 96).isActive = true
          return text
        }
      }
      Example("A text with a link") {
        UIKitExample {
          let text = UITextView(frame: .zero)
          let words = NSMutableAttributedString(string: "Tab moves to the GTK project, and Enter opens it.")
          words.addAttribute(.link, value: "https://gtk.org", range: NSRange(location: 17, length: 11))
          text.attributedText = words
          text.accessibilityLabel = "A text with a link in UIKit"
          text.isEditable = false
          text.isScrollEnabled = false
          return text
        }
      }
    }
  }
}

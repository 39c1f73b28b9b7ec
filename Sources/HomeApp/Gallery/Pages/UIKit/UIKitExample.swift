import GtkBridge
import UIKit

/// A view of UIKit among the examples of a page. It is created when the page is opened.
struct UIKitExample<Content: UIView>: UIViewControllerRepresentable {
  private let make: () -> Content

  init(_ make: @escaping () -> Content) { self.make = make }

  func makeUIViewController(context: Context) -> UIKitExampleController { UIKitExampleController(make()) }

  func updateUIViewController(_ controller: UIKitExampleController, context: Context) {}
}

/// A controller whose view is as high as the example in it.
final class UIKitExampleController: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    // Views that a stack arranges keep their sizes; other views fill the line.
    let trailing =
      content is UIStackView
      ? content.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor)
      : content.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor), trailing,
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension UIStackView {
  /// Creates a column of views from the start of the line.
  convenience init(column views: UIView...) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    alignment = .leading
    spacing = 8
  }

  /// Creates a row of views in the middle of the line.
  convenience init(row views: UIView...) {
    self.init(arrangedSubviews: views)
    alignment = .center
    spacing = 12
  }
}

extension UILabel {
  /// Creates a label of a text.
  convenience init(_ text: String, style: UIFont.TextStyle = .body) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
  }
}

import GtkBridge
import UIKit

/// UIKit's screens above others.
struct UIKitScreensPage: View {
  /// Returns a button that opens a screen above its own.
  private static func button(_ title: String, _ make: @escaping (UIView) -> UIViewController) -> UIButton {
    let action = UIAction(title: title) { action in
      guard let button = action.sender as? UIView else { return }
      button.controller?.present(make(button), animated: true)
    }
    return UIButton(configuration: .bordered(), primaryAction: action)
  }

  private static func titled(_ title: String, _ controller: UIViewController) -> UIViewController {
    controller.title = title
    return controller
  }

  private static func alert(_ style: UIAlertController.Style, _ actions: [UIAlertAction]) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the letter?", message: "It cannot be brought back.", preferredStyle: style)
    for action in actions { alert.addAction(action) }
    return alert
  }

  private static func note(_ text: String, _ style: UIModalPresentationStyle) -> UIViewController {
    let controller = UIViewController()
    var note = UIContentUnavailableConfiguration.empty()
    note.text = text
    note.button = .bordered()
    note.button.title = "Close"
    note.buttonProperties.primaryAction = UIAction { [weak controller] _ in controller?.dismiss(animated: true) }
    controller.contentUnavailableConfiguration = note
    controller.modalPresentationStyle = style
    controller.preferredContentSize = CGSize(width: 280, height: 200)
    return controller
  }

  var body: some View {
    ExamplePage {
      Example("Alerts") {
        UIKitExample {
          UIStackView(
            row: Self.button("Ask in UIKit") { _ in
              Self.alert(
                .alert,
                [UIAlertAction(title: "Keep", style: .cancel), UIAlertAction(title: "Delete", style: .destructive)])
            },
            Self.button("Choose in UIKit") { _ in
              Self.alert(
                .actionSheet,
                [
                  UIAlertAction(title: "Delete", style: .destructive), UIAlertAction(title: "Archive", style: .default),
                  UIAlertAction(title: "Cancel", style: .cancel),
                ])
            })
        }
      }
      Example("Sheets and popovers") {
        UIKitExample {
          UIStackView(
            row: Self.button("Sheet") { _ in Self.note("A sheet of UIKit", .pageSheet) },
            Self.button("Popover") { button in
              let controller = Self.note("A popover of UIKit", .popover)
              controller.popoverPresentationController?.sourceView = button
              return controller
            })
        }
      }
      Example("Dialogs of the desktop") {
        UIKitExample {
          UIStackView(
            row: Self.button("Colour") { _ in Self.titled("Pick a Colour", UIColorPickerViewController()) },
            Self.button("Font") { _ in Self.titled("Pick a Font", UIFontPickerViewController()) },
            Self.button("Share") { _ in
              UIActivityViewController(activityItems: ["A word to share"], applicationActivities: nil)
            })
        }
      }
    }
  }
}

extension UIView {
  /// The controller that shows the view.
  fileprivate var controller: UIViewController? {
    var responder = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return responder as? UIViewController
  }
}

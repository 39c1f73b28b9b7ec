import GtkBridge
import UIKit

/// UIKit's gestures and animations.
struct UIKitMotionPage: View {
  var body: some View {
    ExamplePage {
      Example("Taps and presses") { UIKitExample { TapPad(frame: .zero) } }
      Example("A drag") { UIKitExample { DragPad(frame: .zero) } }
      Example("An animation") {
        UIKitExample {
          let field = UIView(frame: .zero)
          field.heightAnchor.constraint(equalToConstant: 60).isActive = true
          let dot = UIView(frame: CGRect(x: 0, y: 10, width: 40, height: 40))
          dot.backgroundColor = .systemIndigo
          dot.layer.cornerRadius = 20
          field.addSubview(dot)
          let move = UIAction(title: "Move in UIKit") { [weak dot] _ in
            UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
              dot?.frame.origin.x = (dot?.frame.origin.x ?? 0) > 0 ? 0 : 200
            }
          }
          let column = UIStackView(column: field, UIButton(configuration: .bordered(), primaryAction: move))
          field.widthAnchor.constraint(equalToConstant: 240).isActive = true
          return column
        }
      }
    }
  }
}

/// A square that counts taps.
private final class TapPad: UIView {
  private let label = UILabel("Tap me in UIKit")
  private var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemFill
    layer.cornerRadius = 8
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor), label.centerYAnchor.constraint(equalTo: centerYAnchor),
      heightAnchor.constraint(equalToConstant: 72),
    ])
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tap))
  }

  required init?(coder: NSCoder) { nil }

  private func tap() {
    count += 1
    label.text = "Tapped \(count) times"
  }
}

/// A field in which a square follows the pointer.
private final class DragPad: UIView {
  private let square = UIView(frame: CGRect(x: 12, y: 12, width: 48, height: 48))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemFill
    layer.cornerRadius = 8
    clipsToBounds = true
    square.backgroundColor = .systemOrange
    square.layer.cornerRadius = 6
    addSubview(square)
    heightAnchor.constraint(equalToConstant: 72).isActive = true
    square.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.drag(_:)))
  }

  required init?(coder: NSCoder) { nil }

  private func drag(_ gesture: UIPanGestureRecognizer) {
    let step = gesture.translation(in: self)
    square.center = CGPoint(x: square.center.x + step.x, y: square.center.y + step.y)
    gesture.setTranslation(.zero, in: self)
  }
}

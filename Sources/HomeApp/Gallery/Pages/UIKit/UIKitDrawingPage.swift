import GtkBridge
import UIKit

/// UIKit's layers and drawings.
struct UIKitDrawingPage: View {
  /// Returns a view of a size.
  private static func view<Content: UIView>(_ view: Content, _ width: CGFloat, _ height: CGFloat) -> Content {
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  var body: some View {
    ExamplePage {
      Example("Corners, borders and shadows") {
        UIKitExample {
          let round = Self.view(UIView(frame: .zero), 72, 72)
          round.backgroundColor = .systemTeal
          round.layer.cornerRadius = 36
          let framed = Self.view(UIView(frame: .zero), 72, 72)
          framed.layer.borderWidth = 3
          framed.layer.borderColor = UIColor.systemPurple.cgColor
          framed.layer.cornerRadius = 12
          let raised = Self.view(UIView(frame: .zero), 72, 72)
          raised.backgroundColor = .secondarySystemBackground
          raised.layer.cornerRadius = 12
          raised.layer.shadowOpacity = 0.3
          raised.layer.shadowRadius = 6
          raised.layer.shadowOffset = CGSize(width: 0, height: 2)
          return UIStackView(row: round, framed, raised)
        }
      }
      Example("A gradient and a mask") {
        UIKitExample {
          let plain = Self.view(Sky(frame: .zero), 120, 72)
          let masked = Self.view(Sky(frame: .zero), 120, 72)
          let hole = UIView(frame: CGRect(x: 24, y: 0, width: 72, height: 72))
          hole.backgroundColor = .black
          hole.layer.cornerRadius = 36
          masked.mask = hole
          return UIStackView(row: plain, masked)
        }
      }
      Example("A drawing") { UIKitExample { UIStackView(row: Self.view(Dial(frame: .zero), 96, 96)) } }
      Example("A material") {
        UIKitExample {
          let sky = Self.view(Sky(frame: .zero), 240, 96)
          let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
          glass.frame = CGRect(x: 40, y: 24, width: 160, height: 48)
          glass.layer.cornerRadius = 8
          glass.clipsToBounds = true
          let label = UILabel("Above a sky")
          label.frame = CGRect(x: 0, y: 0, width: 160, height: 48)
          label.textAlignment = .center
          glass.contentView.addSubview(label)
          sky.addSubview(glass)
          return UIStackView(row: sky)
        }
      }
      Example("An anchor point") {
        UIKitExample {
          let hand = UIView(frame: CGRect(x: 46, y: 8, width: 4, height: 40))
          hand.backgroundColor = .systemRed
          let clock = Self.view(UIView(frame: .zero), 96, 96)
          clock.layer.cornerRadius = 48
          clock.layer.borderWidth = 2
          clock.layer.borderColor = UIColor.separator.cgColor
          clock.addSubview(hand)
          hand.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
          hand.center = CGPoint(x: 48, y: 48)
          hand.transform = CGAffineTransform(rotationAngle: .pi / 3)
          return UIStackView(row: clock)
        }
      }
    }
  }
}

private final class Sky: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer as? CAGradientLayer)?.colors = [UIColor.systemIndigo.cgColor, UIColor.systemOrange.cgColor]
  }

  required init?(coder: NSCoder) { nil }
}

private final class Dial: UIView {
  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    for (color, end) in [(UIColor.quaternaryLabel, 2.0), (UIColor.tintColor, 1.2)] {
      let arc = UIBezierPath(
        arcCenter: center, radius: bounds.width / 2 - 6, startAngle: -.pi / 2, endAngle: -.pi / 2 + end * .pi,
        clockwise: true)
      arc.lineWidth = 8
      color.setStroke()
      arc.stroke()
    }
    "60 %".draw(at: CGPoint(x: center.x - 18, y: center.y - 10), withAttributes: [.foregroundColor: UIColor.label])
  }
}

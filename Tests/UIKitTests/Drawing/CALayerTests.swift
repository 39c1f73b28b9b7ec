import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct CALayerTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func block(_ color: CGColor, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
      let layer = CALayer()
      layer.backgroundColor = color
      layer.frame = CGRect(x: x, y: y, width: width, height: height)
      return layer
    }

    /// Shows views on a screen, and returns its pixels.
    private func pixels(_ views: UIView...) async throws -> Pixels {
      let screen = UIViewController()
      for view in views { screen.view.addSubview(view) }
      let host = try ViewHost(screen, size: CGSize(width: 300, height: 200))
      await host.nextFrame()
      defer { host.close() }
      return Pixels(of: screen.view)
    }

    @Test func sublayersHaveAnOrder() {
      let root = CALayer()
      let (first, second, third) = (block(red, 0, 0, 8, 8), block(blue, 4, 0, 8, 8), block(green, 2, 0, 4, 4))
      root.addSublayer(first)
      root.insertSublayer(second, above: first)
      root.insertSublayer(third, at: 0)
      func image() -> Pixels { Pixels(20, 10) { root.render(in: $0) } }
      #expect(root.sublayers?.map { $0 === third } == [true, false, false] && first.superlayer === root)
      #expect(image()[2, 2] == "FF0000FF" && image()[5, 2] == "0000FFFF")
      third.zPosition = 1
      #expect(image()[3, 2] == "00FF00FF")
      root.replaceSublayer(second, with: third)
      first.removeFromSuperlayer()
      #expect(root.sublayers?.count == 1 && first.superlayer == nil && image()[1, 1] == "00000000")
    }

    @Test func placesAreAroundTheAnchor() {
      let layer = block(red, 10, 10, 20, 10)
      #expect(layer.position == CGPoint(x: 20, y: 15))
      layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      #expect(abs(layer.frame.minX - 15) < 0.001 && abs(layer.frame.height - 20) < 0.001)
      layer.transform = CATransform3DMakeScale(2, 2, 1)
      #expect(layer.frame == CGRect(x: 0, y: 5, width: 40, height: 20))
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      view.layer.frame.size.width = 50
      #expect(view.frame.width == 50 && view.layer.bounds.height == 40 && view.layer.position == view.center)
    }

    @Test func outlinesAreFilledAndStroked() {
      let shape = CAShapeLayer()
      shape.path = CGPath(rect: CGRect(x: 2, y: 2, width: 16, height: 16))
      shape.fillColor = red
      shape.strokeColor = blue
      shape.lineWidth = 4
      (shape.strokeStart, shape.strokeEnd) = (0, 0.25)
      let pixels = Pixels(20, 20) { shape.render(in: $0) }
      #expect(pixels[10, 10] == "FF0000FF" && pixels[10, 2] == "0000FFFF" && pixels[2, 10] == "FF0000FF")
    }

    @Test func gradientsGoWhereTheyPoint() {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      gradient.colors = [red, blue]
      gradient.locations = [0.4, 0.6]
      func image() -> Pixels { Pixels(20, 20) { gradient.render(in: $0) } }
      #expect(image()[10, 1] == "FF0000FF" && image()[10, 18] == "0000FFFF")
      (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
      #expect(image()[1, 10] == "FF0000FF" && image()[18, 10] == "0000FFFF")
      (gradient.startPoint, gradient.type) = (CGPoint(x: 0.5, y: 0.5), .radial)
      gradient.endPoint = CGPoint(x: 1, y: 1)
      #expect(image()[10, 10] == "FF0000FF" && image()[0, 0] == "0000FFFF")
      gradient.type = .conic
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      #expect(image()[18, 11] == "FF0000FF" && image()[18, 8] == "0000FFFF")
      gradient.cornerRadius = 10
      #expect(image()[0, 0] == "00000000" && image()[18, 11] == "FF0000FF")
    }

    @Test func masksCornersAndOpacity() {
      let layer = block(red, 0, 0, 20, 20)
      (layer.cornerRadius, layer.maskedCorners, layer.masksToBounds) = (10, .layerMinXMinYCorner, true)
      layer.addSublayer(block(blue, 0, 10, 20, 10))
      (layer.borderWidth, layer.borderColor) = (2, green)
      let root = CALayer()
      root.addSublayer(layer)
      func image() -> Pixels { Pixels(20, 20) { root.render(in: $0) } }
      #expect(image()[0, 0] == "00000000" && image()[19, 19] == "00FF00FF" && image()[10, 5] == "FF0000FF")
      layer.opacity = 0.5
      #expect(image()[10, 15].hasSuffix("80"))
      layer.opacity = 1
      let hole = CAShapeLayer()
      hole.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10))
      layer.mask = hole
      #expect(image()[10, 12] == "0000FFFF" && image()[19, 19] == "00000000")
      hole.removeFromSuperlayer()
      #expect(layer.mask == nil && image()[19, 19] == "00FF00FF")
    }

    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    @Test func layersStandBehindAndInFrontOfSubviews() async throws {
      let sky = Sky(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      (sky.layer as? CAGradientLayer)?.colors = [red, red]
      let cover = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      cover.backgroundColor = UIColor(cgColor: green)
      sky.addSubview(cover)
      sky.layer.addSublayer(block(blue, 20, 20, 10, 10))
      sky.layer.insertSublayer(block(blue, 0, 30, 30, 10), at: 0)
      let shown = try await pixels(sky)
      #expect(shown[5, 5] == "FF0000FF" && shown[15, 15] == "00FF00FF" && shown[25, 25] == "0000FFFF")
      #expect(shown[5, 35] == "0000FFFF" && shown[15, 35] == "00FF00FF")
    }

    @Test func masksCutViewsWithTheirBackground() async throws {
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      view.backgroundColor = UIColor(cgColor: red)
      let mask = CAShapeLayer()
      mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40))
      view.layer.mask = mask
      let shown = try await pixels(view)
      #expect(shown[25, 30] == "FF0000FF" && shown[55, 30] != "FF0000FF")
    }

    @Test func layersOfLabelsAndButtonsAreBehindTheirTexts() async throws {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      label.layer.addSublayer(block(red, 0, 0, 80, 40))
      label.text = "A"
      let button = UIButton(frame: CGRect(x: 0, y: 50, width: 80, height: 40))
      let gradient = CAGradientLayer()
      (gradient.colors, gradient.frame) = ([blue, blue], CGRect(x: 0, y: 0, width: 80, height: 40))
      button.layer.insertSublayer(gradient, at: 0)
      let shown = try await pixels(label, button)
      #expect(shown[70, 20] == "FF0000FF" && shown[70, 70] == "0000FFFF")
    }

    @Test func changesAreShown() async throws {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      let screen = UIViewController()
      screen.view.addSubview(view)
      let host = try ViewHost(screen, size: CGSize(width: 300, height: 200))
      await host.nextFrame()
      let layer = block(red, 0, 0, 40, 40)
      view.layer.addSublayer(layer)
      await host.nextFrame()
      #expect(Pixels(of: screen.view)[20, 20] == "FF0000FF")
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.backgroundColor = blue
      CATransaction.commit()
      await host.nextFrame()
      #expect(Pixels(of: screen.view)[20, 20] == "0000FFFF")
      layer.removeFromSuperlayer()
      await host.nextFrame()
      #expect(Pixels(of: screen.view)[20, 20] != "0000FFFF")
    }

    @Test func nothingRemains() {
      weak var last: CALayer?
      var widgets: [Gtk.WeakReference] = []
      for _ in 0..<1_000 {
        let view = Sky(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let shape = CAShapeLayer()
        view.layer.addSublayer(shape)
        shape.addSublayer(CALayer())
        view.layer.mask = CAShapeLayer()
        widgets.append(Gtk.WeakReference(view.realize()))
        last = shape
      }
      #expect(last == nil && widgets.count { $0.isAlive } == 0)
    }
  }
}

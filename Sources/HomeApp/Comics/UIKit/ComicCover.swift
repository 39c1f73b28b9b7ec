import HomeCore
import UIKit

/// The generated picture of a comic, as a view that draws itself.
final class ComicCover: UIView {
  /// The name from which the picture is drawn.
  var name = "" {
    didSet { if name != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let art = CoverArt(named: name)
    let colors = [art.top, art.bottom].map { UIColor(Color($0)).cgColor }
    if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
      let end = CGPoint(x: 0, y: bounds.height)
      context.drawLinearGradient(gradient, start: .zero, end: end, options: [])
    }
    for shape in art.shapes {
      UIColor(Color(shape.tint, opacity: shape.opacity)).setFill()
      UIBezierPath(cgPath: shape.path(in: bounds.size).cgPath).fill()
    }
  }
}

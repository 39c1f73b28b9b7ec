/// A layer that draws a text.
///
/// Mirrors `CATextLayer`. A plain text is white by default, as there.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`, which has its own attributes.
  open var string: Any? { didSet { show() } }
  /// The font of a plain text: a `UIFont`, or `nil` for the desktop's.
  open var font: Any? { didSet { show() } }
  /// The size of the font.
  open var fontSize: CGFloat = 36 {
    didSet { didChange("fontSize", from: oldValue, to: fontSize) }
  }
  /// The colour of a plain text.
  open var foregroundColor: CGColor? = .white {
    didSet { didChange("foregroundColor", from: oldValue, to: foregroundColor) }
  }
  /// The alignment of a plain text.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { show() } }
  /// Indicates whether the text is wrapped into lines.
  open var isWrapped = false { didSet { show() } }

  deinit {}

  open override func draw(in ctx: CGContext) {
    if let text = string as? NSAttributedString { return text.draw(in: bounds) }
    guard let text = string as? String else { return }
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.alignment
    style.lineBreakMode = isWrapped ? .byWordWrapping : .byTruncatingTail
    let font = (font as? UIFont)?.withSize(Double(fontSize)) ?? .systemFont(ofSize: Double(fontSize))
    text.draw(
      in: bounds,
      withAttributes: [
        .font: font, .paragraphStyle: style,
        .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear,
      ])
  }
}

/// The alignment of a text.
///
/// Mirrors `CATextLayerAlignmentMode`.
public enum CATextLayerAlignmentMode: Sendable {
  /// At the leading edge.
  case natural
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Lines of the same length.
  case justified

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}

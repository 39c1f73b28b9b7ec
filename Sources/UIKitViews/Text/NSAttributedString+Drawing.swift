import Foundation
import GtkObjects

/// Options for measuring and drawing a text.
///
/// Mirrors `NSStringDrawingOptions`. Texts have the leading of their font in any case.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits, which equal UIKit's.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text wraps into lines. Otherwise, only its own line breaks begin a new line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Without effect.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Without effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last visible line ends with an ellipsis if there are more lines.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The result of a measurement.
///
/// Mirrors `NSStringDrawingContext`. A text is never scaled down.
public final class NSStringDrawingContext {
  /// Kept, without effect.
  public var minimumScaleFactor: CGFloat = 0
  /// The scale of the text.
  public let actualScaleFactor: CGFloat = 1
  /// The rectangle of the text that has been drawn or measured.
  public fileprivate(set) var totalBounds = CGRect.zero

  /// Creates a context.
  public init() {}
}

extension NSAttributedString {
  /// Returns the size of the text without wrapping.
  public func size() -> CGSize { measured(nil).size }

  /// Returns the rectangle of the text in an area. The text may exceed the height.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isCut = options.contains(.truncatesLastVisibleLine)
    let area = options.contains(.usesLineFragmentOrigin) ? size.room(isCut: isCut) : nil
    let rect = CGRect(origin: .zero, size: measured(area).size)
    context?.totalBounds = rect
    return rect
  }

  /// Draws the text in the current context, with its top left corner at a point.
  ///
  /// Text without a colour of its own is black: give it `UIColor.label` to follow the appearance.
  public func draw(at point: CGPoint) {
    show(CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)), isClipped: false)
  }

  /// Draws the text in the current context, wrapped to the width of a rectangle and clipped to its height.
  public func draw(in rect: CGRect) { show(rect, isClipped: true) }

  /// Draws the text in the current context. Without `usesLineFragmentOrigin`, the origin of the rectangle is on the
  /// baseline.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
    guard !options.contains(.usesLineFragmentOrigin) else { return show(rect, isClipped: true) }
    let baseline = measured(nil).baseline
    draw(at: CGPoint(x: rect.minX, y: rect.minY - baseline))
  }

  private func measured(_ room: CGSize?) -> Gtk.TextLayout {
    Gtk.TextLayout(
      measuring: textRuns, lines, width: room.map { Double($0.width) }, height: room.map { Double($0.height) })
  }

  private func show(_ rect: CGRect, isClipped: Bool) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let room = rect.size.room(isCut: true)
    let layout = context.cairo.layOut(textRuns, lines, width: room.width, height: room.height)
    if isClipped {
      context.saveGState()
      context.clip(to: rect)
    }
    context.perform { layout.draw(in: $0, at: rect.origin, .black) }
    if isClipped { context.restoreGState() }
  }

  private var lines: Gtk.TextLayout.Lines {
    var lines = Gtk.TextLayout.Lines()
    guard let style = paragraphStyle else { return lines }
    lines.alignment =
      switch style.alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
    lines.overflow =
      switch style.lineBreakMode {
      case .byWordWrapping, .byClipping: .wordWrapping
      case .byCharWrapping: .characterWrapping
      case .byTruncatingHead: .truncating(head: true)
      case .byTruncatingTail: .truncating(head: false)
      case .byTruncatingMiddle: .truncatingMiddle
      }
    (lines.spacing, lines.heightMultiple) = (style.lineSpacing, style.lineHeightMultiple)
    lines.indent = style.firstLineHeadIndent - style.headIndent
    return lines
  }
}

extension CGSize {
  /// Returns the space for lines. An extremely large length stands for no limit.
  fileprivate func room(isCut: Bool) -> CGSize {
    func length(_ value: CGFloat) -> CGFloat { value < 1_000_000 ? value : .infinity }
    return CGSize(width: length(width), height: isCut ? length(height) : .infinity)
  }
}

extension String {
  /// Returns the size of the text without wrapping.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the rectangle of the text in an area. The text may exceed the height.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text in the current context, with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in the current context, wrapped to the width of a rectangle and clipped to its height.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  private var text: String { substring(from: 0) }

  /// Returns the size of the text without wrapping.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attributes)
  }

  /// Returns the rectangle of the text in an area. The text may exceed the height.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in the current context, with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    text.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in the current context, wrapped to the width of a rectangle and clipped to its height.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    text.draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    text.draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

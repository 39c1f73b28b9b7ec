import Foundation
import Graphics
import GtkObjects

/// A text that cannot be edited.
///
/// Mirrors `UILabel`; shown by a GtkLabel in the desktop's font. Lines wrap between words, and within words that are longer
/// than a line. Assistive technology reads the text as a label.
///
/// ```swift
/// let title = UILabel()
/// title.text = "Welcome"
/// title.font = .preferredFont(forTextStyle: .headline)
/// title.numberOfLines = 0
/// ```
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text, or that of ``attributedText``.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue, nil)
      showText()
    }
  }

  /// The text with its attributes: fonts, colours, lines, `kern`, links and the paragraph style of its beginning.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      (plain, attributed) = (nil, newValue)
      showText()
    }
  }

  /// The font. Attributes precede it. By default, it is the desktop's font.
  open var font: UIFont! = .preferredFont(forTextStyle: .body) {
    didSet {
      guard font != oldValue else { return }
      showStyle()
      fit()
    }
  }

  /// The colour. By default, it is that of the theme's texts.
  open var textColor: UIColor! = .label {
    didSet { if textColor != oldValue { showStyle() } }
  }

  /// The colour while the label is highlighted, or `nil` for the usual colour.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { showStyle() } }
  }

  /// Indicates whether the label has its highlighted colour.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showStyle() } }
  }

  /// Indicates whether the text has its full colour.
  open var isEnabled = true {
    didSet { label?.isSensitive = isEnabled }
  }

  /// The colour of the shadow of the text, or `nil` for none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { showStyle() } }
  }

  /// The distance of the shadow from the text.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { showStyle() } }
  }

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { showLines() } }
  }

  /// The treatment of text that does not fit. Clipped text, and wrapped text with too few lines, ends with an ellipsis.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { showLines() } }
  }

  /// The greatest number of lines, or 0 for no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { showLines() } }
  }

  /// Indicates whether a single line gets a smaller font instead of an ellipsis.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { fit() } }
  }

  /// The smallest scale of the font for a line that does not fit, or 0 for half of the size.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { fit() } }
  }

  /// Kept, without effect: all fonts follow the user's scale of text.
  open var adjustsFontForContentSizeCategory = true

  /// Kept, without effect: Pango does not tighten letters.
  open var allowsDefaultTighteningForTruncation = false

  /// Kept, without effect: a line with a smaller font is centred vertically.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Kept, without effect: Pango breaks lines by the rules of Unicode.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  /// Kept, without effect: a text that does not fit ends with an ellipsis.
  open var showsExpansionTextWhenTruncated = false

  /// The width at which the text wraps for `intrinsicContentSize`, or 0 for its own width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  private var plain: String?
  private var attributed: NSAttributedString?
  /// Indicates whether the label's style is that of a text with attributes.
  private var hadAttributes = false
  private var label: Gtk.Label?
  private var style: AppliedStyle?
  private var watch: Gtk.LayoutWatch?
  /// The scale of the font at which the line fits.
  private var fontScale = 1.0
  /// The width of the line in its own font, after its first layout.
  private var fullWidth: Double?
  /// The width to which the font has been fitted, and the line's natural width before that.
  private var fitted: (width: Double, natural: Double)?
  /// The distances of the text from the edges, as a subclass has set them.
  private var textInsets = UIEdgeInsets.zero

  /// Creates a label without a text. As in UIKit, it lets the pointer through unless `isUserInteractionEnabled` is set.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns `nil`, because archives are not supported. Subclasses declare it, as in UIKit.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  /// Places the text in a rectangle of the label's bounds. Called with all of the bounds after each layout.
  ///
  /// A subclass that calls `super` with a smaller rectangle keeps the text away from the edges. As in UIKit, it adds
  /// the distances to `intrinsicContentSize`. The subclass's own drawing is not shown.
  open func drawText(in rect: CGRect) {
    let insets = UIEdgeInsets(
      top: max(rect.minY - bounds.minY, 0), left: max(rect.minX - bounds.minX, 0),
      bottom: max(bounds.maxY - rect.maxY, 0), right: max(bounds.maxX - rect.maxX, 0))
    guard insets != textInsets else { return }
    textInsets = insets
    showStyle()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width > 0, bounds.height > 0 { drawText(in: bounds) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { withoutInsets(super.sizeThatFits(size)) }

  private func withoutInsets(_ size: CGSize) -> CGSize {
    guard textInsets != .zero else { return size }
    return CGSize(
      width: max(size.width - textInsets.left - textInsets.right, 0),
      height: max(size.height - textInsets.top - textInsets.bottom, 0))
  }

  open override var intrinsicContentSize: CGSize {
    let size = withoutInsets(super.intrinsicContentSize)
    guard let label else { return size }
    // A line with a smaller font still requests its full width.
    if fontScale < 1, let fullWidth { return CGSize(width: fullWidth, height: size.height) }
    guard preferredMaxLayoutWidth > 0, numberOfLines != 1, size.width > preferredMaxLayoutWidth else { return size }
    return CGSize(width: preferredMaxLayoutWidth, height: label.naturalHeight(forWidth: preferredMaxLayoutWidth))
  }
}

/// The alignment of a text with a smaller font.
///
/// Mirrors `UIBaselineAdjustment`.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the usual size.
  case alignBaselines
  /// In the middle of the height.
  case alignCenters
  /// At the top.
  case none
}

extension UILabel: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let label = Gtk.Label(plain ?? "")
    self.label = label
    style = AppliedStyle(label)
    label.isSensitive = isEnabled
    showText()
    showStyle()
    return label
  }

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  private func showText() {
    guard let label else { return contentDidChange() }
    if let attributed {
      label.setRuns(attributed.textRuns)
    } else if label.text != plain ?? "" {
      label.text = plain ?? ""
    }
    showLines()
    if attributed != nil || hadAttributes { showStyle() }
    hadAttributes = attributed != nil
  }

  private func showLines() {
    guard let label else { return contentDidChange() }
    let paragraph = attributed?.paragraphStyle
    let truncation: Gtk.Label.Truncation =
      switch paragraph?.lineBreakMode ?? lineBreakMode {
      case .byTruncatingHead: .start
      case .byTruncatingMiddle: .middle
      case .byTruncatingTail, .byClipping, .byWordWrapping, .byCharWrapping: .end
      }
    label.setLineLimit(numberOfLines > 0 ? numberOfLines : nil, truncation: truncation)
    let alignment = paragraph.map(\.alignment).flatMap { $0 == .natural ? nil : $0 } ?? textAlignment
    // GTK mirrors the alignment of texts. Left and right must stay.
    let isRightToLeft = Gtk.DesktopSettings.isRightToLeft
    switch alignment {
    case .natural, .justified: label.setAlignment(.start, .leading)
    case .center: label.setAlignment(.center, .center)
    case .left: label.setAlignment(isRightToLeft ? .end : .start, isRightToLeft ? .trailing : .leading)
    case .right: label.setAlignment(isRightToLeft ? .start : .end, isRightToLeft ? .leading : .trailing)
    }
    fit()
    contentDidChange()
  }

  private func showStyle() {
    guard let style else { return contentDidChange() }
    var css = font.css(scaledBy: fontScale) ?? ""
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    if let color, color != .label { css += "color:\(color.color.textCSS);" }
    if !shadows.isEmpty { css += "text-shadow:\(shadows.joined(separator: ","));" }
    if let spacing = attributed?.paragraphStyle?.lineSpacing, spacing > 0 {
      var look = TextLook()
      look.lineSpacing = spacing
      css += look.css(for: font.font)
    }
    if let height = attributed?.paragraphStyle?.lineHeight { css += "line-height:\(height);" }
    if textInsets != .zero {
      let sides = [textInsets.top, textInsets.right, textInsets.bottom, textInsets.left]
      css += "padding:" + sides.map { Gtk.styleLength($0) }.joined(separator: " ") + ";"
    }
    style.setAtOnce(css.isEmpty ? nil : css)
    contentDidChange()
  }

  /// The shadows of the text in the style sheet. An outline with a negative width is one shadow in each direction.
  private var shadows: [String] {
    var shadows: [String] = []
    let style = attributed?.textRuns.first?.style
    if let stroke = style?.details.stroke, stroke.width < 0 {
      let size =
        switch (style?.font ?? font.font).size {
        case .relative(let scale): scale * 14.7
        case .fixed(let points): points * 4 / 3
        }
      let (reach, color) = (-stroke.width / 200 * size, (stroke.color ?? textColor.color).css)
      for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (0.7, -0.7), (-0.7, 0.7), (-0.7, -0.7)] {
        shadows.append("\(x * reach)px \(y * reach)px \(color)")
      }
    }
    if let shadow = style?.details.shadow {
      shadows.append("\(shadow.x)px \(shadow.y)px \(shadow.radius)px \(shadow.color.css)")
    } else if let shadowColor {
      shadows.append("\(shadowOffset.width)px \(shadowOffset.height)px \(shadowColor.color.css)")
    }
    return shadows
  }

  /// Shows the line in its own font, and observes the width while the font may have to become smaller.
  private func fit() {
    guard let label else { return }
    (fullWidth, fitted) = (nil, nil)
    setFontScale(1)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else {
      watch = nil
      return
    }
    if watch == nil { watch = Gtk.LayoutWatch(label) { [weak self] in self?.fitWidth() } }
  }

  /// Called after each layout.
  private func fitWidth() {
    guard let label, label.width > 0 else { return }
    // Measured once: a line with a smaller font has another width, which GTK knows only after the next layout.
    let fullWidth = fullWidth ?? label.naturalWidth
    self.fullWidth = fullWidth
    guard fullWidth > 0 else { return }
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.5
    func scale(_ part: Double) -> Double { min(max((part * 100).rounded(.down) / 100, least), 1) }
    if label.width != fitted?.width {
      fitted = (label.width, label.naturalWidth)
      return setFontScale(scale(label.width / fullWidth))
    }
    // Letters of a small font are rounded to pixels, and may be wider than their share of the full size. One correction
    // is enough.
    guard fontScale < 1, label.naturalWidth != fitted?.natural, label.naturalWidth > label.width else { return }
    fitted?.natural = label.naturalWidth
    setFontScale(scale(fontScale * label.width / label.naturalWidth - 0.02))
  }

  private func setFontScale(_ scale: Double) {
    guard abs(scale - fontScale) > 0.015 || (scale == 1) != (fontScale == 1) else { return }
    fontScale = scale
    showStyle()
  }
}

extension Gtk.Label {
  fileprivate func setAlignment(_ block: Align, _ justification: Justification) {
    setBlockAlign(block)
    setJustification(justification)
  }
}

extension UIFont {
  /// Returns the declarations of a style sheet, or `nil` for the desktop's font.
  func css(scaledBy scale: Double = 1) -> String? {
    if scale != 1 { return font.scaled(by: scale).css }
    return self == .preferredFont(forTextStyle: .body) ? nil : font.css
  }
}

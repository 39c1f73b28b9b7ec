import GtkBridge
import GtkObjects

/// A text, or a line of an image and two texts, which are arranged vertically or horizontally.
@MainActor
final class ListContentParts {
  /// The places of the two texts.
  enum Arrangement {
    /// The first text alone, or above the second.
    case stacked
    /// The second text at the end.
    case sideBySide
    /// The first text is the name of the second: narrow, and aligned to it.
    case named
  }

  let text = RowLabel(frame: .zero)
  private var margins = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
  private var imagePadding = 12.0
  private var arrangement = Arrangement.stacked
  private var textSpacing = 3.0
  // Created on demand: a table creates hundreds of rows at its start, most of them with one text.
  private var boxes: (line: Gtk.Box, texts: Gtk.Box)?
  private var imagePlace: Gtk.Widget?
  private var second: UILabel?
  /// Called with the line that replaces the single text.
  var didMakeLine: ((Gtk.Widget) -> Void)?

  init() {
    let text = text.realize()
    text.setAlign(.center, on: .vertical)
    text.setExpands(true, on: .horizontal)
    text.setMargins(margins)
    showParts()
    self.text.didChange = { [weak self] in self?.textDidChange() }
  }

  private func textDidChange() {
    // A wrapped text is in a vertical box: for a given height, a label reports more than its least width.
    if text.numberOfLines != 1 { makeLine() }
    showParts()
  }

  /// The widget of the parts.
  var widget: Gtk.Widget { boxes?.line ?? text.realize() }

  /// Creates the line of the parts at its first use, and returns it. Until then, there is only the text.
  @discardableResult
  func makeLine() -> Gtk.Widget { makeBoxes().line }

  private func makeBoxes() -> (line: Gtk.Box, texts: Gtk.Box) {
    if let boxes { return boxes }
    // What is behind the texts takes the pointer.
    let boxes = (
      line: Gtk.Box(axis: .horizontal, letsPointerThrough: true),
      texts: Gtk.Box(axis: .vertical, letsPointerThrough: true)
    )
    self.boxes = boxes
    boxes.line.spacing = imagePadding
    boxes.line.setMargins(margins)
    boxes.texts.setAlign(.center, on: .vertical)
    boxes.texts.setExpands(true, on: .horizontal)
    let text = text.realize()
    text.removeFromParent()
    didMakeLine?(boxes.line)
    text.setMargins(EdgeInsets())
    text.setAlign(.fill, on: .vertical)
    boxes.texts.setChildren([text])
    boxes.line.setChildren([boxes.texts])
    placeTexts()
    showParts()
    return boxes
  }

  /// Highlights the texts and the image, as in a selected or pressed row.
  func showHighlight(_ isHighlighted: Bool) {
    text.isHighlighted = isHighlighted
    second?.isHighlighted = isHighlighted
    if imagePlace != nil { image.isHighlighted = isHighlighted }
  }

  /// The image, created at its first use.
  private(set) lazy var image: UIImageView = {
    let image = RowImageView(frame: .zero)
    image.contentMode = .scaleAspectFit
    image.hasColorOfText = true
    let place = Gtk.RuleBox(OwnSizeRule())
    image.realize().insert(into: place, after: nil)
    // The texts describe the row to assistive technology.
    image.realize().setAccessibleHidden(true)
    place.isVisible = false
    place.insert(into: makeLine(), after: nil)
    imagePlace = place
    image.didChange = { [weak self] in self?.showParts() }
    return image
  }()

  /// The second text, created at its first use.
  var secondaryText: UILabel {
    if let second { return second }
    let label = RowLabel(frame: .zero)
    label.didChange = { [weak self] in self?.showParts() }
    second = label
    makeBoxes().texts.setChildren([text.realize(), label.realize()])
    placeTexts()
    showParts()
    return label
  }

  /// Places the texts.
  func arrange(_ arrangement: Arrangement, spacing: Double) {
    if arrangement != self.arrangement || spacing != textSpacing {
      (self.arrangement, textSpacing) = (arrangement, spacing)
      placeTexts()
    }
    showParts()
  }

  private func placeTexts() {
    text.realize().setExpands(arrangement != .named, on: .horizontal)
    if arrangement == .named { text.textAlignment = .right }
    boxes?.texts.useOwnLayout(axis: arrangement == .stacked ? .vertical : .horizontal, spacing: textSpacing)
    second?.realize().setExpands(arrangement != .sideBySide, on: .horizontal)
  }

  func setMargins(_ margins: EdgeInsets, imagePadding: Double) {
    (self.margins, self.imagePadding) = (margins, imagePadding)
    widget.setMargins(margins)
    boxes?.line.spacing = imagePadding
  }

  /// Hides the parts without content, so that they leave no gaps.
  func showParts() {
    if let imagePlace { imagePlace.isVisible = image.image != nil }
    let (isTextEmpty, isSecondEmpty) = (isEmpty(text), second.map(isEmpty) ?? true)
    second?.realize().isVisible = !isSecondEmpty
    // A single empty text stays visible: GTK would not measure a reused row again when it comes back.
    text.realize().isVisible = !isTextEmpty || isSecondEmpty
  }

  private func isEmpty(_ label: UILabel) -> Bool { (label.text ?? "").isEmpty }

  func apply(_ configuration: UIListContentConfiguration) {
    apply(configuration.textProperties, configuration.text, configuration.attributedText, to: text)
    if second != nil || configuration.secondaryText != nil || configuration.secondaryAttributedText != nil {
      apply(
        configuration.secondaryTextProperties, configuration.secondaryText, configuration.secondaryAttributedText,
        to: secondaryText)
    }
    if imagePlace != nil || configuration.image != nil { applyImage(configuration) }
    let isBeside = configuration.prefersSideBySideTextAndSecondaryText
    arrange(
      isBeside ? .sideBySide : .stacked,
      spacing: isBeside
        ? configuration.textToSecondaryTextHorizontalPadding : configuration.textToSecondaryTextVerticalPadding)
    let margins = configuration.directionalLayoutMargins
    setMargins(
      EdgeInsets(top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing),
      imagePadding: configuration.imageToTextPadding)
  }

  private func applyImage(_ configuration: UIListContentConfiguration) {
    let properties = configuration.imageProperties
    if properties.tintColor != nil || !image.hasColorOfText {
      image.hasColorOfText = properties.tintColor == nil
      image.tintColor = properties.tintColor
    }
    image.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    if properties.cornerRadius > 0 || image.clipsToBounds {
      image.layer.cornerRadius = properties.cornerRadius
      image.clipsToBounds = properties.cornerRadius > 0
    }
    image.image = configuration.image
    let limit = configuration.imageProperties.maximumSize
    let reserved = configuration.imageProperties.reservedLayoutSize
    let size = configuration.image?.size ?? .zero
    func length(_ own: Double, _ limit: Double, _ reserved: Double) -> Double {
      max(limit > 0 ? min(own, limit) : own, reserved)
    }
    image.realize().setSizeRequest(
      width: length(size.width, limit.width, reserved.width), height: length(size.height, limit.height, reserved.height)
    )
  }

  private func apply(
    _ properties: UIListContentConfiguration.TextProperties, _ string: String?, _ attributed: NSAttributedString?,
    to label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
      return
    }
    label.text =
      switch properties.transform {
      case .none: string
      case .uppercase: string?.uppercased()
      case .lowercase: string?.lowercased()
      case .capitalized: string?.capitalized
      }
  }
}

/// A text of a row.
final class RowLabel: UILabel {
  var didChange: (() -> Void)?
  override var text: String? { didSet { didChange?() } }
  override var attributedText: NSAttributedString? { didSet { didChange?() } }
  override var numberOfLines: Int { didSet { didChange?() } }
}

/// The image of a row.
private final class RowImageView: UIImageView {
  var didChange: (() -> Void)?
  override var image: UIImage? { didSet { didChange?() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if hasOwnTint { hasColorOfText = false }
  }
}

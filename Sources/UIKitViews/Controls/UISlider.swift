import GtkObjects

/// A slider for a number in a range.
///
/// Mirrors `UISlider`; shown by a GtkScale. An arrow key moves it by a hundredth of the range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The number, within the range. A change by the program sends no event.
  open var value: Float {
    get { number }
    set {
      number = clamped(newValue)
      showValue()
    }
  }

  /// The least number.
  open var minimumValue: Float = 0 {
    didSet { rangeDidChange() }
  }

  /// The greatest number.
  open var maximumValue: Float = 1 {
    didSet { rangeDidChange() }
  }

  /// Indicates whether the slider sends events while the user moves it, and not only afterwards.
  open var isContinuous = true

  /// The colour of the track up to the number, or `nil` for the accent.
  open var minimumTrackTintColor: UIColor? { didSet { showStyle() } }
  /// The colour of the rest of the track, or `nil` for the theme's.
  open var maximumTrackTintColor: UIColor? { didSet { showStyle() } }
  /// The colour of the knob, or `nil` for the theme's.
  open var thumbTintColor: UIColor? { didSet { showStyle() } }
  /// The image before the track.
  open var minimumValueImage: UIImage? { didSet { showImages() } }
  /// The image after the track.
  open var maximumValueImage: UIImage? { didSet { showImages() } }

  private var number: Float = 0
  private var scale: Gtk.Scale?
  private var row: Gtk.Box?
  /// The views of the images, which are created with the first image.
  private lazy var images = [UIImageView(image: nil), UIImageView(image: nil)]
  private var style: AppliedStyle?
  private var moved: Gtk.SignalHandler?

  deinit {}

  /// Sets the number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - animated: Without effect: a GtkScale shows a number at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Kept, without effect: the knob is the theme's.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Kept, without effect: the track is the theme's.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Kept, without effect: the track is the theme's.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

  override func stateDidChange() { scale?.isSensitive = isEnabled }

  private func clamped(_ value: Float) -> Float {
    value.isNaN ? minimumValue : min(max(value, minimumValue), max(minimumValue, maximumValue))
  }

  private func rangeDidChange() {
    number = clamped(number)
    guard let scale else { return }
    moved?.withBlocked { setRange(of: scale) }
    showValue()
  }

  private func setRange(of scale: Gtk.Scale) {
    // GTK does not accept an empty range.
    let (least, greatest) = (Double(minimumValue), Double(max(maximumValue, minimumValue.nextUp)))
    scale.setRange(least...greatest, step: (greatest - least) / 100)
  }

  private func showValue() {
    guard let scale, Float(scale.value) != number else { return }
    moved?.withBlocked { scale.value = Double(number) }
  }

  private func userDidMove() {
    guard let scale else { return }
    let new = clamped(Float(scale.value))
    guard new != number else { return }
    number = new
    if isContinuous || !isTracking { sendValueChange() } else { changesWait = true }
  }

  private var changesWait = false

  private func trackingDidChange(_ isPressed: Bool) {
    guard isPressed != isTracking else { return }
    isTracking = isPressed
    sendActions(for: isPressed ? .touchDown : .touchUpInside)
    if !isPressed, changesWait {
      changesWait = false
      sendValueChange()
    }
  }

  private func showImages() {
    guard let row, let scale else { return }
    var widgets: [Gtk.Widget] = [scale]
    if minimumValueImage != nil || maximumValueImage != nil {
      for (view, image) in zip(images, [minimumValueImage, maximumValueImage]) {
        view.contentMode = .center
        view.hasColorOfText = true
        view.image = image
        // Hidden from assistive technology: the value describes the images.
        view.realize().setAccessibleHidden(true)
        view.realize().setAlign(.center, on: .vertical)
      }
      if minimumValueImage != nil { widgets.insert(images[0].realize(), at: 0) }
      if maximumValueImage != nil { widgets.append(images[1].realize()) }
    }
    row.setChildren(widgets)
    invalidateIntrinsicContentSize()
  }

  private func showStyle() {
    var css = ""
    if let color = minimumTrackTintColor?.color.css {
      css += "& highlight{background-color:\(color);background-image:none;border-color:\(color);}"
    }
    if let color = maximumTrackTintColor?.color.css { css += "&>trough{background-color:\(color);}" }
    if let color = thumbTintColor?.color.css { css += "& slider{background-color:\(color);background-image:none;}" }
    style?.setAtOnce(css.isEmpty ? nil : css)
  }
}

extension UISlider: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let scale = Gtk.Scale()
    self.scale = scale
    style = AppliedStyle(scale)
    setRange(of: scale)
    scale.value = Double(number)
    scale.isSensitive = isEnabled
    moved = scale.connect("value-changed") { [weak self] in self?.userDidMove() }
    let row = Gtk.Box(axis: .horizontal, spacing: 6)
    self.row = row
    scale.setExpands(true, on: .horizontal)
    row.setExpands(false, on: .horizontal)
    scale.connect("state-flags-changed") { [weak self, weak scale] in
      if let scale { self?.trackingDidChange(scale.isPressed) }
    }
    showStyle()
    showImages()
    return row
  }

  package var innerWidget: Gtk.Widget? { scale }
}

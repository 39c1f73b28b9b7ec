import Foundation
import Graphics
import GtkObjects

/// An image, or an animated series of images.
///
/// Mirrors `UIImageView`; shown by a GtkPicture. Symbols and templates have the tint of the view. The
/// `intrinsicContentSize` is the size of the image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { if image != oldValue { showImage() } }
  }

  /// The image while the view is highlighted, or `nil` for the usual image.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { showImage() } }
  }

  /// Indicates whether the view shows its highlighted image.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }

  /// The images that are shown one after the other while the view animates.
  open var animationImages: [UIImage]?
  /// The duration of one round of images, in seconds. With 0, each image takes a thirtieth of a second.
  open var animationDuration: TimeInterval = 0
  /// The number of rounds, or 0 for an endless animation.
  open var animationRepeatCount = 0
  /// Indicates whether the view animates its images.
  public var isAnimating: Bool { animation != nil }

  /// The scaling of an image in a view of another size. In the modes that only place an image, an image larger than the
  /// view is scaled down instead of being clipped.
  open override var contentMode: ContentMode {
    didSet { if contentMode != oldValue { showMode() } }
  }

  /// The configuration of symbols that have none.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { showImage() } }
  }

  /// Indicates whether symbols and templates have the colour of the text around the view instead of the tint.
  package var hasColorOfText = false { didSet { if hasColorOfText != oldValue { showTint() } } }

  private var picture: Gtk.Picture?
  private var style: AppliedStyle?
  private var animation: Task<Void, Never>?
  private var frameImage: UIImage?

  deinit { animation?.cancel() }

  /// Creates a view without an image. As in UIKit, it lets the pointer through unless `isUserInteractionEnabled` is set.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns `nil`, because archives are not supported. Subclasses declare it, as in UIKit.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view of an image, in the size of the image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view of an image, in the size of the image.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  /// Shows the images one after the other.
  open func startAnimating() {
    stopAnimating()
    guard let images = animationImages, !images.isEmpty else { return }
    let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    let step = Duration.seconds(duration / Double(images.count))
    let rounds = animationRepeatCount
    show(frame: images[0])
    animation = Task { [weak self] in
      var count = 1
      while !Task.isCancelled, rounds == 0 || count < rounds * images.count {
        try? await Task.sleep(for: step)
        guard !Task.isCancelled, let self else { return }
        show(frame: images[count % images.count])
        count += 1
      }
      self?.stopAnimating()
    }
  }

  /// Stops the animation, and shows the still image.
  open func stopAnimating() {
    animation?.cancel()
    animation = nil
    show(frame: nil)
  }

  private func show(frame: UIImage?) {
    guard frame != frameImage else { return }
    frameImage = frame
    showImage()
  }

  /// The image on screen.
  private var shownImage: UIImage? {
    let image = frameImage ?? (isHighlighted ? highlightedImage ?? image : image)
    // The configuration of the symbol takes precedence over that of the view.
    guard let preferredSymbolConfiguration, let own = image?.symbolConfiguration else { return image }
    return image?.withConfiguration(preferredSymbolConfiguration.applying(own))
  }

  private func showImage() {
    invalidateIntrinsicContentSize()
    guard let picture else { return }
    if let shownImage {
      shownImage.show(in: picture)
    } else {
      picture.setTexture(nil, scale: 1, isTemplate: false)
    }
    showTint()
  }
}

extension UIImageView: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let picture = Gtk.Picture()
    picture.canShrink = true
    self.picture = picture
    style = AppliedStyle(picture)
    showImage()
    showMode()
    return picture
  }

  func showMode() {
    guard let picture else { return }
    let isRightToLeft = Gtk.DesktopSettings.isRightToLeft
    func align(_ horizontal: Gtk.Widget.Align, _ vertical: Gtk.Widget.Align) {
      picture.setFit(.ownSize)
      picture.setAlign(horizontal, on: .horizontal)
      picture.setAlign(vertical, on: .vertical)
    }
    let (left, right): (Gtk.Widget.Align, Gtk.Widget.Align) = isRightToLeft ? (.end, .start) : (.start, .end)
    switch contentMode {
    case .scaleToFill, .redraw: picture.setFit(.fill)
    case .scaleAspectFit: picture.setFit(.contain)
    case .scaleAspectFill: picture.setFit(.cover)
    case .center: picture.setFit(.ownSize)
    case .top: align(.center, .start)
    case .bottom: align(.center, .end)
    case .left: align(left, .center)
    case .right: align(right, .center)
    case .topLeft: align(left, .start)
    case .topRight: align(right, .start)
    case .bottomLeft: align(left, .end)
    case .bottomRight: align(right, .end)
    }
  }

  private func showTint() {
    let isTinted = shownImage?.isShape == true && !hasColorOfText
    let color = shownImage?.ownColor?.color.textCSS ?? (isTinted ? tint.textCSS : nil)
    style?.setAtOnce(color.map { "color:\($0);" })
  }
}

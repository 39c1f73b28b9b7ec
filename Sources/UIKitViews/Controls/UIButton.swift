import Foundation
import Graphics
import GtkObjects

/// A button.
///
/// Mirrors `UIButton`; shown by a GtkButton. A button of the type `system` is flat, and has the tint as the colour of its
/// title; one of the type `custom` shows nothing but its content. A ``Configuration`` selects one of the desktop's buttons.
///
/// ```swift
/// let button = UIButton(type: .system)
/// button.setTitle("Sign In", for: .normal)
/// button.addTarget(self, action: Self.signIn, for: .touchUpInside)
/// ```
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kind of a button.
  ///
  /// Mirrors `UIButton.ButtonType`.
  public enum ButtonType: Int, Sendable {
    /// Only the content.
    case custom = 0
    /// A flat button in the tint.
    case system = 1
    /// An “i” in a circle.
    case detailDisclosure = 2
    /// Here as `detailDisclosure`.
    case infoLight = 3
    /// Here as `detailDisclosure`.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// Here as `system`.
    case plain = 6
    /// A cross.
    case close = 7

    /// The former name of `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// The meaning of a button.
  ///
  /// Mirrors `UIButton.Role`. A destructive button is red; the other roles are kept, without effect.
  public enum Role: Int, Sendable {
    /// No meaning of its own.
    case normal
    /// The button that people choose most often.
    case primary
    /// A button that leaves everything as it is.
    case cancel
    /// A button that destroys data. It is red.
    case destructive
  }

  /// The content of a button in a state.
  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
    var backgroundImage: UIImage?
  }

  /// The kind.
  public private(set) var buttonType = ButtonType.custom

  /// The meaning.
  open var role = Role.normal {
    didSet { contentDidChange() }
  }

  /// The look and the content, or `nil` for a button with a type and the content of its states.
  open var configuration: Configuration? {
    didSet { contentDidChange() }
  }

  /// A closure that is called before the button is shown in another state, and may change its configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A closure that receives a button whose state has changed.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// Kept, without effect: the theme shows the state of a configuration.
  open var automaticallyUpdatesConfiguration = true

  /// The menu of the button. A press of the secondary button or a long press opens it, or any press if
  /// ``showsMenuAsPrimaryAction`` is set.
  open var menu: UIMenu? {
    didSet { contentDidChange() }
  }

  /// Indicates whether a press opens the menu instead of performing actions.
  open var showsMenuAsPrimaryAction = false {
    didSet { contentDidChange() }
  }

  /// Indicates whether a press selects the button, or shows the chosen item of its menu as its title.
  open var changesSelectionAsPrimaryAction = false {
    didSet { contentDidChange() }
  }

  /// The distances of the content from the edges. Zero stands for the desktop's.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }

  /// The distances around the title. Distances between image and title are added; other negative distances have no
  /// effect. Unlike in UIKit, the button grows by them.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { contentDidChange() } }
  }

  /// The distances around the image. Distances between image and title are added; other negative distances have no
  /// effect. Unlike in UIKit, the button grows by them.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { contentDidChange() } }
  }

  /// Kept, without effect: the theme shows a pressed button.
  open var adjustsImageWhenHighlighted = true
  /// Indicates whether a picture that has no colour of the theme is dimmed while the button is disabled.
  open var adjustsImageWhenDisabled = true
  /// Kept, without effect: a touch shows itself.
  open var showsTouchWhenHighlighted = false
  /// Kept, without effect: the theme shows the pointer.
  open var isPointerInteractionEnabled = true

  /// The view of the title, for its font and its lines. Set the title itself with ``setTitle(_:for:)``.
  open var titleLabel: UILabel? { title }
  /// The view of the line below the title.
  open var subtitleLabel: UILabel? { subtitle }
  /// The view of the image. Set the image itself with ``setImage(_:for:)``.
  open var imageView: UIImageView? { picture }

  let title = UILabel()
  let subtitle = UILabel()
  let picture = UIImageView()
  var contents: [State: Content] = [:]
  var parts: ButtonParts?
  /// Indicates whether the button has been pressed, and neither clicked nor left since.
  var wasPressed = false
  /// Indicates whether the picture is currently dimmed.
  var dimsPicture = false
  private var isUpdating = false

  deinit {}

  /// Creates a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if let symbol = type.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
  }

  /// Creates a button of a type that performs an action, and has its title and its image.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  /// Creates a button with a look, that performs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// Creates a button of the type `system` that performs an action, and has its title and its image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    adopt(primaryAction)
  }

  /// Returns a button of the type `system` that performs an action.
  public static func systemButton(primaryAction: UIAction?) -> UIButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }

  /// Returns a button of the type `system` with an image that calls a method of a target.
  public static func systemButton<Target: AnyObject>(
    with image: UIImage, target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    button.addTarget(target, action: action, for: .touchUpInside)
    return button
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image, configuration?.image == nil { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  override func stateDidChange() {
    setNeedsUpdateConfiguration()
    contentDidChange()
  }

  /// Lets the button update its configuration for its state.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    updateConfiguration()
  }

  /// Updates the configuration for the state: calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  func contentDidChange() {
    showContent()
    invalidateIntrinsicContentSize()
  }
}

extension UIButton.ButtonType {
  fileprivate var symbol: String? {
    switch self {
    case .custom, .system, .plain: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark"
    }
  }
}

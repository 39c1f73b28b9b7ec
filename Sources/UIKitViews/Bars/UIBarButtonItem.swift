import Foundation
import GtkBridge
import GtkObjects

/// An item of a bar.
///
/// Mirrors `UIBarItem`.
@preconcurrency @MainActor
open class UIBarItem: ObservableObject {
  /// The title.
  open var title: String? { willSet { objectWillChange.send() } }
  /// The image, which is shown instead of the title.
  open var image: UIImage? { willSet { objectWillChange.send() } }
  /// Indicates whether the item can be used.
  open var isEnabled = true { willSet { objectWillChange.send() } }
  /// A number for the program's own use.
  open var tag = 0
  /// The name that assistive technology reads, or `nil` for the title.
  open var accessibilityLabel: String? { willSet { objectWillChange.send() } }
  /// The name by which tests find the item.
  open var accessibilityIdentifier: String? { willSet { objectWillChange.send() } }

  /// Creates an item that shows nothing.
  public init() {}

  deinit {}
}

/// A button, a view or a space in the bar of a window.
///
/// Mirrors `UIBarButtonItem`. The bar of the window shows it like the items of a `toolbar`: items without room are in a
/// menu at its end.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in add() })
/// navigationItem.leftBarButtonItem = UIBarButtonItem(
///   title: "Edit", style: .plain, target: self, action: Self.edit)
/// ```
open class UIBarButtonItem: UIBarItem {
  /// The look of an item.
  ///
  /// Mirrors `UIBarButtonItem.Style`.
  public enum Style: Int, Sendable {
    /// A flat button.
    case plain
    /// Here as `plain`.
    case bordered
    /// A suggested action.
    case done

    /// A suggested action.
    public static var prominent: Style { .done }
  }

  /// An item with a usual meaning.
  ///
  /// Mirrors `UIBarButtonItem.SystemItem`. Words are in the user's language.
  public enum SystemItem: Int, Sendable {
    /// The word “Done”, as a suggested action.
    case done
    /// The word “Cancel”, in the position of the desktop's cancel button.
    case cancel
    /// The word “Edit”.
    case edit
    /// The word “Save”, as a suggested action.
    case save
    /// A plus sign.
    case add
    /// A space that pushes the other items apart.
    case flexibleSpace
    /// A space with a ``UIBarButtonItem/width``.
    case fixedSpace
    /// The symbol `square.and.pencil`, called “Compose” by assistive technology.
    case compose
    /// The symbol `arrowshape.turn.up.left`, called “Reply”.
    case reply
    /// The symbol `square.and.arrow.up`, called “Share”.
    case action
    /// The symbol `folder`, called “Organize”.
    case organize
    /// The symbol `book`, called “Bookmarks”.
    case bookmarks
    /// The symbol `magnifyingglass`, called “Search”.
    case search
    /// The symbol `arrow.clockwise`, called “Reload”.
    case refresh
    /// The symbol `xmark`, called “Stop”.
    case stop
    /// The symbol `camera`, called “Camera”.
    case camera
    /// The symbol `trash`, called “Delete”.
    case trash
    /// The symbol `play.fill`, called “Play”.
    case play
    /// The symbol `pause.fill`, called “Pause”.
    case pause
    /// The symbol `backward.fill`, called “Rewind”.
    case rewind
    /// The symbol `forward.fill`, called “Fast Forward”.
    case fastForward
    /// The symbol `arrow.uturn.backward`, called “Undo”.
    case undo
    /// The symbol `arrow.uturn.forward`, called “Redo”.
    case redo
    /// A cross, the symbol of `stop`.
    case close = 24
  }

  /// The look.
  open var style = Style.plain { willSet { objectWillChange.send() } }
  /// The width of a fixed space.
  open var width: CGFloat = 0 { willSet { objectWillChange.send() } }
  /// A view that is shown instead of a button.
  open var customView: UIView? { willSet { objectWillChange.send() } }
  /// The widget of the item, while a bar shows it.
  package weak var anchorWidget: Gtk.Widget?
  /// The colour of the button, or `nil` for the theme's.
  open var tintColor: UIColor? { willSet { objectWillChange.send() } }
  /// The action of the button. Its title and image are those of the button unless the button has its own.
  open var primaryAction: UIAction? { willSet { objectWillChange.send() } }
  /// The menu. A press opens it, or an arrow beside the button if a press performs an action.
  open var menu: UIMenu? { willSet { objectWillChange.send() } }
  /// Indicates whether the item is not in the bar.
  open var isHidden = false { willSet { objectWillChange.send() } }
  /// The possible titles, without effect: a button is as wide as its title.
  open var possibleTitles: Set<String>?
  /// Indicates whether the item looks selected, in the accent colour.
  open var isSelected = false { willSet { objectWillChange.send() } }
  /// The object whose method the button calls, held weakly. A new target must have the same method. UIKit's `action` is
  /// set when the item is created; ``primaryAction`` may change.
  public var target: AnyObject? {
    get { receiver }
    set {
      objectWillChange.send()
      receiver = newValue
      call = method?(newValue)
    }
  }

  /// The system item, if the item has one.
  var systemItem: SystemItem? { willSet { objectWillChange.send() } }
  private weak var receiver: AnyObject?
  /// A closure that returns the call of the item's method on an object.
  private var method: Method?
  private var call: TargetAction?

  private typealias Method = @MainActor (AnyObject?) -> TargetAction?

  deinit {}

  /// Creates a button with a usual meaning, that performs an action or opens a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Creates a button that performs an action or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image, self.primaryAction, self.menu) = (title, image, primaryAction, menu)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with a title that calls a method of a target.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title, nil, style, target) { TargetAction($0, action) }
  }

  /// Creates a button with a title that calls a method of a target with the item.
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(title, nil, style, target) { TargetAction($0, action) }
  }

  /// Creates a button with an image that calls a method of a target.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(nil, image, style, target) { TargetAction($0, action) }
  }

  /// Creates a button with an image that calls a method of a target with the item.
  public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, style: Style, target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(nil, image, style, target) { TargetAction($0, action) }
  }

  /// Creates a button with a usual meaning that calls a method of a target.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(systemItem, target) { TargetAction($0, action) }
  }

  /// Creates a button with a usual meaning that calls a method of a target with the item.
  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(systemItem, target) { TargetAction($0, action) }
  }

  private convenience init(
    _ title: String?, _ image: UIImage?, _ style: Style, _ target: AnyObject?, _ method: Method? = nil
  ) {
    self.init(title: title, image: image)
    (self.style, self.method, self.target) = (style, method, target)
  }

  private convenience init(_ systemItem: SystemItem, _ target: AnyObject?, _ method: @escaping Method) {
    self.init(systemItem: systemItem)
    (self.method, self.target) = (method, target)
  }

  /// Creates an item with a title that does nothing, such as the title of the back button.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Never?) {
    self.init(title, nil, style, target)
  }

  /// Creates an item with an image that does nothing.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Never?) {
    self.init(nil, image, style, target)
  }

  /// Creates an item with a usual meaning that does nothing, such as a space.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Never?) {
    self.init(systemItem, target) { _ in nil }
  }

  /// Returns a flexible space between the items of a bar at the bottom.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Returns a space of a width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Performs the action of the item, as a press does.
  func press() {
    primaryAction?.perform(from: self)
    call?.call(with: self)
  }

  /// Indicates whether a press has an effect of its own, apart from the menu.
  var hasAction: Bool { primaryAction != nil || call != nil }
}

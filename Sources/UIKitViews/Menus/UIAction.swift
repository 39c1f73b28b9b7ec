/// A closure that receives its action.
///
/// Mirrors `UIActionHandler`.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title, for controls, menus and bars.
///
/// Mirrors `UIAction`.
///
/// ```swift
/// let reload = UIAction(title: "Reload") { [weak self] _ in self?.reload() }
/// ```
public final class UIAction: UIMenuElement {
  /// The identity of an action: a control or a menu has only one of each.
  ///
  /// Mirrors `UIAction.Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name, which is the program's own.
    public let rawValue: String

    /// Creates an identity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identity from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identity. Every action without an identity of its own has a different one.
  public let identifier: Identifier
  /// A longer title for lists of commands.
  public var discoverabilityTitle: String?
  /// The image while the action is on. Buttons show it.
  public var selectedImage: UIImage?
  /// The properties of the item.
  public var attributes: Attributes
  /// The mark before the item.
  public var state: State
  /// The control or the bar button that performs the action, while it does.
  public private(set) var sender: Any?

  private let handler: UIActionHandler
  private static var count = 0

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.selectedImage = selectedImage
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Performs the action, as a press of `sender` does. The target has no effect.
  public func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

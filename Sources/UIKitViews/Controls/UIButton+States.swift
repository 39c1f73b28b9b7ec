import Foundation

extension UIButton {
  /// Sets the title of a state. Other states without a title show that of the normal state.
  public func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Sets the title of a state with attributes. It replaces a plain title.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the colour of the title in a state.
  public func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }

  /// Sets the colour of the shadow of the title in a state.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }

  /// Sets the image of a state.
  public func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Sets the configuration of symbols that have none, for a state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { change(state) { $0.symbolConfiguration = configuration } }

  /// Returns the configuration of symbols for a state.
  public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(\.symbolConfiguration, for: state)
  }

  /// Sets the image behind the title and the image of a state. It is as large as the button.
  public func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

  /// Returns the title of a state.
  public func title(for state: State) -> String? { value(\.title, for: state) }
  /// Returns the title of a state with attributes.
  public func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributedTitle, for: state) }
  /// Returns the colour of the title in a state.
  public func titleColor(for state: State) -> UIColor? { value(\.titleColor, for: state) }
  /// Returns the colour of the shadow of the title in a state.
  public func titleShadowColor(for state: State) -> UIColor? { value(\.titleShadowColor, for: state) }
  /// Returns the image of a state.
  public func image(for state: State) -> UIImage? { value(\.image, for: state) }
  /// Returns the image behind the title in a state.
  public func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }

  /// The title in the current state.
  public var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The title in the current state, with attributes.
  public var currentAttributedTitle: NSAttributedString? {
    configuration.flatMap { $0.titleTextAttributesTransformer.text($0.attributedTitle, currentTitle) }
      ?? attributedTitle(for: state)
  }
  /// The colour of the title in the current state.
  ///
  /// Without a colour of its own, the title of a custom button is white on a background, as in UIKit. Elsewhere, it has
  /// the text colour, because white would be invisible.
  public var currentTitleColor: UIColor {
    let isOnBackground = buttonType == .custom && (hasBackground || currentBackgroundImage != nil)
    return titleColor(for: state) ?? (isOnBackground ? .white : .label)
  }
  /// The image in the current state.
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The image behind the title in the current state.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func change(_ state: State, _ body: (inout Content) -> Void) {
    body(&contents[state, default: Content()])
    contentDidChange()
  }

  private func value<Value>(_ property: KeyPath<Content, Value?>, for state: State) -> Value? {
    contents[state]?[keyPath: property] ?? contents[.normal]?[keyPath: property]
  }
}

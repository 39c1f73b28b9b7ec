import Foundation
import GtkBridge
import GtkObjects

/// A description of the page that a screen shows in place of missing content.
///
/// Mirrors `UIContentUnavailableConfiguration`, in the look of the desktop's status pages:
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.image = UIImage(systemName: "tray")
/// empty.text = "No Mail"
/// empty.secondaryText = "New letters appear here."
/// contentUnavailableConfiguration = empty
/// ```
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The place of the content.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top, where content would begin.
    case natural
  }

  /// The look of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The greatest number of lines, or 0 for no limit.
    public var numberOfLines = 0
    /// Kept, without effect: a text that does not fit ends in an ellipsis.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Kept, without effect.
    public var adjustsFontSizeToFitWidth = false
    /// Kept, without effect.
    public var minimumScaleFactor: CGFloat = 0
    /// Kept, without effect.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The look of the image.
  public struct ImageProperties: Hashable, Sendable {
    /// The configuration of a symbol, or `nil` for a large one.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol, or `nil` for the secondary colour of texts.
    public var tintColor: UIColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The greatest size. A width or a height of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// Kept, without effect.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The action of a button.
  public struct ButtonProperties {
    /// The action of a press.
    public var primaryAction: UIAction?
    /// The menu of the button.
    public var menu: UIMenu?
    /// The meaning of the button.
    public var role = UIButton.Role.normal
    /// Indicates whether the button can be pressed.
    public var isEnabled = true
  }

  /// The place of the content.
  public var alignment = Alignment.center
  /// Kept, without effect: the page has margins of its own.
  public var axesPreservingSuperviewLayoutMargins = 0
  /// Kept, without effect: the page has margins of its own.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets()
  /// The image above the text.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The distance between the image and the text.
  public var imageToTextPadding: CGFloat = 18
  /// The text.
  public var text: String?
  /// The text with attributes, which replaces a plain one.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title1), color: .label)
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, which replaces a plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
  /// The distance between the texts.
  public var textToSecondaryTextPadding: CGFloat = 12
  /// The distance between the texts and the button.
  public var textToButtonPadding: CGFloat = 24
  /// The first button, which is shown if it has a title or an image.
  public var button = UIButton.Configuration.filled()
  /// The action of the first button.
  public var buttonProperties = ButtonProperties()
  /// The distance between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 12
  /// The second button, which is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The background.
  public var background = UIBackgroundConfiguration()

  var isLoading = false
  private var isSearch = false

  private init() {}

  /// Returns an empty page.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Returns a page with a spinner. Unlike in UIKit, it has no text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.textProperties = configuration.secondaryTextProperties
    return configuration
  }

  /// Returns the page for a search without results. With the state of a controller, it contains the search text.
  @MainActor public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isSearch = true
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = Gtk.translated("No Results Found")
    configuration.secondaryText = Gtk.word(localized: "Check the spelling or try another search.")
    return configuration
  }

  /// Returns a view of the page.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// Returns the page for a state of a controller.
  @MainActor public func updated(for state: UIContentUnavailableConfigurationState) -> UIContentUnavailableConfiguration
  {
    guard isSearch, let searched = state.searchText, !searched.isEmpty else { return self }
    var configuration = self
    configuration.text = "\(Gtk.translated("No Results Found")): “\(searched)”"
    return configuration
  }
}

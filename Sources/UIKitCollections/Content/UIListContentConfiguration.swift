import Foundation

/// A description of a row of an image and two texts.
///
/// Mirrors `UIListContentConfiguration`, with the desktop's sizes and colours:
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = book.title
/// content.secondaryText = book.author
/// content.image = UIImage(systemName: "book")
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The look of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The case of the letters on screen.
    public enum TextTransform: Int, Sendable {
      /// The letters of the text, unchanged.
      case none
      /// Capital letters.
      case uppercase
      /// Small letters.
      case lowercase
      /// A capital letter at the beginning of each word.
      case capitalized
    }
    /// The alignment of the text.
    public enum TextAlignment: Int, Sendable {
      /// At the leading edge.
      case natural
      /// In the middle.
      case center
      /// Lines of the same length. Here as `natural`.
      case justified
    }

    /// The font, by default that of the main text.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// The greatest number of lines, or 0 for no limit.
    public var numberOfLines = 0
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The case of the letters on screen.
    public var transform = TextTransform.none
    /// The treatment of text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Kept, without effect: all fonts follow the user's scale of text.
    public var adjustsFontForContentSizeCategory = true
    /// Indicates whether a single line gets a smaller font instead of an ellipsis.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font for a line that does not fit, or 0 for half of the size.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// The look of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// The colour of a symbol or a template; `nil` for that of the text.
    public var tintColor: UIColor?
    /// The greatest size. A width or a height of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// The size reserved for the image, so that the texts of several rows begin at the same position. A length of 0 is
    /// that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// The radius of the image's corners.
    public var cornerRadius: CGFloat = 0
    /// The configuration of symbols that have none.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The first text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The first text with attributes, which replaces a plain one.
  public var attributedText: NSAttributedString?
  /// The second text with attributes, which replaces a plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// The image at the start.
  public var image: UIImage?
  /// The look of the first text.
  public var textProperties = TextProperties()
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties()
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// Indicates whether the texts are arranged horizontally instead of vertically.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts.
  public var imageToTextPadding: CGFloat = 12
  /// The least distance between horizontally arranged texts.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The distance between vertically arranged texts.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The distance between the content and the edges of the cell.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)

  private init() {
    secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    secondaryTextProperties.color = .secondaryLabel
  }

  /// Returns a row of one text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns a row with a smaller text below the first one.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns a row with a value at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return configuration
  }

  /// Returns the title of a section.
  public static func header() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
    return configuration
  }

  /// Returns the note below a section.
  public static func footer() -> UIListContentConfiguration {
    var configuration = header()
    configuration.textProperties = configuration.secondaryTextProperties
    return configuration
  }

  /// Returns the title of a section of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { header() }
  /// Returns the note below a section of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { footer() }
  /// Returns the title of a section of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { header() }
  /// Returns the note below a section of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { footer() }
  /// Returns a row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns a smaller row of a sidebar.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the title of a section of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { header() }

  /// Creates a view that shows the description.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

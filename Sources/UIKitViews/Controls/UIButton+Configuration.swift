import Foundation

extension UIButton {
  /// The look and the content of a button.
  ///
  /// Mirrors `UIButton.Configuration`. Each style is the desktop's button that is nearest to it.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Buy"
  /// configuration.image = UIImage(systemName: "cart")
  /// configuration.imagePadding = 6
  /// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in buy() })
  /// ```
  public struct Configuration {
    enum Style { case plain, gray, tinted, filled }

    /// The shape of the corners.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background, unchanged.
      case fixed
      /// The desktop's corners.
      case dynamic
      /// A radius of 3 points.
      case small
      /// A radius of 6 points.
      case medium
      /// A radius of 12 points.
      case large
      /// Half of the height.
      case capsule
    }

    /// The size.
    public enum Size: Int, Sendable {
      /// The size of the theme. The default.
      case medium
      /// Lower, with a smaller font.
      case small
      /// The lowest, with a smaller font.
      case mini
      /// Higher and wider.
      case large
    }

    /// The place of the title and the subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// At the leading edge beside an image, otherwise in the middle.
      case automatic
      /// At the leading edge.
      case leading
      /// In the middle.
      case center
      /// At the trailing edge.
      case trailing
    }

    /// The mark of a menu beside the title.
    public enum Indicator: Int, Sendable {
      /// An arrow, if the title is visible and a press opens the menu.
      case automatic
      /// Nothing.
      case none
      /// Two arrows. Here as `automatic`.
      case popup
    }

    let style: Style

    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The line below the title.
    public var subtitle: String?
    /// The line below the title, with attributes.
    public var attributedSubtitle: AttributedString?
    /// A change of the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A change of the attributes of the line below the title.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A change of the colour of the image. Kept, without effect: an image has the colour of the title.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the title and the subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The distance between the title and the subtitle.
    public var titlePadding: CGFloat = 1
    /// The image.
    public var image: UIImage?
    /// The configuration of symbols that have none.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the title with the image.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the title.
    public var imagePadding: CGFloat = 6
    /// Indicates whether a spinner replaces the image.
    public var showsActivityIndicator = false
    /// The colour of the content, or `nil` for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background, or `nil` for that of the style.
    public var baseBackgroundColor: UIColor?
    /// The distances of the content from the edges, or `nil` for the desktop's.
    public var insets: NSDirectionalEdgeInsets?
    /// The distances of the content from the edges.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
      set { insets = newValue }
    }
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size.
    public var buttonSize = Size.medium
    /// The mark of a menu beside the title.
    public var indicator = Indicator.automatic
    /// The background.
    public var background = UIBackgroundConfiguration()

    /// Uses the desktop's distances of the content from the edges.
    public mutating func setDefaultContentInsets() { insets = nil }

    /// Returns the configuration for a button in its state. Here it is unchanged, because the theme shows the state.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Returns a title without a background, in the colour of links.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Returns the desktop's usual button.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Returns a button in a pale tone of its colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns the desktop's suggested button.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Returns a title without a background, in the colour of links.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// Returns the desktop's usual button.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// Returns a button in a pale tone of its colour.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns the desktop's suggested button.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    private init(style: Style) { self.style = style }
  }
}

/// The background of a button.
///
/// Mirrors the part of `UIBackgroundConfiguration` that is a colour, corners and a line.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour, or `nil` for that of the style.
  public var backgroundColor: UIColor?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The colour of the line around it, or `nil` for none.
  public var strokeColor: UIColor?
  /// The width of the line around it.
  public var strokeWidth: CGFloat = 0
  /// The distance from the edges of the view. Only cells have one; on other views it has no effect.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges whose insets count from the layout margins. Kept, without effect: insets count from the edges of the cell.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// Creates a background that shows nothing of its own.
  public init() {}

  /// Returns a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}

import Graphics

extension UIColor {
  /// No colour.
  public static let clear = UIColor(.clear)
  /// Black.
  public static let black = UIColor(.black)
  /// White.
  public static let white = UIColor(.white)
  /// A dark grey, in both appearances.
  public static let darkGray = UIColor(Color(white: 1 / 3))
  /// A light grey, in both appearances.
  public static let lightGray = UIColor(Color(white: 2 / 3))
  /// A grey half way from black to white.
  public static let gray = UIColor(Color(white: 1 / 2))
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A brown, in both appearances.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  // MARK: The palette

  /// The desktop palette's red, which is the same in the light and the dark appearance.
  public static let systemRed = UIColor(SystemColor.systemRed.color)
  /// The desktop palette's orange, which is the same in the light and the dark appearance.
  public static let systemOrange = UIColor(SystemColor.systemOrange.color)
  /// The desktop palette's yellow, which is the same in the light and the dark appearance.
  public static let systemYellow = UIColor(SystemColor.systemYellow.color)
  /// The desktop palette's green, which is the same in the light and the dark appearance.
  public static let systemGreen = UIColor(SystemColor.systemGreen.color)
  /// The desktop palette's mint, which is the same in the light and the dark appearance.
  public static let systemMint = UIColor(SystemColor.systemMint.color)
  /// The desktop palette's teal, which is the same in the light and the dark appearance.
  public static let systemTeal = UIColor(SystemColor.systemTeal.color)
  /// The desktop palette's cyan, which is the same in the light and the dark appearance.
  public static let systemCyan = UIColor(SystemColor.systemCyan.color)
  /// The desktop palette's blue, which is the same in the light and the dark appearance.
  public static let systemBlue = UIColor(SystemColor.systemBlue.color)
  /// The desktop palette's indigo, which is the same in the light and the dark appearance.
  public static let systemIndigo = UIColor(SystemColor.systemIndigo.color)
  /// The desktop palette's purple, which is the same in the light and the dark appearance.
  public static let systemPurple = UIColor(SystemColor.systemPurple.color)
  /// The desktop palette's pink, which is the same in the light and the dark appearance.
  public static let systemPink = UIColor(SystemColor.systemPink.color)
  /// The desktop palette's brown, which is the same in the light and the dark appearance.
  public static let systemBrown = UIColor(SystemColor.systemBrown.color)
  /// The desktop palette's grey, which is the same in the light and the dark appearance.
  public static let systemGray = UIColor(SystemColor.systemGray.color)
  /// A grey between the theme's text and background; 6 is nearest to the background.
  public static let systemGray2 = UIColor(SystemColor.systemGray2.color)
  /// A grey nearer to the background of the theme than ``systemGray2``.
  public static let systemGray3 = UIColor(SystemColor.systemGray3.color)
  /// A grey nearer to the background of the theme than ``systemGray3``.
  public static let systemGray4 = UIColor(SystemColor.systemGray4.color)
  /// A grey nearer to the background of the theme than ``systemGray4``.
  public static let systemGray5 = UIColor(SystemColor.systemGray5.color)
  /// A grey nearer to the background of the theme than ``systemGray5``.
  public static let systemGray6 = UIColor(SystemColor.systemGray6.color)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The theme's colour for selections and suggested actions.
  public static let tintColor = UIColor(SystemColor.tint.color)
  /// The theme's colour for links and suggested actions.
  public static let link = UIColor(SystemColor.link.color)

  // MARK: The theme's texts and backgrounds

  /// The theme's text.
  public static let label = UIColor(SystemColor.label.color)
  /// Text on a light background, in both appearances.
  public static let darkText = UIColor(SystemColor.darkText.color)
  /// Text on a dark background, in both appearances.
  public static let lightText = UIColor(SystemColor.lightText.color)
  /// Less important text.
  public static let secondaryLabel = UIColor(SystemColor.secondaryLabel.color)
  /// Text of the third rank.
  public static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel.color)
  /// Text of the fourth rank.
  public static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel.color)
  /// The text of an empty field.
  public static let placeholderText = UIColor(SystemColor.placeholderText.color)
  /// A translucent line.
  public static let separator = UIColor(SystemColor.separator.color)
  /// An opaque line.
  public static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator.color)
  /// The background of views, such as lists and texts.
  public static let systemBackground = UIColor(SystemColor.systemBackground.color)
  /// The background of groups within the main background.
  public static let secondarySystemBackground = UIColor(SystemColor.secondarySystemBackground.color)
  /// The background of groups within those groups.
  public static let tertiarySystemBackground = UIColor(SystemColor.tertiarySystemBackground.color)
  /// The background of a grouped list, such as a form: that of windows.
  public static let systemGroupedBackground = UIColor(SystemColor.systemGroupedBackground.color)
  /// The former name of `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// The background of the groups in a grouped list.
  public static let secondarySystemGroupedBackground = UIColor(SystemColor.secondarySystemGroupedBackground.color)
  /// The background of groups within those groups in a grouped list.
  public static let tertiarySystemGroupedBackground = UIColor(SystemColor.tertiarySystemGroupedBackground.color)
  /// A thin fill, as of a slider's track.
  public static let systemFill = UIColor(SystemColor.systemFill.color)
  /// The fill of a medium shape, as of a switch.
  public static let secondarySystemFill = UIColor(SystemColor.secondarySystemFill.color)
  /// The fill of a large shape, as of a field.
  public static let tertiarySystemFill = UIColor(SystemColor.tertiarySystemFill.color)
  /// The fill of a large area.
  public static let quaternarySystemFill = UIColor(SystemColor.quaternarySystemFill.color)
}

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
  public static let systemRed = UIColor(.red)
  /// The desktop palette's orange, which is the same in the light and the dark appearance.
  public static let systemOrange = UIColor(.orange)
  /// The desktop palette's yellow, which is the same in the light and the dark appearance.
  public static let systemYellow = UIColor(.yellow)
  /// The desktop palette's green, which is the same in the light and the dark appearance.
  public static let systemGreen = UIColor(.green)
  /// The desktop palette's mint, which is the same in the light and the dark appearance.
  public static let systemMint = UIColor(.mint)
  /// The desktop palette's teal, which is the same in the light and the dark appearance.
  public static let systemTeal = UIColor(.teal)
  /// The desktop palette's cyan, which is the same in the light and the dark appearance.
  public static let systemCyan = UIColor(.cyan)
  /// The desktop palette's blue, which is the same in the light and the dark appearance.
  public static let systemBlue = UIColor(.blue)
  /// The desktop palette's indigo, which is the same in the light and the dark appearance.
  public static let systemIndigo = UIColor(.indigo)
  /// The desktop palette's purple, which is the same in the light and the dark appearance.
  public static let systemPurple = UIColor(.purple)
  /// The desktop palette's pink, which is the same in the light and the dark appearance.
  public static let systemPink = UIColor(.pink)
  /// The desktop palette's brown, which is the same in the light and the dark appearance.
  public static let systemBrown = UIColor(.brown)
  /// The desktop palette's grey, which is the same in the light and the dark appearance.
  public static let systemGray = UIColor(.gray)
  /// A grey between the text and the background of the theme; 6 is nearest to the background.
  public static let systemGray2 = UIColor(.themeGray(0.37))
  /// A grey nearer to the background of the theme than ``systemGray2``.
  public static let systemGray3 = UIColor(.themeGray(0.27))
  /// A grey nearer to the background of the theme than ``systemGray3``.
  public static let systemGray4 = UIColor(.themeGray(0.2))
  /// A grey nearer to the background of the theme than ``systemGray4``.
  public static let systemGray5 = UIColor(.themeGray(0.13))
  /// A grey nearer to the background of the theme than ``systemGray5``.
  public static let systemGray6 = UIColor(.themeGray(0.07))
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The theme's colour for selections and suggested actions.
  public static let tintColor = UIColor(.accentColor)
  /// The theme's colour for links and suggested actions.
  public static let link = UIColor(.accentColor)

  // MARK: The theme's texts and backgrounds

  /// The theme's text.
  public static let label = UIColor(.primary)
  /// Less important text.
  public static let secondaryLabel = UIColor(.secondary)
  /// Text of the third rank.
  public static let tertiaryLabel = UIColor(.primary.opacity(0.3))
  /// Text of the fourth rank.
  public static let quaternaryLabel = UIColor(.primary.opacity(0.18))
  /// The text of an empty field.
  public static let placeholderText = UIColor(.primary.opacity(0.4))
  /// A line that lets the view below through.
  public static let separator = UIColor(.themeBorder)
  /// A line without transparency.
  public static let opaqueSeparator = UIColor(.themeGray(0.2))
  /// The background of views, such as lists and texts.
  public static let systemBackground = UIColor(.themeBase)
  /// The background of groups within the main background.
  public static let secondarySystemBackground = UIColor(.themeGray(0.05))
  /// The background of groups within those groups.
  public static let tertiarySystemBackground = UIColor(.themeBase)
  /// The background of a grouped list, such as a form: that of windows.
  public static let systemGroupedBackground = UIColor(.themeBackground)
  /// The background of the groups in a grouped list.
  public static let secondarySystemGroupedBackground = UIColor(.themeBase)
  /// The background of groups within those groups.
  public static let tertiarySystemGroupedBackground = UIColor(.themeBackground)
  /// A thin fill, as of a slider's track.
  public static let systemFill = UIColor(.primary.opacity(0.16))
  /// The fill of a medium shape, as of a switch.
  public static let secondarySystemFill = UIColor(.primary.opacity(0.13))
  /// The fill of a large shape, as of a field.
  public static let tertiarySystemFill = UIColor(.primary.opacity(0.1))
  /// The fill of a large area.
  public static let quaternarySystemFill = UIColor(.primary.opacity(0.07))
}

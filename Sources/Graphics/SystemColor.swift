/// A colour of the system: one of the palette, or one of the theme. Raw values are UIKit's names.
package enum SystemColor: String, CaseIterable, Sendable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue, systemIndigo
  case systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case tint, link
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, darkText, lightText
  case separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill

  /// Finds the colour for a reference in an asset catalogue, such as `secondaryLabelColor`.
  init?(reference: String) {
    // The name that AppKit has for UIKit's tint.
    if reference == "controlAccentColor" {
      self = .tint
    } else if reference.hasSuffix("Color") {
      self.init(rawValue: String(reference.dropLast("Color".count)))
    } else {
      return nil
    }
  }

  package var color: Color {
    switch self {
    case .systemRed: .red
    case .systemOrange: .orange
    case .systemYellow: .yellow
    case .systemGreen: .green
    case .systemMint: .mint
    case .systemTeal: .teal
    case .systemCyan: .cyan
    case .systemBlue: .blue
    case .systemIndigo: .indigo
    case .systemPurple: .purple
    case .systemPink: .pink
    case .systemBrown: .brown
    case .systemGray: .gray
    case .systemGray2: .themeGray(0.37)
    case .systemGray3: .themeGray(0.27)
    case .systemGray4, .opaqueSeparator: .themeGray(0.2)
    case .systemGray5: .themeGray(0.13)
    case .systemGray6: .themeGray(0.07)
    case .tint, .link: .accentColor
    case .label: .primary
    case .secondaryLabel: .secondary
    case .tertiaryLabel: .primary.opacity(0.3)
    case .quaternaryLabel: .primary.opacity(0.18)
    case .placeholderText: .primary.opacity(0.4)
    case .darkText: .black
    case .lightText: .white.opacity(0.6)
    case .separator: .themeBorder
    case .systemBackground, .tertiarySystemBackground, .secondarySystemGroupedBackground: .themeBase
    case .secondarySystemBackground: .themeGray(0.05)
    case .systemGroupedBackground, .tertiarySystemGroupedBackground: .themeBackground
    case .systemFill: .primary.opacity(0.16)
    case .secondarySystemFill: .primary.opacity(0.13)
    case .tertiarySystemFill: .primary.opacity(0.1)
    case .quaternarySystemFill: .primary.opacity(0.07)
    }
  }
}

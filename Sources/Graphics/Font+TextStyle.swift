extension Font {
  /// A predefined font by its purpose.
  ///
  /// Mirrors SwiftUI's `Font.TextStyle`.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// A purpose, with the font of the same name. For the sizes, see ``Font/body`` and the related fonts.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var font: Font {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }
}

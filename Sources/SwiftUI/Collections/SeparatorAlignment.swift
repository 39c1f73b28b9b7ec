import Graphics

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The guide at which the line between rows begins in SwiftUI. Here the line is as wide as the list, wherever the guide is.
  ///
  /// Mirrors SwiftUI's `listRowSeparatorLeading`.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)

  /// The guide at which the line between rows ends in SwiftUI. Here the line is as wide as the list, wherever the guide is.
  ///
  /// Mirrors SwiftUI's `listRowSeparatorTrailing`.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

import Graphics

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The guide at which the line between rows begins in SwiftUI. It has no effect here: the line is as wide as the
  /// list.
  ///
  /// Mirrors SwiftUI's `listRowSeparatorLeading`.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)

  /// The guide at which the line between rows ends in SwiftUI. It has no effect here: the line is as wide as the list.
  ///
  /// Mirrors SwiftUI's `listRowSeparatorTrailing`.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

/// A language for previews.
public struct PreviewLanguage: Sendable {
  /// The name of the language.
  public let name: String
  let use: @MainActor @Sendable () -> Void

  /// Creates a language.
  ///
  /// - Parameters:
  ///   - name: The name of the language.
  ///   - use: A closure that switches the program to the language. It affects the texts of views created afterwards.
  public init(_ name: String, use: @escaping @MainActor @Sendable () -> Void) {
    self.name = name
    self.use = use
  }
}

/// A language that previews can be shown in.
public struct PreviewLanguage: Sendable {
  /// What people call it.
  public let name: String
  let use: @MainActor @Sendable () -> Void

  /// Names a language.
  ///
  /// - Parameters:
  ///   - name: What people call it.
  ///   - use: Makes the program speak it: views that are made from then on have their texts in it.
  public init(_ name: String, use: @escaping @MainActor @Sendable () -> Void) {
    self.name = name
    self.use = use
  }
}

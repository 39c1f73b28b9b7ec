import HomeCore

extension RecordKind {
  /// Returns the search terms of a record of this kind.
  ///
  /// - Parameter values: The identifier, the title or name, and the author if there is one, followed by any others.
  package func searchTerms(of values: [Value]) -> String {
    SearchText.terms(
      of: values[1...(self == .offers ? 1 : 2)].compactMap { if case .text(let text) = $0 { text } else { nil } })
  }
}

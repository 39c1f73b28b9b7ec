extension View {
  /// Shows a number beside the view's upper corner; 0 shows none.
  ///
  /// Mirrors SwiftUI's `badge(_:)`, which has an effect only in lists and on tabs. Assistive technology reads the
  /// number as the view's value.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : "\(count)") }

  /// Shows a short text beside the view's upper corner; `nil` shows none.
  ///
  /// Mirrors SwiftUI's `badge(_:)`.
  public func badge(_ text: String?) -> some View {
    LayeredContent(content: self, layer: Badge(text: text), alignment: .topTrailing, place: .corner)
  }
}

private struct Badge: View {
  let text: String?

  var body: some View {
    if let text {
      Text(text).font(.caption).bold().foregroundColor(.white).lineLimit(1)
        .padding(EdgeInsets(top: 1, leading: 6, bottom: 1, trailing: 6)).background(.red).cornerRadius(9)
    }
  }
}

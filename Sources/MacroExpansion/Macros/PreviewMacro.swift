/// Expands `#Preview` into a type that the program finds among its types.
///
/// A function receives the arguments as written, so that the compiler checks them, and reports errors at their places.
/// Variables marked `@Previewable` become properties of a view, whose body is the rest.
enum PreviewMacro {
  static func expand(_ expansion: CompilerMessage.Expansion) throws(MacroError) -> String {
    let source = Source(expansion.use)
    guard let (sharp, end) = use(in: source) else { throw source.error("“#Preview” is expected.") }
    let isExtended = source.tokens.indices.contains(end) && ["(", "{"].contains(source.tokens[end].text)
    guard isExtended else { throw source.error("A preview has a body: “#Preview { ContentView() }”.", at: sharp) }
    let start = source.tokens[end].range.lowerBound
    let (wrapper, call) = try PreviewBody(in: source, from: end)?.wrapped ?? ("", source.text(from: start))
    let name = expansion.macro.name
    let location = expansion.use.location
    return """
      struct \(expansion.discriminator)\(name.utf8.count)\(name)fMu_: SwiftUI._PreviewRegistration {
        static var _declaration: SwiftUI._PreviewDeclaration {
          \(wrapper)return SwiftUI._PreviewPlace(fileID: \(literal(location?.fileID ?? "")), line: \(location?.line ?? 0))
            .preview\(call)
        }
      }
      """
  }

  /// The index of the sharp, and the one after the macro's name, past attributes such as `@available(iOS 17, *)`.
  private static func use(in source: Source) -> (sharp: Int, end: Int)? {
    var place = 0
    while place < source.tokens.count, source.tokens[place].text != "#" {
      place = source.tokens[place].text == "@" ? source.end(ofAttributeAt: place) : place + 1
    }
    return place + 1 < source.tokens.count ? (place, source.end(ofNameAt: place + 1)) : nil
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

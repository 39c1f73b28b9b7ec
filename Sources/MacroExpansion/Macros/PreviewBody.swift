/// The body of a preview that has variables marked `@Previewable`.
struct PreviewBody {
  private let source: Source
  /// The index of the macro's arguments, or of its closure.
  private let start: Int
  /// The indices of the body's braces.
  private let braces: (open: Int, close: Int)
  private let variables: [Range<Int>]

  /// Finds the variables, or returns `nil` if there are none.
  init?(in source: Source, from start: Int) throws(MacroError) {
    self.source = source
    self.start = start
    guard let open = Self.openingBrace(in: source, from: start) else { return nil }
    let close = source.end(ofBracketAt: open) - 1
    braces = (open, close)
    var variables: [Range<Int>] = []
    var place = open + 1
    while place < close {
      if PreviewableMacro.isAttribute(in: source, at: place) {
        guard let variable = VariableDeclaration(in: source, at: place), variable.end > place else {
          throw source.error(PreviewableMacro.onlyForVariables, at: place)
        }
        variables.append(place..<min(variable.end, close))
        place = min(variable.end, close)
      } else {
        let isBracket = ["(", "[", "{"].contains(source.tokens[place].text)
        place = isBracket ? source.end(ofBracketAt: place) : place + 1
      }
    }
    if variables.isEmpty { return nil }
    self.variables = variables
  }

  /// The brace of the trailing closure, or of the argument `body`.
  private static func openingBrace(in source: Source, from start: Int) -> Int? {
    if source.isToken(start, "{") { return start }
    let end = source.end(ofBracketAt: start)
    if source.isToken(end, "{") { return end }
    var place = start + 1
    while place < end {
      if source.isToken(place, "body"), source.isToken(place + 1, ":"), source.isToken(place + 2, "{") {
        return place + 2
      }
      let isBracket = ["(", "[", "{"].contains(source.tokens[place].text)
      place = isBracket ? source.end(ofBracketAt: place) : place + 1
    }
    return nil
  }

  /// The declaration of a view with the variables, and the arguments of the macro with that view as the body.
  var wrapped: (wrapper: String, call: String) {
    let properties = variables.map { withoutMark($0) }.joined(separator: "\n")
    var rest = ""
    var place = source.tokens[braces.open].range.upperBound
    for variable in variables {
      let first = source.tokens[variable.lowerBound].range.lowerBound
      rest += source.text(place..<max(place, first))
      place = source.tokens[variable.upperBound - 1].range.upperBound
    }
    let close = source.tokens[braces.close].range.lowerBound
    rest += source.text(place..<max(place, close))
    let wrapper = """
      struct PreviewableContent: SwiftUI.View {
        \(properties)
        var body: some SwiftUI.View {\(rest)
        }
      }

      """
    let before = source.text(source.tokens[start].range.lowerBound..<source.tokens[braces.open].range.upperBound)
    return (wrapper, before + " PreviewableContent() " + source.text(from: close))
  }

  /// A declaration without the attribute `@Previewable`.
  private func withoutMark(_ variable: Range<Int>) -> String {
    var place = variable.lowerBound
    var text = ""
    while source.isToken(place, "@") {
      let end = source.end(ofAttributeAt: place)
      if !PreviewableMacro.isAttribute(in: source, at: place) { text += source.text(of: place..<end) + " " }
      place = end
    }
    return text + source.text(of: place..<variable.upperBound)
  }
}

import Foundation

@testable import MacroExpansion

/// Expands a macro on request as the compiler does, and returns the source, or the errors with the text at their
/// places.
func expand(
  _ type: String, _ use: String, role: String = "declaration", of declaration: String? = nil,
  in surroundings: [String] = []
) -> (source: String?, errors: [String]) {
  func syntax(_ source: String) -> CompilerMessage.Syntax {
    CompilerMessage.Syntax(
      source: source,
      location: .init(fileID: "App/ContentView.swift", fileName: "/ContentView.swift", offset: 100, line: 7))
  }
  let expansion = CompilerMessage.Expansion(
    macro: .init(typeName: type, name: String(type.dropLast("Macro".count))), role: role, discriminator: "$sD",
    use: syntax(use),
    declaration: declaration.map(syntax), surroundings: surroundings.map(syntax))
  guard case .expansion(let source, let diagnostics) = expansion.answer else { return (nil, ["no expansion"]) }
  // The place is shown by what is there: the attribute or the declaration may be it.
  let errors = diagnostics.map { diagnostic in
    let texts = [declaration, use].compactMap {
      $0.map { String(decoding: Array($0.utf8).dropFirst(diagnostic.position.offset - 100), as: UTF8.self) }
    }
    return diagnostic.message + " | " + (texts.first ?? "")
  }
  return (source, errors)
}

/// Returns a source without the spaces between its tokens.
func compact(_ source: String?) -> String {
  (source ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

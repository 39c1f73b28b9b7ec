/// Checks the place of `@Previewable`. `#Preview` expands it.
enum PreviewableMacro {
  static let onlyForVariables = "“@Previewable” marks a variable: “@Previewable @State var isOn = true”."

  static func expand(_ expansion: CompilerMessage.Expansion) throws(MacroError) -> String {
    let attribute = Source(expansion.use)
    guard let syntax = expansion.declaration, VariableDeclaration(in: Source(syntax), at: 0) != nil else {
      throw attribute.error(onlyForVariables)
    }
    guard let outer = expansion.surroundings.first(where: { Source($0).isToken(0, "#") }),
      Source(outer).lastPart(ofNameAt: 1) == "Preview"
    else {
      throw attribute.error("“@Previewable” is for variables at the top level of the body of “#Preview”.")
    }
    return ""
  }

  /// Indicates whether `@Previewable`, or attributes that contain it, begin at an index.
  static func isAttribute(in source: Source, at index: Int) -> Bool {
    source.isToken(index, "@") && source.lastPart(ofNameAt: index + 1) == "Previewable"
  }
}

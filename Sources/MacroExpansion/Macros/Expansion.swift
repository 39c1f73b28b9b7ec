extension CompilerMessage.Expansion {
  /// The answer: the source of the expansion, or the error of the use.
  var answer: PluginMessage {
    do throws(MacroError) {
      return .expansion(source: try expandedSource, diagnostics: [])
    } catch {
      return .expansion(source: nil, diagnostics: [error.diagnostic])
    }
  }

  private var expandedSource: String {
    get throws(MacroError) {
      switch macro.typeName {
      case "PreviewMacro": return try PreviewMacro.expand(self)
      case "PreviewableMacro": return try PreviewableMacro.expand(self)
      case "EntryMacro": return try EntryMacro.expand(self)
      default: throw Source(use).error("The plug-in of SwiftUI has no macro “\(macro.typeName)”. Build it again.")
      }
    }
  }
}

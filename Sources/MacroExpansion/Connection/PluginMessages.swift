/// The messages between the compiler and a plug-in, as far as these macros use them.
///
/// The compiler's own description is `PluginMessages.swift` of swift-syntax. Fields without a name here are skipped,
/// and an unknown message is answered with an error, so a newer compiler can send more.
enum CompilerMessage: Decodable, Sendable {
  case capability
  case expansion(Expansion)
  case unknown(String)

  /// A request of the compiler to expand a macro.
  struct Expansion: Sendable {
    var macro: MacroName
    /// The role of the macro: `declaration`, `accessor`, `peer`.
    var role: String
    /// The start of the unique names that the compiler accepts from this expansion.
    var discriminator: String
    /// The use of a freestanding macro, or the attribute of an attached one.
    var use: Syntax
    /// The declaration that an attached macro is attached to.
    var declaration: Syntax?
    /// The declarations around the use, from the inside out.
    var surroundings: [Syntax]
  }

  /// The macro's declaration, and the type in the plug-in that implements it.
  struct MacroName: Decodable, Sendable {
    var typeName: String
    var name: String
  }

  /// A piece of source code, with its place.
  struct Syntax: Decodable, Sendable {
    struct Location: Decodable, Sendable {
      var fileID: String
      var fileName: String
      /// In bytes of UTF-8.
      var offset: Int
      var line: Int
    }

    var source: String
    var location: Location?
  }

  private struct Body: Decodable {
    var macro: MacroName
    var macroRole: String?
    var discriminator: String
    var syntax: Syntax?
    var attributeSyntax: Syntax?
    var declSyntax: Syntax?
    var lexicalContext: [Syntax]?
  }

  private struct Kind: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first else {
      self = .unknown("an empty message")
      return
    }
    switch kind.stringValue {
    case "getCapability":
      self = .capability
    case "expandFreestandingMacro", "expandAttachedMacro":
      let body = try container.decode(Body.self, forKey: kind)
      guard let use = body.syntax ?? body.attributeSyntax else {
        self = .unknown("\(kind.stringValue) without a source")
        return
      }
      self = .expansion(
        Expansion(
          macro: body.macro, role: body.macroRole ?? "", discriminator: body.discriminator, use: use,
          declaration: body.declSyntax, surroundings: body.lexicalContext ?? []))
    default:
      self = .unknown(kind.stringValue)
    }
  }
}

/// The answer of a plug-in.
enum PluginMessage: Encodable, Sendable {
  case capability
  case expansion(source: String?, diagnostics: [Diagnostic])

  /// An error at a place in the source.
  struct Diagnostic: Encodable, Equatable, Sendable {
    struct Position: Encodable, Equatable, Sendable {
      var fileName: String
      var offset: Int
    }

    var message: String
    var position: Position
    var severity = "error"
    // The compiler requires the three lists.
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  private enum Kind: String, CodingKey {
    case getCapabilityResult
    case expandMacroResult
  }

  private struct Capability: Encodable {
    /// The version in which a freestanding macro's answer is named `expandMacroResult`, and which has lexical contexts.
    var protocolVersion = 7
  }

  private struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .capability:
      try container.encode(["capability": Capability()], forKey: .getCapabilityResult)
    case .expansion(let source, let diagnostics):
      try container.encode(
        Expansion(expandedSource: source, diagnostics: diagnostics), forKey: .expandMacroResult)
    }
  }
}

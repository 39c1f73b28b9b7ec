import Foundation
import MacroExpansion

/// The plug-in that expands the macros of the module SwiftUI.
///
/// It speaks the compiler's protocol itself, so that neither the package nor its clients need swift-syntax.
@main
enum SwiftUIMacros {
  static func main() throws {
    try CompilerConnection(input: .standardInput, output: .standardOutput).serve()
  }
}

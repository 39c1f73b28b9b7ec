import Foundation

extension Gtk.CairoContext {
  private static let key = "GtkBridge.CairoContext"

  private final class Stack { var contexts: [Gtk.CairoContext] = [] }

  /// The contexts that code on this thread draws into, the current one last.
  private static var stack: Stack {
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? Stack { return stack }
    let stack = Stack()
    values[key] = stack
    return stack
  }

  /// The context that code on this thread draws into.
  package static var current: Gtk.CairoContext? { stack.contexts.last }

  package static func push(_ context: Gtk.CairoContext) { stack.contexts.append(context) }

  /// Restores the previous current context.
  package static func pop() {
    guard let context = stack.contexts.popLast() else { return }
    // A stored `front` would keep its owner alive, together with the context.
    if !stack.contexts.contains(where: { $0 === context }) { context.releaseFront() }
  }
}

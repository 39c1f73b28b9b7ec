/// A widget whose text the user can select.
@MainActor
package protocol SelectableText: AnyObject {
  var text: String { get }
  /// The selected characters, or the place of the cursor.
  var selection: Range<Int> { get set }
  func onSelectionChange(_ handler: @escaping @MainActor () -> Void)
}

extension Gtk.Entry: SelectableText {
  package func onSelectionChange(_ handler: @escaping @MainActor () -> Void) {
    for name in ["cursor-position", "selection-bound"] { textWidget?.connect("notify::\(name)", handler) }
  }
}

extension Gtk.TextView: SelectableText {
  package func onSelectionChange(_ handler: @escaping @MainActor () -> Void) {
    for name in ["cursor-position", "has-selection"] { buffer.connect("notify::\(name)", handler) }
  }
}

/// Synchronises the selection of a widget with that of the program.
@MainActor
package final class TextSelectionFollower {
  private weak var widget: (any SelectableText)?
  private var report: ((Range<Int>, String) -> Void)?
  /// The selection that the program has received or set.
  private var known: Range<Int>?
  private var isScheduled = false

  package init(of widget: any SelectableText) { self.widget = widget }

  /// Selects the characters, and reports every other selection by the user with the text, once for each turn of the
  /// main loop.
  package func follow(_ range: Range<Int>?, report: @escaping (Range<Int>, String) -> Void) {
    if self.report == nil { widget?.onSelectionChange { [weak self] in self?.selectionDidChange() } }
    self.report = report
    guard let range, range != known else { return }
    known = range
    if let widget, widget.selection != range { widget.selection = range }
  }

  private func selectionDidChange() {
    guard !isScheduled else { return }
    isScheduled = true
    // While the user types, the cursor moves before the text changes.
    Task { [weak self] in
      guard let self else { return }
      isScheduled = false
      guard let widget, widget.selection != known else { return }
      known = widget.selection
      report?(widget.selection, widget.text)
    }
  }
}

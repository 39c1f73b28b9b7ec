import GtkObjects

/// The line layout values of the environment as last applied to a label.
struct TextLayout: Equatable {
  private var lineLimit: Int?
  private var truncationMode = Text.TruncationMode.tail
  private var alignment = TextAlignment.leading
  private var isSelectable = false
  private var minimumScale = 1.0

  /// Applies the values that differ to `label`.
  @MainActor
  mutating func apply(_ values: EnvironmentValues, to label: Gtk.Label) {
    var new = TextLayout()
    // A bar is one line high, and would widen its window rather than wrap.
    new.lineLimit = values.lineLimit ?? (values.describesMenuLines ? 1 : nil)
    new.truncationMode = values.truncationMode
    new.alignment = values.multilineTextAlignment
    new.isSelectable = values.isTextSelectable
    new.minimumScale = values.textLook.minimumScale
    guard new != self else { return }
    if new.lineLimit != lineLimit || new.truncationMode != truncationMode {
      label.setLineLimit(new.lineLimit, truncation: new.truncationMode.truncation)
    }
    if new.alignment != alignment { label.setJustification(new.alignment.justification) }
    if new.isSelectable != isSelectable { label.isSelectable = new.isSelectable }
    if new.minimumScale != minimumScale { label.minimumScale = new.minimumScale }
    self = new
  }
}

extension Text.TruncationMode {
  fileprivate var truncation: Gtk.Label.Truncation {
    switch self {
    case .head: .start
    case .middle: .middle
    case .tail: .end
    }
  }
}

extension TextAlignment {
  var justification: Gtk.Label.Justification {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

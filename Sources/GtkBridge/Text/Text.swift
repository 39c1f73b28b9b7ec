import Graphics
import GtkObjects

/// One or more lines of text.
///
/// Mirrors SwiftUI's `Text`; shown by a GtkLabel, which never interprets markup in the text. Lines wrap between words,
/// and within words of twenty or more characters. Font and colour come from the environment; parts may have their own,
/// see ``Text/+(_:_:)``. A theme colour in a part is resolved when the text is shown and does not follow the theme.
public struct Text: View, Equatable {
  public typealias Body = Never

  @usableFromInline package let content: String
  /// The styled runs, or `nil` for a text of uniform style, which is the common case.
  @usableFromInline let runs: [TextRun]?

  /// Creates a text that shows a string verbatim.
  @inlinable
  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
    runs = nil
  }

  /// Creates a text that shows a string verbatim.
  @inlinable
  public init(verbatim content: String) {
    self.content = content
    runs = nil
  }

  /// Indicates whether the environment could give the text the style of its parts.
  fileprivate var isUniform: Bool { runs?.areUniform ?? true }

  /// The style of the only part, if the environment could give it to the whole text as well.
  var ownStyle: TextRunStyle? { isUniform ? runs?[0].style : nil }

  /// Returns whether both texts are uniform, in the same style.
  fileprivate func hasStyle(of other: Text) -> Bool {
    guard let runs, let others = other.runs else { return runs == nil && other.runs == nil }
    return runs.haveUniformStyle(of: others)
  }

  /// The colour of the first part, if it has its own.
  fileprivate var color: Color? { runs?.first?.style.color }

  package init(_ runs: [TextRun]) { self.init(runs, content: runs.map(\.text).joined()) }

  init(_ runs: [TextRun], content: String) {
    self.content = content
    self.runs = runs
  }

  public static func _makeNode(_ view: Text, in context: NodeContext) -> TextNode {
    TextNode(view, in: context)
  }

  public func _update(_ node: TextNode) { node.update(self) }
}

/// The node of a ``Text``.
@MainActor
public final class TextNode: WidgetNode<Text> {
  private var view: Text
  private let label: Gtk.Label
  private let style: AppliedStyle
  private var layout = TextLayout()
  private lazy var clock = TextClock(context.graph)
  private var isBar = false
  private var followsLinks = false
  /// Indicates whether the text has reported its colour to the containers.
  private var hasReportedColor = false

  init(_ view: Text, in context: NodeContext) {
    self.view = view
    label = Gtk.Label(view.content)
    style = AppliedStyle(label)
    super.init(label, readsEnvironment: true, in: context)
    if view.runs != nil { show() }
    label.setBlockAlign(context.container.layout.horizontal)
    environmentDidChange()
    // Only a layout box gives the label room for its letter spacing.
    if label.letterSpacing > 0, element.outermost.isSame(as: label) { element.wrap() }
  }

  override var retainedState: RetainedState { .none }

  override func update(_ view: Text) {
    let hasSameStyle = view.hasStyle(of: self.view)
    guard view.content != self.view.content || !hasSameStyle && view.runs != self.view.runs else { return }
    if !self.view.isUniform { clock.stop() }
    let isEnvironmentAffected = !hasSameStyle && view.ownStyle != self.view.ownStyle
    self.view = view
    if !hasSameStyle { reportColor() }
    if let transaction = Transaction.current, element.hasTraits, element.traits.fadesText {
      element.traits.onTextChange?(transaction)
    }
    show()
    if isEnvironmentAffected { environmentDidChange() } else if !hasSameStyle { noteLetterSpacing() }
  }

  private func noteLetterSpacing() {
    let own = view.runs?.lazy.compactMap(\.style.details.tracking).max() ?? 0
    let spacing = max(own, context.environment.values.textLook.tracking)
    if spacing != 0 || label.letterSpacing != 0 { label.letterSpacing = spacing }
  }

  /// A bar in place of the text also hides the colours of its parts.
  private func show() {
    if let runs = view.runs, !isBar, !view.isUniform { show(runs) } else { label.text = view.content }
  }

  private func show(_ runs: [TextRun]) {
    if !followsLinks, runs.contains(where: { $0.style.details.link != nil }) { followLinks() }
    let runs = runs.map(tinted)
    guard runs.contains(where: { $0.date != nil }) else { return label.setRuns(runs) }
    clock.follow(runs) { [weak self] in
      guard let self, !isBar else { return }
      label.setRuns($0)
    }
  }

  /// Opens links by the action of the environment, if the program has set one.
  private func followLinks() {
    followsLinks = true
    label.onLink { [weak self] address in
      guard let openURL = self?.context.environment.values.openURL, !openURL.isSystem, let url = URL(string: address)
      else { return false }
      openURL(url)
      return true
    }
  }

  private func tinted(_ run: TextRun) -> TextRun {
    guard let color = run.style.color, color.hasAccent else { return run }
    var run = run
    run.style.color = context.environment.tinted(color)
    return run
  }

  override func unmount() {
    if !view.isUniform { clock.stop() }
    super.unmount()
  }

  private func reportColor() {
    let color = view.color ?? context.environment.values.foregroundColor
    guard color != nil || hasReportedColor else { return }
    hasReportedColor = color != nil
    context.container.textColorDidChange(to: color)
  }

  override func environmentDidChange() {
    var values = context.environment.values
    if let style = view.ownStyle { values.apply(style) }
    if values.isPlaceholder != isBar {
      isBar.toggle()
      show()
    }
    style.set(values.textRules(values.textCSS))
    reportColor()
    if view.runs != nil { label.symbolSide = values.symbolSide }
    noteLetterSpacing()
    label.setGradient(of: values)
    layout.apply(values, to: label)
  }
}

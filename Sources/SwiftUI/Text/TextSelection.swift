import GtkBridge
import GtkObjects

/// The part of a text that the user has selected, or the place of the cursor.
///
/// Mirrors SwiftUI's `TextSelection`. Its places belong to the text of the field.
public struct TextSelection: Hashable, Sendable {
  /// The selected characters.
  ///
  /// Mirrors SwiftUI's `TextSelection.Indices`.
  public enum Indices: Hashable, Sendable {
    /// One range, which is empty at the cursor.
    case selection(Range<String.Index>)
    /// Several ranges. A field shows the first one.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected characters.
  public var indices: Indices

  /// Creates a selection of one range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates the place of the cursor.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Indicates whether the selection is empty.
  public var isInsertion: Bool { range?.isEmpty != false }

  private var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges): ranges.ranges.first
    }
  }

  /// Returns the range as the toolkit counts it. Places behind the end of the text are its end.
  fileprivate func characters(in text: String) -> Range<Int>? {
    guard let range else { return nil }
    let scalars = text.unicodeScalars
    func offset(_ index: String.Index) -> Int { scalars[..<min(index, scalars.endIndex)].count }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }

  fileprivate init(_ characters: Range<Int>, in text: String) {
    let scalars = text.unicodeScalars
    func index(_ offset: Int) -> String.Index {
      scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex) ?? scalars.endIndex
    }
    self.init(range: index(characters.lowerBound)..<index(characters.upperBound))
  }

  /// Returns the object that keeps a binding and the selection of a widget equal.
  @MainActor
  fileprivate static func follower(
    _ selection: Binding<TextSelection?>, of text: Binding<String>
  ) -> (TextSelectionFollower) -> Void {
    let range = selection.wrappedValue?.characters(in: text.wrappedValue)
    return { follower in
      follower.follow(range) { selection.wrappedValue = TextSelection($0, in: $1) }
    }
  }
}

extension TextField {
  /// Creates a field whose selection is bound, with a view as its label. Only a text in it is shown, as the placeholder.
  ///
  /// Mirrors SwiftUI's `init(text:selection:prompt:axis:label:)`.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
    if let axis { self.axis = axis }
    field.follow = TextSelection.follower(selection, of: text)
  }
}

extension TextField where Label == Text {
  /// Creates a field whose selection is bound.
  ///
  /// Mirrors SwiftUI's `init(_:text:selection:prompt:axis:)`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field whose selection is bound.
  ///
  /// Mirrors SwiftUI's `init(_:text:selection:prompt:axis:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}

extension TextEditor {
  /// Creates an editor whose selection is bound.
  ///
  /// Mirrors SwiftUI's `init(text:selection:)`.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
    follow = TextSelection.follower(selection, of: text)
  }
}

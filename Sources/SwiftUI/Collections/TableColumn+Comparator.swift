import Foundation
import GtkBridge

extension TableColumn {
  /// Creates a column that sorts by the value at `value` with a comparator.
  ///
  /// Mirrors SwiftUI's `init(_:value:comparator:content:)`.
  public init<Value, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(titleKey.string, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column that sorts by the value at `value` with a comparator.
  ///
  /// Mirrors SwiftUI's `init(_:value:comparator:content:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value, Comparator: SortComparator>(
    _ title: Title, value: any KeyPath<RowValue, Value> & Sendable, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(String(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column whose title is a text. It cannot be sorted.
  ///
  /// Mirrors SwiftUI's `init(_:content:)`. The text is shown without its attributes.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text.content, comparator: nil, content: content)
  }

  /// Creates a column whose title is a text, which sorts by the value at `value`.
  ///
  /// Mirrors SwiftUI's `init(_:value:content:)`. The text is shown without its attributes.
  public init<Value: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text.content, comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Content == Text {
  /// Creates a column of text that sorts by the value at `value` with a comparator.
  ///
  /// Mirrors SwiftUI's `init(_:value:comparator:)`.
  public init<Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: Comparator
  ) where Comparator.Compared == String {
    self.init(titleKey, value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }

  /// Creates a column of text that sorts by the value at `value` with a comparator.
  ///
  /// Mirrors SwiftUI's `init(_:value:comparator:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol, Comparator: SortComparator>(
    _ title: Title, value: any KeyPath<RowValue, String> & Sendable, comparator: Comparator
  ) where Comparator.Compared == String {
    self.init(title, value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }
}

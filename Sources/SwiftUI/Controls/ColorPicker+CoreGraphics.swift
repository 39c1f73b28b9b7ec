import CoreGraphics
import Graphics
import GtkBridge

extension ColorPicker {
  /// Creates a picker that shows and changes a colour of Core Graphics.
  ///
  /// Mirrors SwiftUI's `ColorPicker(selection:supportsOpacity:label:)`.
  @_disfavoredOverload
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title for a colour of Core Graphics.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection.color, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a title for a colour of Core Graphics.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection.color, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// Creates a picker with a title for a colour of Core Graphics.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection.color, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension Binding where Value == CGColor {
  /// The colour as a colour of views. A chosen colour has fixed components.
  fileprivate var color: Binding<Color> {
    Binding<Color> {
      Color(cgColor: wrappedValue)
    } set: {
      wrappedValue = $0.resolved(in: .light).cgColor
    }
  }
}

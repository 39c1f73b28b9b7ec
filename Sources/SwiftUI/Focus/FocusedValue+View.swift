import GtkBridge

extension View {
  /// Offers a value to commands and other views while the focus is inside the view and its window is in front.
  ///
  /// Mirrors SwiftUI's `focusedValue(_:_:)`.
  public func focusedValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(value: value, isSceneWide: false) { $0[keyPath: path] = value })
  }

  /// Offers an object to commands and other views while the focus is inside the view and its window is in front.
  ///
  /// Mirrors SwiftUI's `focusedValue(_:)` for observable objects.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(FocusedValueModifier(value: object, isSceneWide: false) { $0[object: Object.self] = object })
  }

  /// Offers a value to commands and other views while the window of the view is in front.
  ///
  /// Mirrors SwiftUI's `focusedSceneValue(_:_:)`.
  public func focusedSceneValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isSceneWide: true) { $0[keyPath: path] = value })
  }

  /// Offers an object to commands and other views while the window of the view is in front.
  ///
  /// Mirrors SwiftUI's `focusedSceneValue(_:)` for observable objects.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(FocusedValueModifier(value: object, isSceneWide: true) { $0[object: Object.self] = object })
  }

  /// Offers an object to commands and other views while the focus is inside the view and its window is in front.
  ///
  /// Mirrors SwiftUI's `focusedObject(_:)`.
  public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
    modifier(FocusedValueModifier(value: object, isSceneWide: false) { $0[object: Object.self] = object })
  }

  /// Offers an object to commands and other views while the window of the view is in front.
  ///
  /// Mirrors SwiftUI's `focusedSceneObject(_:)`.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
    modifier(FocusedValueModifier(value: object, isSceneWide: true) { $0[object: Object.self] = object })
  }
}

private struct FocusedValueModifier: ViewModifier {
  let value: Any?
  let isSceneWide: Bool
  let write: (inout FocusedValues) -> Void

  @State private var offer = FocusedValueOffer()
  @State private var hasFocus = false
  @Environment(\.scenePhase) private var phase

  init(value: Any?, isSceneWide: Bool, write: @escaping (inout FocusedValues) -> Void) {
    self.value = value
    self.isSceneWide = isSceneWide
    self.write = write
  }

  func body(content: Content) -> some View {
    offer.set(value, isActive: phase == .active && (isSceneWide || hasFocus), write: write)
    return
      content
      .onFocusWithin { if hasFocus != $0 { hasFocus = $0 } }
      .onDisappear { [offer] in offer.withdraw() }
  }
}

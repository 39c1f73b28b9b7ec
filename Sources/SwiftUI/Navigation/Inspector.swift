import GtkBridge

extension View {
  /// Shows a view beside this one while `isPresented` is true: in a column at the trailing edge, or in a sheet where there is
  /// no room for two columns.
  ///
  /// ```swift
  /// Canvas().inspector(isPresented: $isInspecting) { Form { Toggle("Grid", isOn: $hasGrid) } }
  /// ```
  ///
  /// Mirrors SwiftUI's `inspector(isPresented:content:)`.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    InspectorContent(content: self, inspector: content(), isPresented: isPresented)
  }

  /// Sets the width of the surrounding inspector's column, which the user changes between a minimum and a maximum.
  ///
  /// Mirrors SwiftUI's `inspectorColumnWidth(min:ideal:max:)`.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(min: min ?? 200, ideal: ideal, max: max ?? 400))
  }

  /// Sets the width of the surrounding inspector's column.
  ///
  /// Mirrors SwiftUI's `inspectorColumnWidth(_:)`.
  public func inspectorColumnWidth(_ width: Double) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }
}

private struct InspectorContent<Content: View, Inspector: View>: View {
  /// The width of the view and its inspector; `nil` before the first layout.
  @State private var room: Double?
  @State private var width = InspectorWidth()
  /// The width that the user has chosen.
  @State private var chosen: Double?
  /// The width at the beginning of a drag.
  @State private var dragged: Double?
  let content: Content
  let inspector: Inspector
  @Binding var isPresented: Bool

  init(content: Content, inspector: Inspector, isPresented: Binding<Bool>) {
    self.content = content
    self.inspector = inspector
    _isPresented = isPresented
  }

  /// The minimum width for an inspector beside the view. Below it, the view would be too narrow.
  private static var leastRoom: Double { 560 }

  private var isWide: Bool { room.map { $0 >= Self.leastRoom } ?? false }

  private var current: Double { min(max(chosen ?? width.ideal, width.min), width.max) }

  private var sheet: Binding<Bool> {
    Binding(get: { isPresented && room != nil && !isWide }, set: { isPresented = $0 })
  }

  var body: some View {
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented, isWide {
        handle
        VStack { inspector }
          .frame(maxHeight: .infinity, alignment: .top)
          .frame(width: current)
          .onPreferenceChange(InspectorWidthKey.self) { if let wish = $0 { width = wish } }
      }
    }
    .frame(minWidth: 0)
    .onGeometryChange(for: Double.self, of: { Double($0.size.width) }, action: { room = $0 })
    .sheet(isPresented: sheet) { VStack { inspector } }
  }

  private var handle: some View {
    Divider()
      .frame(maxHeight: .infinity)
      .overlay {
        Color.clear.frame(width: 8).contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 1, coordinateSpace: .global)
              .onChanged { drag in
                let start = dragged ?? current
                dragged = start
                chosen = start - drag.translation.width
              }
              .onEnded { _ in
                chosen = current
                dragged = nil
              })
      }
  }
}

/// The width of an inspector's column.
private struct InspectorWidth: Equatable {
  var min = 200.0
  var ideal = 270.0
  var max = 400.0
}

private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }

  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
}

/// An indication of whether a screen is pushed or presented, and the means to close it.
///
/// Mirrors SwiftUI's deprecated `PresentationMode`.
public struct PresentationMode: Sendable {
  private let action: DismissAction

  /// Indicates whether the screen is pushed or presented.
  @preconcurrency @MainActor
  public var isPresented: Bool { action.isPresented }

  init(_ action: DismissAction) { self.action = action }

  /// Closes the screen. For a screen that is neither pushed nor presented it does nothing.
  @preconcurrency @MainActor
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// The presentation of the screen that contains the view.
  ///
  /// Mirrors SwiftUI's deprecated `presentationMode`: `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    let action = dismiss
    // Safe because the environment belongs to views, which are isolated to the main actor.
    return MainActor.assumeIsolated { Binding(get: { PresentationMode(action) }, set: { _ in }) }
  }

  /// Indicates whether the screen that contains the view is pushed or presented.
  ///
  /// Mirrors SwiftUI's `isPresented`.
  public var isPresented: Bool {
    let action = dismiss
    return MainActor.assumeIsolated { action.isPresented }
  }
}

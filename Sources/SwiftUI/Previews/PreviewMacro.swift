/// Declares a preview of a view.
///
/// ```swift
/// #Preview("Empty") {
///   CartView(books: [])
/// }
/// ```
///
/// Mirrors SwiftUI's `#Preview`. Every preview of the program is in ``Preview/declared``, under the name of its file; an
/// ``App`` shows them when it is started with `--preview NAME`, and writes their images with `--snapshot FILE`.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view, with traits: `#Preview("Wide", traits: .landscapeLeft) { ContentView() }`.
///
/// Mirrors SwiftUI's `#Preview`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a controller.
///
/// Mirrors UIKit's `#Preview`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @_PreviewedControllerBuilder body: @escaping @MainActor () -> UIViewController
) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a controller, with traits.
///
/// Mirrors UIKit's `#Preview`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @_PreviewedControllerBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets the body of a `#Preview` declare state.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Wi-Fi", isOn: $isOn)
/// }
/// ```
///
/// Mirrors SwiftUI's `@Previewable`. The variable is at the top level of the body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

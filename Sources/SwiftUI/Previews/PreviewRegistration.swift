/// A preview of the program, which `#Preview` declares. Not for use or implementation outside the library.
// Nothing uses the type of a preview by its name, and the optimiser would drop it.
@_alwaysEmitConformanceMetadata
@preconcurrency @MainActor
public protocol _PreviewRegistration {
  /// The preview, created again at each read. The expansion of the macro implements it.
  static var _declaration: _PreviewDeclaration { get }
}

/// The content of a `#Preview`. Not for use outside the library.
@preconcurrency @MainActor
public struct _PreviewDeclaration {
  /// The module, the file without its extension, and the line.
  let place: (module: String, file: String, line: Int)
  /// The name, or an empty string.
  let name: String
  let layout: Preview.Trait
  let content: () -> AnyView
}

/// The place of a `#Preview` in the sources. Not for use outside the library.
@preconcurrency @MainActor
public struct _PreviewPlace {
  private let place: (module: String, file: String, line: Int)

  /// Creates a place from the module and the file, with a slash between them, and the line.
  public init(fileID: String, line: Int) {
    let parts = fileID.split(separator: "/").map(String.init)
    let file = parts.last ?? ""
    place = (parts.first ?? "", file.hasSuffix(".swift") ? String(file.dropLast(6)) : file, line)
  }

  /// Declares a preview of a view.
  public func preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> _PreviewDeclaration {
    preview(name, traits: .defaultLayout, body: body)
  }

  /// Declares a preview of a view with traits.
  public func preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ moreTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> _PreviewDeclaration {
    declaration(name, traits: [traits] + moreTraits) { AnyView(erasing: body()) }
  }

  /// Declares a preview of a controller.
  public func preview(
    _ name: String? = nil, @_PreviewedControllerBuilder body: @escaping @MainActor () -> UIViewController
  ) -> _PreviewDeclaration {
    preview(name, traits: .defaultLayout, body: body)
  }

  /// Declares a preview of a controller with traits.
  public func preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ moreTraits: PreviewTrait<Preview.ViewTraits>...,
    @_PreviewedControllerBuilder body: @escaping @MainActor () -> UIViewController
  ) -> _PreviewDeclaration {
    declaration(name, traits: [traits] + moreTraits) { AnyView(PreviewedController(make: body)) }
  }

  private func declaration(
    _ name: String?, traits: [PreviewTrait<Preview.ViewTraits>], content: @escaping () -> AnyView
  ) -> _PreviewDeclaration {
    _PreviewDeclaration(
      place: place, name: name ?? "", layout: PreviewTrait.layout(of: traits),
      content: { PreviewTrait.modified(content(), by: traits) })
  }
}

/// A result builder for the body of a controller's preview. Not for use outside the library.
///
/// Without it, a body of statements without `return` fits the function for views and the one for controllers.
@resultBuilder @MainActor
public enum _PreviewedControllerBuilder {
  /// Builds a controller from a statement.
  public static func buildExpression<Controller: UIViewController>(_ controller: Controller) -> Controller {
    controller
  }

  /// Returns the controller of the body.
  public static func buildBlock<Controller: UIViewController>(_ controller: Controller) -> Controller { controller }
}

/// A controller as a view.
private struct PreviewedController: ViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeViewController(context: Context) -> UIViewController { make() }

  func updateViewController(_ viewController: UIViewController, context: Context) {}
}

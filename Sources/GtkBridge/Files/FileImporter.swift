extension View {
  /// Shows an open dialog for one file while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `fileImporter(isPresented:allowedContentTypes:onCompletion:)`; uses the desktop's dialog
  /// (GtkFileChooserNative). Nothing is reported if the user cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false
    ) { result in
      switch result {
      case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
      case .failure(let error): onCompletion(.failure(error))
      }
    }
  }

  /// Shows an open dialog for files while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)`. If
  /// ``UTType/folder`` is the only type, the dialog asks for folders.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let isFolder = !allowedContentTypes.isEmpty && allowedContentTypes.allSatisfy(\.isFolder)
    return FileRequestContent(
      content: self, isPresented: isPresented,
      request: FileChooserRequest(
        purpose: isFolder ? .chooseFolder : .open, contentTypes: allowedContentTypes,
        allowsMultipleSelection: allowsMultipleSelection)
    ) { urls in
      if urls.isEmpty { onCancellation() } else { onCompletion(.success(urls)) }
    }
  }
}

/// A view that shows a file dialog while a binding is true.
struct FileRequestContent<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isPresented: Binding<Bool>
  let request: FileChooserRequest
  /// A closure that is called once per dialog, with an empty array if the user cancels.
  let onAnswer: ([URL]) -> Void

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    FileRequestNode(view, in: context)
  }
}

@MainActor
private final class FileRequestNode<Content: View>: WrapperNode<FileRequestContent<Content>, Content> {
  private var view: FileRequestContent<Content>
  private let updater: BodyUpdater
  private var session: (any FileChooserSession)?
  private var isAsking = false
  private var isMounted = true

  init(_ view: FileRequestContent<Content>, in context: NodeContext) {
    self.view = view
    updater = BodyUpdater(for: FileRequestContent<Content>.self, in: context)
    super.init(view.content, inside: context, in: context)
    updater.evaluate = { [unowned self] in self.follow() }
    follow()
  }

  override func update(_ view: FileRequestContent<Content>) {
    self.view = view
    child.update(view.content)
    follow()
  }

  private func follow() {
    let isPresented = view.isPresented
    guard updater.read({ isPresented.wrappedValue }) != isAsking else { return }
    context.graph.afterUpdate { [weak self] in self?.bringAbout() }
  }

  private func bringAbout() {
    guard isMounted, view.isPresented.wrappedValue != isAsking else { return }
    guard !isAsking else { return takeBack() }
    isAsking = true
    let chooser =
      context.environment.values.fileChooser
      ?? NativeFileChooser(parent: context.graph.controller?.viewIfLoaded?.realizedWidget)
    let details = context.environment.values.lookDetails.fileDialog
    var request = view.request
    request.title = details.title ?? request.title
    request.folder = details.folder ?? request.folder
    request.confirmationLabel = details.confirmationLabel
    let session = chooser.choose(request) { [weak self] urls in self?.didAnswer(urls) }
    if isAsking { self.session = session }
  }

  private func didAnswer(_ urls: [URL]) {
    guard isAsking, isMounted else { return }
    isAsking = false
    session = nil
    view.isPresented.wrappedValue = false
    view.onAnswer(urls)
  }

  private func takeBack() {
    isAsking = false
    session?.cancel()
    session = nil
  }

  override func unmount() {
    isMounted = false
    updater.stop()
    super.unmount()
    takeBack()
  }
}

extension View {
  /// Adds the view to a controller, as a child ``HostingController`` that is pinned to all four edges.
  ///
  /// ```swift
  /// override func viewDidLoad() {
  ///   super.viewDidLoad()
  ///   HomeView(viewModel: viewModel).attach(to: self)
  /// }
  /// ```
  ///
  /// - Returns: The hosting controller, whose root view can be replaced later.
  @discardableResult
  public func attach(to parent: ViewController) -> HostingController<Self> {
    let hosting = HostingController(rootView: self)
    guard let content = hosting.view, let view = parent.view else { return hosting }
    parent.addChild(hosting)
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    hosting.didMove(toParent: parent)
    return hosting
  }
}

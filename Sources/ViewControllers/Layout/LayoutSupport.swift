import Foundation

/// The part of a controller's view that a bar covers, for constraints.
///
/// Mirrors `UILayoutSupport`. Use `safeAreaLayoutGuide` in new code.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// The height of the part.
  var length: CGFloat { get }
  /// The upper edge of the part.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The lower edge of the part.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// The height of the part.
  var heightAnchor: LayoutDimension { get }
}

extension LayoutGuide: UILayoutSupport {
  /// The height of the guide.
  public var length: CGFloat { layoutFrame.height }
}

extension ViewController {
  /// The part of the view below the bars at its top.
  ///
  /// Mirrors `topLayoutGuide`.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
  public var topLayoutGuide: any UILayoutSupport {
    support("topLayoutGuide") { guide, view in
      [
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ]
    }
  }

  /// The part of the view below the bars at its bottom.
  ///
  /// Mirrors `bottomLayoutGuide`.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor")
  public var bottomLayoutGuide: any UILayoutSupport {
    support("bottomLayoutGuide") { guide, view in
      [
        guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    }
  }

  /// The guide of that name in the view. The first access adds it.
  private func support(
    _ identifier: String, _ constraints: (LayoutGuide, NativeView) -> [LayoutConstraint]
  ) -> any UILayoutSupport {
    if let guide = view.layoutGuides.first(where: { $0.identifier == identifier }) { return guide }
    let guide = LayoutGuide()
    guide.identifier = identifier
    view.addLayoutGuide(guide)
    LayoutConstraint.activate(
      constraints(guide, view) + [
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    return guide
  }
}

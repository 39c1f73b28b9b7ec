import Foundation
import Testing

@testable import ViewControllers

/// The size of a child's view that the parent adds before its container has a size.
@MainActor
@Suite struct ChildSizeTests {
  private final class Child: UIViewController {
    let content = UIView()
    let custom: UIView?

    init(_ custom: UIView?) {
      self.custom = custom
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
      if let custom { view = custom } else { super.loadView() }
    }

    override func viewDidLoad() {
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }

  private final class Parent: UIViewController {
    let container = UIView()
    let child: Child
    let usesAnchors: Bool

    init(_ custom: UIView?, usesAnchors: Bool) {
      (child, self.usesAnchors) = (Child(custom), usesAnchors)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
      view.addSubview(container)
      if usesAnchors {
        container.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          container.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
          container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
          container.topAnchor.constraint(equalTo: view.topAnchor),
          container.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }
      addChild(child)
      container.addSubview(child.view)
      child.view.frame = container.bounds
      child.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
      if !usesAnchors { container.frame = view.bounds.insetBy(dx: 10, dy: 0) }
    }
  }

  @Test(arguments: [true, false], [true, false])
  func aChildGrowsWithItsContainer(_ usesAnchors: Bool, _ isCustom: Bool) {
    Window.usualSize = CGSize(width: 800, height: 600)
    defer { Window.usualSize = .zero }
    let parent = Parent(isCustom ? UIView() : nil, usesAnchors: usesAnchors)
    for width in [400.0, 300, 500] {
      parent.view.layoutTree(in: CGSize(width: width, height: 300))
      let size = CGSize(width: width - 20, height: 300)
      #expect(parent.container.bounds.size == size)
      #expect(parent.child.view.frame == CGRect(origin: .zero, size: size))
      #expect(parent.child.content.frame == CGRect(x: 0, y: 0, width: width - 25, height: 300))
    }
  }

  @Test func theViewOfAControllerGrowsByDefault() {
    #expect(UIViewController().view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(Child(UIView()).view.autoresizingMask == [])
  }

  @Test func aChildWithoutAFrameOfItsOwnFollowsItsParent() throws {
    Window.usualSize = CGSize(width: 800, height: 600)
    defer { Window.usualSize = .zero }
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.view.layoutTree(in: CGSize(width: 500, height: 300))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
  }

  @Test func aContainerIsMeasuredByTheContentOfAFlexibleView() {
    let (root, flexible, content) = (UIView(), UIView(), UIView())
    flexible.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    flexible.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.bounds.size = CGSize(width: 1, height: 1)
    root.addSubview(flexible)
    content.translatesAutoresizingMaskIntoConstraints = false
    flexible.addSubview(content)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 70), content.heightAnchor.constraint(equalToConstant: 30),
      content.leadingAnchor.constraint(equalTo: flexible.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: flexible.trailingAnchor),
      content.topAnchor.constraint(equalTo: flexible.topAnchor),
      content.bottomAnchor.constraint(equalTo: flexible.bottomAnchor),
    ])
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 30))
  }
}

import Foundation
import Testing
import ViewControllers

@MainActor
@Suite struct EditingTests {
  private final class Editor: ViewController {
    var log: [String] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      log.append("\(editing) \(isEditing)")
    }

    override func viewWillAppear(_ animated: Bool) { log.append("will") }
    override func viewIsAppearing(_ animated: Bool) { log.append("is \(view.bounds.width)") }
    override func viewWillLayoutSubviews() { log.append("layout") }
    override func viewDidAppear(_ animated: Bool) { log.append("did") }
  }

  @Test func editModeIsKept() {
    let editor = Editor(nibName: nil, bundle: nil)
    editor.isEditing = true
    editor.setEditing(false, animated: true)
    #expect(editor.log == ["true true", "false false"])
  }

  @Test func theViewHasItsSizeWhenItIsAppearing() {
    let editor = Editor(nibName: nil, bundle: nil)
    let window = Window()
    window.rootViewController = editor
    editor.loadViewIfNeeded()
    editor.beginAppearanceTransition(true, animated: false)
    editor.view.layoutTree(in: CGSize(width: 300, height: 200))
    editor.endAppearanceTransition()
    #expect(editor.log == ["will", "is 300.0", "layout", "did"])
    editor.view.setNeedsLayout()
    editor.view.layoutIfNeeded()
    #expect(editor.log.filter { $0.hasPrefix("is") }.count == 1)
  }
}

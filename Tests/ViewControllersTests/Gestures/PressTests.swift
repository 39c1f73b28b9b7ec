import Foundation
import Testing

@testable import ViewControllers

/// Keys as views and controllers hear of them.
@MainActor
@Suite struct PressTests {
  private final class Game: ViewController {
    var log: [String] = []
    var keeps = true

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.append("down \(press.key?.charactersIgnoringModifiers ?? "")") }
      if !keeps { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.append("up \(press.type.map { "\($0)" } ?? "")") }
    }

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "n", modifierFlags: .command) { [weak self] _ in self?.log.append("new") }]
    }
  }

  @Test func keysGoAlongTheChain() {
    let game = Game()
    let inner = UIView()
    game.view.addSubview(inner)
    #expect(inner.press(key: "a", character: "A", .shift, isRepetition: false))
    inner.release(key: "Up", character: nil, [])
    #expect(game.log == ["down a", "up upArrow"])
    #expect(!inner.press(key: "a", character: "a", [], isRepetition: true), "a key that stays down is one press")
    game.keeps = false
    #expect(!inner.press(key: "a", character: "a", [], isRepetition: false), "nobody keeps the key")
    game.log = []
    #expect(inner.press(key: "n", character: "n", [.control, .command], isRepetition: false))
    #expect(game.log == ["new"], "shortcuts precede presses")
  }

  @Test(arguments: [
    ("a", UIKeyboardHIDUsage.keyboardA), ("z", .keyboardZ), ("1", .keyboard1), ("0", .keyboard0),
    ("Return", .keyboardReturnOrEnter), ("F12", .keyboardF12), ("Up", .keyboardUpArrow),
    ("Shift_R", .keyboardRightShift),
    ("ssharp", .keyboardErrorUndefined),
  ])
  func keysHavePlaces(name: String, place: UIKeyboardHIDUsage) {
    #expect(UIKey(name, nil, []).keyCode == place)
  }

  @Test func placesAreThoseOfDevices() {
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4 && UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 40)
    #expect(UIKeyboardHIDUsage.keyboardF1.rawValue == 58 && UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 231)
  }
}

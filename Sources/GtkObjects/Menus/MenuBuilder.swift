import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A builder that converts menu items to a GMenu and its actions.
  @MainActor
  final class MenuBuilder {
    /// The name under which ``actions`` are inserted into a widget.
    package static let prefix = "menu"

    package let actions = ActionGroup()
    private(set) var destructiveTitles: Set<String> = []
    /// The symbols of items, by the titles of the items.
    private(set) var symbols: [String: Image] = [:]
    private var count = 0

    package func model(of lines: [MenuLine]) -> MenuModel {
      let menu = MenuModel()
      var section = MenuModel()
      func endSection() {
        if section.count > 0 { menu.appendSection(section) }
        section = MenuModel()
      }
      for line in lines {
        switch line {
        case .action(let title, let isEnabled, let isDestructive, let perform):
          if isDestructive { destructiveTitles.insert(LongWord.brief(title)) }
          section.append(Self.label(title), action: add(isEnabled, perform))
        case .symbol(let symbol, let name, let isEnabled, let perform):
          symbols[LongWord.brief(name)] = symbol
          section.append(Self.label(name), action: add(isEnabled, perform))
        case .toggle(let title, let isOn, let isEnabled, let perform):
          section.append(Self.label(title), action: add(isEnabled, isOn: isOn, perform))
        case .text(let text):
          // The action does not exist, so the item cannot be chosen.
          section.append(Self.label(text), action: Self.prefix + ".none")
        case .submenu(let title, let lines):
          section.appendSubmenu(Self.label(title), model(of: lines))
        case .divider:
          endSection()
        case .section(let title, let lines):
          endSection()
          menu.appendSection(model(of: lines), title: title)
        case .choices(let title, let options, let chosen, let isEnabled, let choose):
          endSection()
          let name = add(isEnabled, chosen: chosen, choose)
          let choices = MenuModel()
          for (index, option) in options.enumerated() {
            choices.append(Self.label(option), action: "\(name)::\(index)")
          }
          menu.appendSection(choices, title: title)
        }
      }
      endSection()
      return menu
    }

    /// Returns a title for GMenu, with underscores escaped, which would otherwise mark access keys.
    private static func label(_ title: String) -> String {
      LongWord.brief(title).replacingOccurrences(of: "_", with: "__")
    }

    private func add(_ isEnabled: Bool, _ perform: @escaping () -> Void) -> String {
      register(isEnabled) { Action(name: $0, takesParameter: false) { _ in perform() } }
    }

    private func add(_ isEnabled: Bool, isOn: Bool, _ perform: @escaping () -> Void) -> String {
      register(isEnabled) { Action(name: $0, isOn: isOn) { perform() } }
    }

    private func add(_ isEnabled: Bool, chosen: Int?, _ choose: @escaping (Int) -> Void) -> String {
      register(isEnabled) {
        Action(name: $0, chosen: chosen.map { String($0) } ?? "") {
          if let index = Int($0) { choose(index) }
        }
      }
    }

    private func register(_ isEnabled: Bool, _ make: (String) -> Action) -> String {
      count += 1
      let action = make("line-\(count)")
      action.isEnabled = isEnabled
      actions.add(action)
      return "\(Self.prefix).line-\(count)"
    }
  }

  /// A group of actions for a widget (GSimpleActionGroup).
  package final class ActionGroup: Object {
    package init() { super.init(adopting: UnsafeMutableRawPointer(g_simple_action_group_new())) }

    package func add(_ action: Action) { g_action_map_add_action(opaque, action.opaque) }
  }
}

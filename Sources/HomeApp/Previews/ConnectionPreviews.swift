import GtkBridge
import HomeCore

extension Preview {
  /// The line about the connection to the shop's server, and the question for its password.
  static var connection: [Preview] {
    let group = String(localized: "Shell")
    func line(_ name: String, _ state: StoreConnectionState) -> Preview {
      Preview("ConnectionLine", name, group: group, traits: .fixedLayout(width: 360, height: 80)) {
        VStack(spacing: 0) {
          let status = ConnectionStatus(state)
          ConnectionLine(message: status.message ?? "", status: status) {}
          Spacer()
        }
      }
    }
    return [
      line("Connecting", .connecting), line("Waiting", .waiting(reason: "")), line("Read Only", .readOnly(reason: "")),
      line(
        "Failed", .failed(reason: String(localized: "The port in the shop's address is not a number from 1 to 65535."))),
      Preview("PasswordView", group: group, traits: .sizeThatFitsLayout) {
        PasswordView(question: PasswordQuestion(id: 1, server: "shop.example.org/shop")) { _ in }
      },
    ]
  }
}

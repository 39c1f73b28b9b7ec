import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// Two forms as an app for iOS has them.
  @Suite @MainActor struct FormTests {
    private final class SignInController: UIViewController, UITextFieldDelegate {
      let log = Log()
      private let nameField = UITextField()
      private let passwordField = UITextField()
      private let remember = UISwitch()
      private let signIn = UIButton(configuration: .filled(), primaryAction: nil)

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "로그인"
        let heading = UILabel()
        heading.text = "다시 만나서 반가워요"
        heading.font = .preferredFont(forTextStyle: .title1)
        let hint = UILabel()
        hint.text = "Sign in with the name and the password of your account. Both are case-sensitive."
        hint.numberOfLines = 0
        hint.textColor = .secondaryLabel
        for field in [nameField, passwordField] {
          field.borderStyle = .roundedRect
          field.delegate = self
          field.addTarget(self, action: Self.fieldDidChange, for: .editingChanged)
        }
        nameField.placeholder = "Name"
        nameField.leftView = UIImageView(image: UIImage(systemName: "person"))
        nameField.leftViewMode = .always
        nameField.clearButtonMode = .whileEditing
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        let rememberLabel = UILabel()
        rememberLabel.text = "Remember me"
        remember.accessibilityLabel = "Remember me"
        remember.isOn = true
        signIn.configuration?.title = "Sign In"
        signIn.configuration?.image = UIImage(systemName: "arrow.right")
        signIn.configuration?.imagePlacement = .trailing
        signIn.addTarget(self, action: Self.signInWasPressed(_:), for: .touchUpInside)
        signIn.isEnabled = false
        let forgot = UIButton(type: .system)
        forgot.setTitle("Forgot the password?", for: .normal)
        for child in [heading, hint, nameField, passwordField, rememberLabel, remember, signIn, forgot] {
          child.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(child)
        }
        var top = view.topAnchor
        for child in [heading, hint, nameField, passwordField, rememberLabel, signIn, forgot] {
          NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: top, constant: 18),
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
          ])
          if child !== rememberLabel {
            child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24).isActive = true
          }
          top = child.bottomAnchor
        }
        NSLayoutConstraint.activate([
          remember.centerYAnchor.constraint(equalTo: rememberLabel.centerYAnchor),
          remember.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .cancel, target: self, action: Self.cancel)
      }

      private func fieldDidChange() {
        signIn.isEnabled = nameField.text?.isEmpty == false && passwordField.text?.isEmpty == false
      }

      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField { passwordField.becomeFirstResponder() } else { signInWasPressed(signIn) }
        return true
      }

      private func signInWasPressed(_ sender: UIButton) { log.add("\(nameField.text ?? "") \(remember.isOn)") }
      private func cancel() { log.add("cancel") }
    }

    private final class SettingsController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        let size = UISegmentedControl(items: ["Small", "Medium", "Large"])
        size.selectedSegmentIndex = 1
        let volume = UISlider()
        volume.value = 0.6
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.4
        let copies = UIStepper()
        copies.value = 3
        let date = UIDatePicker()
        date.preferredDatePickerStyle = .compact
        let sort = UIButton(configuration: .bordered(), primaryAction: nil)
        sort.menu = UIMenu(
          options: .singleSelection, children: ["By name", "By date"].map { UIAction(title: $0) { _ in } })
        sort.showsMenuAsPrimaryAction = true
        sort.changesSelectionAsPrimaryAction = true
        let color = UIColorWell()
        color.selectedColor = .systemTeal
        let delete = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Delete all") { _ in })
        delete.role = .destructive
        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.currentPage = 1
        let rows: [(String, UIView)] = [
          ("Text size", size), ("Volume", volume), ("Storage", progress), ("Copies", copies), ("Reminder", date),
          ("Sort", sort), ("Colour", color), ("", delete), ("", pages),
        ]
        var top = view.topAnchor
        for (name, control) in rows {
          let label = UILabel()
          label.text = name
          for child in [label, control] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
          }
          NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: top, constant: 14),
            label.centerYAnchor.constraint(equalTo: control.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            control.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
          ])
          if control === volume || control === progress {
            control.widthAnchor.constraint(equalToConstant: 220).isActive = true
          }
          top = control.bottomAnchor
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
        navigationItem.prompt = "Only on this computer"
      }
    }

    @Test func signInFormWorks() async throws {
      let form = SignInController()
      let host = try ViewHost(UINavigationController(rootViewController: form), size: CGSize(width: 420, height: 460))
      await host.nextFrame()
      #expect(try !host.element(.button, named: "Sign In").isEnabled)
      try host.type("민수", into: "Name")
      try host.type("secret", into: "Password")
      #expect(try host.element(.button, named: "Sign In").isEnabled)
      await host.nextFrame()
      try await Picture.take("sign-in", host)
      try host.tap("Sign In")
      try host.tap("Cancel")
      #expect(form.log.lines == ["민수 true", "cancel"])
    }

    @Test func settingsFormIsShown() async throws {
      let host = try ViewHost(
        UINavigationController(rootViewController: SettingsController()), size: CGSize(width: 480, height: 520))
      await host.nextFrame()
      #expect(host.texts.contains("Only on this computer") && host.texts.contains("By name"))
      try await Picture.take("settings", host)
    }
  }
}

/// Pictures of the screen for people, if the environment names a folder for them.
@MainActor
enum Picture {
  static func take(_ name: String, _ host: ViewHost) async throws {
    guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
    await host.nextFrame()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/import")
    process.arguments = ["-window", "root", folder + "/" + name + ".png"]
    try process.run()
    process.waitUntilExit()
  }
}

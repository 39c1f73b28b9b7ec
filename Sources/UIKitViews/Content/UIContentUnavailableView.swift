import GtkBridge
import GtkObjects

/// A page that explains missing content and offers actions.
///
/// Mirrors `UIContentUnavailableView`.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// The description, a ``UIContentUnavailableConfiguration``. Descriptions of other types have no effect.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  /// Kept, without effect: a page is at least as large as its content.
  open var isScrollEnabled = false

  private let model = StatusModel()
  private var host: HostingController<StatusContent>?

  /// Creates a page.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  private func show() {
    guard let configuration = configuration as? UIContentUnavailableConfiguration else { return }
    backgroundColor = configuration.background.backgroundColor
    model.parts = StatusParts(configuration)
  }
}

extension UIContentUnavailableView: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let host = HostingController(rootView: StatusContent(model: model))
    self.host = host
    return host.view.realize()
  }
}

/// The views of a description, which are created once for each description.
@MainActor
private struct StatusParts {
  let configuration: UIContentUnavailableConfiguration
  let icon: UIView?
  let buttons: [UIButton]

  init(_ configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    icon = configuration.isLoading ? Self.spinner() : Self.picture(of: configuration)
    buttons = [
      Self.button(configuration.button, configuration.buttonProperties),
      Self.button(configuration.secondaryButton, configuration.secondaryButtonProperties),
    ].compactMap { $0 }
  }

  private static func spinner() -> UIView {
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    return spinner
  }

  private static func picture(of configuration: UIContentUnavailableConfiguration) -> UIView? {
    guard var image = configuration.image else { return nil }
    let properties = configuration.imageProperties
    if image.isShape {
      image =
        image.applyingSymbolConfiguration(
          properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 72)) ?? image
    }
    let view = UIImageView(image: image)
    view.tintColor = properties.tintColor ?? .secondaryLabel
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.contentMode = .scaleAspectFit
    return view
  }

  private static func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil else {
      return nil
    }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    // Replaces the title of the action by that of the button.
    button.configuration = configuration
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    return button
  }

  /// The size of the icon: its own, limited by the maximum size of the description.
  var iconSize: CGSize? {
    guard !configuration.isLoading, let image = configuration.image, !image.isShape, image.size.width > 0 else {
      return nil
    }
    let most = configuration.imageProperties.maximumSize
    let scale = min(
      1, most.width > 0 ? most.width / image.size.width : 1, most.height > 0 ? most.height / image.size.height : 1)
    return CGSize(width: image.size.width * scale, height: image.size.height * scale)
  }
}

@MainActor
private final class StatusModel: ObservableObject {
  @Published var parts: StatusParts?
}

private struct StatusContent: View {
  @ObservedObject var model: StatusModel

  var body: some View {
    if let parts = model.parts {
      if parts.configuration.alignment == .natural {
        VStack(spacing: 0) {
          page(parts).fixedSize(horizontal: false, vertical: true)
          Spacer(minLength: 0)
        }
      } else {
        page(parts)
      }
    }
  }

  private func page(_ parts: StatusParts) -> some View {
    let configuration = parts.configuration
    return StatusPage(
      iconPadding: configuration.imageToTextPadding, actionPadding: configuration.textToButtonPadding
    ) {
      if let icon = parts.icon {
        HostedView(view: icon).id(ObjectIdentifier(icon))
          .frame(width: parts.iconSize?.width, height: parts.iconSize?.height)
          .accessibilityHidden(!configuration.isLoading)
      }
    } title: {
      VStack(spacing: configuration.textToSecondaryTextPadding) {
        text(configuration.text, configuration.attributedText, configuration.textProperties)
        text(
          configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties)
      }
    } actions: {
      if !parts.buttons.isEmpty {
        VStack(spacing: configuration.buttonToSecondaryButtonPadding) {
          ForEach(parts.buttons, id: \.self) { HostedView(view: $0) }
        }
      }
    }
  }

  @ViewBuilder private func text(
    _ plain: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> some View {
    if let text = attributed?.string ?? plain, !text.isEmpty {
      Text(verbatim: text)
        .font(Font(properties.font))
        .foregroundColor(Color(properties.color))
        .lineLimit(properties.numberOfLines > 0 ? properties.numberOfLines : nil)
    }
  }
}

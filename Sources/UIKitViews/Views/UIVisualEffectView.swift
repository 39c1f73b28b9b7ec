import Graphics

/// An effect behind the content of a ``UIVisualEffectView``.
///
/// Mirrors `UIVisualEffect`.
open class UIVisualEffect: Hashable {
  /// Creates an effect without a look.
  public init() {}

  deinit {}

  /// The colour behind the content.
  var ground: Color { .clear }

  public static func == (first: UIVisualEffect, second: UIVisualEffect) -> Bool {
    type(of: first) == type(of: second) && first.ground == second.ground
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ground) }
}

/// A translucent material.
///
/// Mirrors `UIBlurEffect`, in the theme's `Material`. The content behind it shows through without a blur, because GTK
/// cannot blur the drawing of other views.
public final class UIBlurEffect: UIVisualEffect {
  /// The thickness of a material, and its appearance if that does not follow the theme.
  ///
  /// Mirrors `UIBlurEffect.Style`.
  public enum Style: Int, Sendable {
    /// A light material in both appearances.
    case extraLight
    /// A light material in both appearances.
    case light
    /// A dark material in both appearances.
    case dark
    /// The material of the theme.
    case regular = 4
    /// The material of the theme, more opaque.
    case prominent
    /// The material of the theme, nearly clear.
    case systemUltraThinMaterial
    /// The material of the theme, thin.
    case systemThinMaterial
    /// The material of the theme.
    case systemMaterial
    /// The material of the theme, thick.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// A light material in both appearances, nearly clear.
    case systemUltraThinMaterialLight
    /// A light material in both appearances, thin.
    case systemThinMaterialLight
    /// A light material in both appearances, of the usual thickness.
    case systemMaterialLight
    /// A light material in both appearances, thick.
    case systemThickMaterialLight
    /// A light material in both appearances, as opaque as bars.
    case systemChromeMaterialLight
    /// A dark material in both appearances, nearly clear.
    case systemUltraThinMaterialDark
    /// A dark material in both appearances, thin.
    case systemThinMaterialDark
    /// A dark material in both appearances, of the usual thickness.
    case systemMaterialDark
    /// A dark material in both appearances, thick.
    case systemThickMaterialDark
    /// A dark material in both appearances, as opaque as bars.
    case systemChromeMaterialDark

    fileprivate var ground: Color {
      switch self {
      case .extraLight: .white.opacity(0.85)
      case .light: .white.opacity(0.65)
      case .dark: .black.opacity(0.65)
      case .systemUltraThinMaterial: Material.ultraThin._paint.color
      case .systemThinMaterial: Material.thin._paint.color
      case .regular, .systemMaterial: Material.regular._paint.color
      case .systemThickMaterial, .prominent: Material.thick._paint.color
      case .systemChromeMaterial: Material.bar._paint.color
      case .systemUltraThinMaterialLight: .white.opacity(0.35)
      case .systemThinMaterialLight: .white.opacity(0.5)
      case .systemMaterialLight: .white.opacity(0.65)
      case .systemThickMaterialLight: .white.opacity(0.8)
      case .systemChromeMaterialLight: .white.opacity(0.85)
      case .systemUltraThinMaterialDark: .black.opacity(0.35)
      case .systemThinMaterialDark: .black.opacity(0.5)
      case .systemMaterialDark: .black.opacity(0.65)
      case .systemThickMaterialDark: .black.opacity(0.8)
      case .systemChromeMaterialDark: .black.opacity(0.85)
      }
    }
  }

  private let style: Style

  /// Creates a material.
  public init(style: Style) { self.style = style }

  deinit {}

  override var ground: Color { style.ground }
}

/// A view with an effect behind its content.
///
/// Mirrors `UIVisualEffectView`. Add subviews to the ``contentView``:
///
/// ```swift
/// let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// panel.contentView.addSubview(label)
/// ```
open class UIVisualEffectView: UIView {
  /// The effect, or `nil` for none.
  open var effect: UIVisualEffect? { didSet { showEffect() } }
  /// The view of the content, as large as this one.
  public let contentView = UIView()

  /// Creates a view without an effect.
  public convenience init() { self.init(effect: nil) }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    showEffect()
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  deinit {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  private func showEffect() { backgroundColor = effect.map { UIColor($0.ground) } }
}

import HomeCore
import UIKit

/// The end of the comics: a progress indicator, or the reason why the next page failed to load.
final class ComicFooter: UICollectionReusableView {
  private let progress = UIActivityIndicatorView(style: .medium)
  private let reason = UILabel()
  private let button = UIButton(configuration: .gray())
  private var retry: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    reason.textColor = .secondaryLabel
    reason.textAlignment = .center
    reason.numberOfLines = 0
    button.configuration?.title = String(localized: "Try Again")
    button.addAction(UIAction { [weak self] _ in self?.retry() }, for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [progress, reason, button])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ phase: LoadPhase, retry: @escaping () -> Void) {
    self.retry = retry
    reason.text = phase.failure
    reason.isHidden = phase.failure == nil
    button.isHidden = reason.isHidden
    if reason.isHidden { progress.startAnimating() } else { progress.stopAnimating() }
  }
}

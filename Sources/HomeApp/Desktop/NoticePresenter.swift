import GtkBridge
import HomeCore

/// A presenter that shows notices in the key window, and as desktop notifications while another program is active.
final class NoticePresenter {
  private let application: Application
  private var subscriptions: Set<AnyCancellable> = []

  /// Shows the notices of `notices`, and the outcomes of `transfer` that need attention.
  init(application: Application, notices: NoticeCenter, transfer: RecordTransferViewModel) {
    self.application = application
    notices.notices.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
    notices.withdrawals.sink { [weak self] in self?.withdraw($0) }.store(in: &subscriptions)
    transfer.$state.map(\.outcome).removeDuplicates().compactMap { $0?.title }
      .sink { [weak self] in self?.tellElsewhere($0) }.store(in: &subscriptions)
  }

  private func show(_ notice: Notice) {
    application.root(of: application.keyWindow)?.viewModel.show(notice)
    tellElsewhere(notice.title)
  }

  private func withdraw(_ id: Notice.ID) {
    for window in application.windows { application.root(of: window)?.viewModel.withdraw(id) }
  }

  private func tellElsewhere(_ text: String) {
    guard application.keyWindow?.isKeyWindow != true else { return }
    application.send(ApplicationNotification(title: text), id: "notice")
  }
}

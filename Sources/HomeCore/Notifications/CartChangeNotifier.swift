import RxSwift

/// An observer that posts a notice when another computer changes the user's cart, and thereby the screen.
public final class CartChangeNotifier {
  /// The time without a change after which a notice reports all changes.
  static let patience = RxTimeInterval.milliseconds(300)

  private let changes = LatestTask()
  private let relay = PublishRelay<Void>()
  private let disposeBag = DisposeBag()

  /// Creates a notifier.
  ///
  /// - Parameters:
  ///   - shop: The shop with the cart.
  ///   - notices: The center for the notices.
  ///   - scheduler: The scheduler that combines changes at nearly the same time.
  public init(shop: any Shop, notices: NoticeCenter, scheduler: any SchedulerType = MainScheduler.instance) {
    relay.asObservable().debounce(Self.patience, scheduler: scheduler)
      .bind { [notices] in notices.post(String(localized: "The cart was changed on another computer.")) }
      .disposed(by: disposeBag)
    changes.follow(shop.cartChangesElsewhere()) { [relay] in relay.accept(()) }
  }

  deinit {}
}

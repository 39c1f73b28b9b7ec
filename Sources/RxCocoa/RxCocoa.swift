/// Re-exports RxSwift for code that imports `Driver`, `Signal`, `Binder` or the relays from RxCocoa. There are no `rx`
/// extensions of widgets.
@_exported import RxSwift

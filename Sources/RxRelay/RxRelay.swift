/// Re-exports RxSwift for code that imports the relays from RxRelay.
@_exported import RxSwift

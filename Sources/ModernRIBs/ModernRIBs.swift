/// RIBs for code that was written for ModernRIBs, the port of RIBs to Combine.
///
/// Exports RIBs, and adds the operators that bind a Combine subscription to an interactor or a worker.
///
/// The observables of RIBs itself, such as `isActiveStream`, are RxSwift observables, as in RIBs. In ModernRIBs they
/// are publishers.
@_exported import RIBs

/// UIKit's name for ``HostingController``.
public typealias UIHostingController = HostingController

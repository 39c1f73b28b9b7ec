/// What an iOS app imports: the views, and the tables and collections on them.
@_exported import UIKitCollections
@_exported import UIKitViews

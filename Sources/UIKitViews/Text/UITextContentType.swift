/// The meaning of the text in a field.
///
/// Mirrors UIKit's `UITextContentType`. The desktop does not fill fields; a meaning selects the on-screen keyboard if
/// the value mentions one, and otherwise has no effect.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name, which differs from UIKit's for most meanings.
  public let rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UITextContentType {
  /// A whole name. A keyboard for names.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name, such as “Dr.”.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A first name. A keyboard for names.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name. A keyboard for names.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family name. A keyboard for names.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// An addition after a name, such as “Jr.”.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname. A keyboard for names.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The name of a company.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A place, with or without its address.
  public static let location = UITextContentType(rawValue: "location")
  /// A street, with all its lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number. A keyboard for telephone numbers.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An e-mail address. A keyboard for e-mail addresses.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A web address. A keyboard for web addresses.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a credit card. A keyboard with digits.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The name of a user account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password. A keyboard for passwords.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password. A keyboard for passwords.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that is used once. A keyboard with digits.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// A date, a time or both.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// A birthday.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The day of a birthday.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// The month of a birthday.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// The year of a birthday.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
}

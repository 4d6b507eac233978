import Testing

@testable import BidiJudge

/// What the names of arguments say.
@Suite struct ArgumentNamesTests {
  @Test(arguments: [
    "count", "n", "N", "num", "number", "total", "page", "pages", "percent", "percentage", "index",
    "num_items", "numItems", "n_items", "nb_users", "numberOfFiles", "number_of_files",
    "total_number_of_files", "count_of_days", "totalCount", "total_count", "TOTAL_COUNT",
    "total-count", "user.count", "itemCount2", "percent_done", "percentComplete", "peer_count",
    "piece_count",
    "current_page", "pageNumber", "line_number", "days", "remaining_days", "days_left",
    "minutesAgo",
    "subItemsTotal", "seconds", "unread.messages.count", "HTTPErrorCount", "quantity",
  ])
  func aNumber(_ name: String) {
    #expect(ArgumentNames.classes(of: name) == .number, "\(name)")
  }

  @Test(arguments: [
    "url", "URL", "invite_url", "email", "e_mail", "eMail", "email_address",
    "emailAddress",
    "ip", "ip_address", "phone", "phone_number", "phoneNumber", "mobileNumber", "path", "old_path",
    "filePath", "handle", "domain", "website", "userURL", "short_url", "details_url", "hostname",
  ])
  func anAddress(_ name: String) {
    #expect(ArgumentNames.classes(of: name) == .address, "\(name)")
  }

  /// Text, or what may be text.
  @Test(arguments: [
    "", "1", "_", "name", "userName", "user_name", "title", "message", "text", "value", "file",
    "filename", "folder", "label", "count_text", "percent_text", "countString", "formatted_count",
    "displayCount",
    "url_title", "URLTitle", "linkText", "phone_type", "career_path", "host", "socket", "address",
    "postal_address", "mail", "id", "userId", "type", "language",
    // Numbers with letters or hyphens in them.
    "order_number", "card_number", "flightNumber", "orderNo",
    // What programs write with a unit, a currency or the name of a month.
    "size", "total_size", "uploaded_size", "num_size", "amount", "price", "order_total", "limit",
    "min", "max", "time", "date", "duration", "speed",
    // Not counted.
    "week_days", "openingHours", "meeting_minutes", "day", "home_page", "number_format", "account",
    "discount", "country", "Anzahl", "\u{5DB}\u{5DE}\u{5D5}\u{5EA}", "count\u{E9}",
  ])
  func nothing(_ name: String) {
    #expect(ArgumentNames.classes(of: name) == nil, "\(name)")
  }

  /// Versions of apps as people see them are digits and dots (Semantic Versioning).
  @Test(arguments: ["version", "appVersion", "curl_version"])
  func aVersion(_ name: String) {
    #expect(ArgumentNames.classes(of: name) == .number, "\(name)")
  }

  /// A name never says more than a caller may take from it: some class, and not all of them.
  @Test func theClassesAreASmallerSet() {
    for name in ["count", "url"] {
      let classes = ArgumentNames.classes(of: name)
      #expect(classes?.isStrictSubset(of: .all) == true)
      #expect(classes?.isEmpty == false)
    }
  }
}

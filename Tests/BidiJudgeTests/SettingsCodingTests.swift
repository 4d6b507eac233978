import BidiJudge
import MessageSyntax
import BidiText
import Foundation
import Testing

/// Settings in JSON have names that stay: they stand in files of users.
@Suite struct SettingsCodingTests {
  private func check<Value: Codable & Equatable>(_ value: Value, _ json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(Value.self, from: Data(json.utf8)) == value)
  }

  @Test func namesInJSON() throws {
    try check(try #require(MessageLocale("ar-EG")), #""ar-EG""#)
    try check(NumberPolicy(sign: .left, range: .leftToRight), #""sign-left,range-ltr""#)
    var policies = NumberPolicies()
    policies[locale: "fa"] = NumberPolicy(percent: .right)
    try check(policies, #"{"fa":"percent-right"}"#)
    try check(DisplayContainer.allCases, #"["natural","rtl","ltr"]"#)
    try check(
      JudgeOptions(
        containers: [.natural, .rightToLeft], style: .isolate, numberPolicies: policies,
        includesRareClasses: true, reportedTolerances: [.title, .phrase]),
      #"{"containers":["natural","rtl"],"numbers":{"fa":"percent-right"},"rare-classes":true,"#
        + #""samples":[],"style":"isolate","tolerances":["phrase","title"]}"#)
  }

  @Test func namesOfResultsInJSON() throws {
    try check([.foreignWord, .number] as ArgumentClasses, #"["number","foreign-word"]"#)
    try check([] as ArgumentClasses, "[]")
    try check(
      [Verdict.Certainty.right, .rare, .some, .always], #"["right","rare","some","always"]"#)
    try check(
      [MessageEdit.insert("\u{202B}", before: 1), .append("\u{202C}", after: 2), .remove(3..<6)],
      #"[{"end":1,"replacement":"\#u{202B}","start":1},"#
        + #"{"after":true,"end":2,"replacement":"\#u{202C}","start":2},"#
        + #"{"end":6,"replacement":"","start":3}]"#)
  }

  /// What a judge says comes back from JSON as it was.
  @Test(arguments: [
    "PDF \u{05E4}\u{05D2}\u{05D5}\u{05DD}.", "\u{05D0} %@ 3", "\u{05D0}", "a {n, plural,",
  ])
  func verdictsComeBack(_ text: String) throws {
    var judge = MessageJudge(locale: try #require(MessageLocale("he")))
    let message = Message(text)
    let verdict = judge.verdict(of: message)
    #expect(
      try JSONDecoder().decode(Verdict.self, from: JSONEncoder().encode(verdict)) == verdict)
    let repair = judge.repair(of: message)
    #expect(
      try JSONDecoder().decode(MessageRepair?.self, from: JSONEncoder().encode(repair)) == repair)
  }

  @Test(arguments: [
    #"{"start":1,"end":2,"replacement":"a"}"#, #"{"start":1,"end":1,"replacement":""}"#,
    #"{"start":2,"end":1,"replacement":"a"}"#, #"{"start":-1,"end":-1,"replacement":"a"}"#, "{}",
  ])
  func badEdits(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(MessageEdit.self, from: Data(json.utf8))
    }
  }

  @Test func whatIsLeftOutHasItsDefault() throws {
    #expect(try JSONDecoder().decode(JudgeOptions.self, from: Data("{}".utf8)) == JudgeOptions())
  }

  @Test(arguments: [#""klingon""#, #""""#, "1"])
  func badLocale(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(MessageLocale.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: [#"{"fa":"sign-up"}"#, #"{"fa":1}"#, "[]"])
  func badPolicies(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NumberPolicies.self, from: Data(json.utf8))
    }
  }

  @Test("Of two spellings of a locale the same one counts in each run")
  func spellingsOfPolicies() throws {
    // Many, because the order of a dictionary is another one in each run.
    let languages = ["ar", "az", "ckb", "fa", "he", "ks", "ms", "pa", "ps", "sd", "ug", "ur", "uz"]
    let pairs = languages.map { "\"\($0)\":\"sign-left\",\"\($0.uppercased())\":\"sign-right\"" }
    let json = "{" + pairs.joined(separator: ",") + "}"
    let policies = try JSONDecoder().decode(NumberPolicies.self, from: Data(json.utf8))
    #expect(languages.map { policies[locale: $0]?.sign } == languages.map { _ in .left })
  }
}

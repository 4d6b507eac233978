import BidiMessages
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
        includesRareClasses: true),
      #"{"containers":["natural","rtl"],"numbers":{"fa":"percent-right"},"rare-classes":true,"#
        + #""samples":[],"style":"isolate"}"#)
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
}

import BidiText
import BidiTestSupport
import Testing

@testable import BidiJudge
@testable import MessageSyntax

/// How messages of MessageFormat 2 are read.
///
/// Source: UTS #35, part 9, `message.abnf`. The messages are our own.
@Suite struct MessageFormat2Tests {
  /// The patterns of the forms, with arguments and markup as they are written.
  private func forms(_ value: String) -> [String] {
    Message(value).branches.map { branch in
      branch.lines.flatMap(\.pieces).filter { $0.kind != .markup }.map { piece in
        if case .entity(let text) = piece.kind { return text }
        return String(decoding: Array(value.utf8)[piece.range], as: UTF8.self)
      }.joined()
    }
  }

  /// The texts between the arguments, and the names of the arguments.
  private func names(_ value: String) -> [String?] { Message(value).arguments.map(\.name) }

  // MARK: Marks in the syntax

  @Test(arguments: [
    "\u{200E}.input {$n :number}\n.match $n\none {{a}}\n* {{b}}",
    "\u{200F}\u{061C} .input {$n :number} .match $n one {{a}} * {{b}}",
    ".input\u{200E}{$n :number}\u{200F}.match\u{200E} $n\u{200E} one \u{2066}{{a}}\u{2069}*\u{200F}{{b}}",
    ".local $n\u{200E}=\u{200F}{\u{200E}$m\u{200F}} .match $n one{{a}}*{{b}}",
    "\u{3000}.input{\u{2067}$n\u{2069}\u{3000}:number}.match $n one {{a}} * {{b}}\u{3000}",
  ])
  func marksMayStandWhereWhiteSpaceDoes(_ value: String) {
    #expect(forms(value) == ["a", "b"])
    #expect(Message(value).brokenSpecifiers.isEmpty)
  }

  @Test(arguments: [
    ("{\u{200E}$name\u{200E}} x", "name"), ("{$\u{200E}name\u{200E}} x", "name"),
    ("{$\u{2067}\u{5E9}\u{5DD}\u{2069}} x", "\u{5E9}\u{5DD}"),
    ("{ $\u{5E9}\u{5DD} } x", "\u{5E9}\u{5DD}"),
    ("{$a\u{200F} :string} x", "a"), ("{$n :number\u{200E} minimumFractionDigits=2} x", "n"),
    ("{$n :number minimumFractionDigits\u{200E}=\u{200F}|2| @note=|a b|\u{061C}} x", "n"),
    ("{$+1a-b.c} x", "+1a-b.c"), ("{$a :ns:f b:c=$d @e} x", "a"),
  ])
  func marksMayStandRoundNames(_ value: String, name: String) {
    #expect(names(value) == [name])
    #expect(forms(value).first?.hasSuffix(" x") == true)
  }

  @Test func aNameHasNoOtherControls() {
    // U+202B is no white space of MessageFormat 2, and no part of a name.
    #expect(names(".input {$\u{202B}a} {{x}}").isEmpty)
    #expect(!Message(".input {$\u{202B}a} {{x}}").brokenSpecifiers.isEmpty)
  }

  // MARK: Well-formed messages

  @Test(arguments: [
    ("{{ x }}", [" x "]), (".input {$a} {{x}}", ["x"]), (".input{$a}{{x}}", ["x"]),
    (".local $a={1}{{x}}", ["x"]), (".local $a = {|b c|} .local $d = {$a :f} {{x}}", ["x"]),
    (".local $a = {:f} {{{5}{|a \\| b|}}}", ["5a | b"]),
    (".input {$a} {{}}", []), (".input {$a} {{a \\{ b \\} c \\\\ d \\|}}", ["a { b } c \\ d |"]),
    (".input {$a :f} .match $a |a b| {{x}} \u{5D0} {{y}} * {{z}}", ["x", "y", "z"]),
    (".input {$a :f} .input {$b :f} .match $a $b 1 2 {{x}} * * {{y}}", ["x", "y"]),
    (".input {$a} {{{#b}x{/b}{#br /}y}}", ["xy"]),
  ])
  func wellFormed(_ value: String, expected: [String]) {
    #expect(forms(value).filter { !$0.isEmpty } == (value.hasPrefix("{{") ? [value] : expected))
    #expect(Message(value).brokenSpecifiers.isEmpty)
  }

  @Test func aVariableHasTheTypeOfItsDeclaration() {
    let types = Message(
      ".input {$n :integer} .local $m = {$n} .local $d = {$t :datetime} {{{$n} {$m} {$d} {$s} {$s :percent}}}"
    ).arguments.map(\.type)
    #expect(types == [.number, .number, .date, .text])
  }

  @Test(arguments: [
    // A function may write its operand in another way; without a type it is a text of the message.
    ("a {4.2 :number} b", ["a {4.2 :number} b"], ["number"]),
    ("a {|x y| :date} b", ["a {|x y| :date} b"], ["date"]),
    ("a {\u{5D0} :string\u{200E}} b", ["a \u{5D0} b"], []),
    // What other syntaxes write in braces.
    ("a {b: c} d", ["a {b: c} d"], []), ("a {b c} d", ["a {b c} d"], []),
  ])
  func literalsOfSimpleMessages(_ value: String, expected: [String], types: [String]) {
    #expect(forms(value) == expected)
    #expect(Message(value).arguments.map { "\($0.type)" } == types)
  }

  @Test(arguments: [
    ("\u{2066}.input {$n} {{a \u{200F}b}} \u{2069}", [0, 26]),
    ("{\u{2066}$n\u{2069}} {$\u{200E}n} \u{200E}a", [1, 6, 13]),
    // None of MessageFormat 2: a name in two parts, and U+202A.
    ("{$na\u{2066}me} {\u{202A}$n}", []), ("<br\u{202A}> <b\u{200E}>x</b>", []),
    ("{n, plural, one {\u{202B}a} other {b}}", []), ("{\u{200E} hello \u{200F}}", [1, 11]),
  ])
  func controlsInTheSyntaxAreNotShown(_ value: String, offsets: [Int]) {
    #expect(Message(value).controlsInSyntax.sorted() == offsets)
  }

  // MARK: Messages that are not well formed

  @Test(arguments: [
    ".input {$a", ".input {a} {{x}}", ".input {$a} x", ".input {$a} {{x}} y", ".input {$a} {{x}",
    ".input {$a} {{x {$}}}", ".input {$a} {{\\a}}", ".local $a {$b} {{x}}", ".local $a = $b {{x}}",
    ".local $a = {#b} {{x}}", ".match $a", ".match $a one {{x", ".match $a {{x}}",
    ".match $a one two {{x}}",
    ".match $a one{{x}}two {y}", ".match $a |one {{x}}", ".input {$a :} {{x}}",
    ".input {$a b=c} {{x}}", ".match one {{x}}", ".local a = {1} {{x}}", ".match {x} * {{y}} ",
  ])
  func notWellFormed(_ value: String) {
    let message = Message(value)
    #expect(!message.brokenSpecifiers.isEmpty)
    // No line of it is text: a control in its syntax would not help.
    #expect(message.arguments.isEmpty)
    #expect(message.branches.flatMap(\.lines).flatMap(\.pieces).allSatisfy { $0.kind == .markup })
  }

  @Test(arguments: [
    ".inputs {$a}", ".", ".local settings are kept", ".input files", ".match {x}",
    ".matches {{x}}",
    "a .input {$a} {{x}}",
  ])
  func otherTexts(_ value: String) {
    #expect(Message(value).brokenSpecifiers.isEmpty)
  }

  // MARK: Repairs

  @Test func aRepairStandsInThePatternAlone() throws {
    let value =
      "\u{200E}.input {$n :number}\n.match $n\none {{\u{5C0F}\u{660E} \u{628}\u{62F}\u{623}}}\n* {{\u{628}}}"
    var judge = MessageJudge(locale: try #require(MessageLocale("ar")))
    let repaired = try #require(judge.repair(of: Message(value))?.text)
    let expected = value.replacing(
      "\u{5C0F}\u{660E} \u{628}\u{62F}\u{623}",
      with: "\u{202B}\u{5C0F}\u{660E} \u{628}\u{62F}\u{623}\u{202C}")
    #expect(repaired == expected)
    #expect(Message(repaired).brokenSpecifiers.isEmpty)
  }
}

package import BidiLint
package import BidiJudge
package import BidiSource
import LocalizationFiles

/// What somebody says of how texts are checked and repaired: the flags of a command, a configuration, a part of one.
///
/// What is nil or empty is not said. Layers are laid over one another: see ``over(_:)``.
package struct LintSettings: Sendable, Hashable {
  /// Where texts are shown.
  package var container: Setting<ContainerChoice>?

  /// Which marks repairs write.
  package var style: Setting<RepairStyle>?

  /// Whether repairs write marks as escapes.
  package var writesEscapes: Setting<Bool>?

  /// The rules that run alone.
  package var select: Setting<Set<String>>?

  /// Rules that run too, and who says so.
  package var extendSelect: [String: SettingSource] = [:]

  /// Rules that do not run, and who says so.
  package var ignore: [String: SettingSource] = [:]

  /// How bad findings of rules are.
  package var severities: [String: Setting<Severity>] = [:]

  /// Texts to try for arguments.
  package var samples: Setting<[SampleArgument]>?

  /// What is wanted of numbers, by language.
  package var numbers: [String: Setting<NumberPolicy>] = [:]

  /// What arguments are, by key.
  package var arguments: [ArgumentPattern] = []

  /// Keys whose values are data.
  package var dataKeys: [Setting<Glob>] = []

  /// Whether nothing turns the layouts of the project, though its labels take the direction of their texts.
  package var areLayoutsLeftToRight = false

  /// The files that only pages without a direction load, in a program that gives one to other pages.
  package var filesWithoutDirection: Set<String> = []

  /// Settings that say nothing.
  package init() {}

  /// These settings, and for what they do not say those of a layer below.
  ///
  /// What is said of a rule here goes before what is said of it below, whichever way.
  ///
  /// - Parameter lower: The layer below.
  /// - Returns: Both as one.
  package func over(_ lower: LintSettings) -> LintSettings {
    var result = lower
    result.container = container ?? lower.container
    result.style = style ?? lower.style
    result.writesEscapes = writesEscapes ?? lower.writesEscapes
    result.samples = samples ?? lower.samples
    if let select {
      result.select = select
      (result.extendSelect, result.ignore) = ([:], [:])
    }
    for rule in extendSelect.keys { result.ignore[rule] = nil }
    for rule in ignore.keys { result.extendSelect[rule] = nil }
    result.extendSelect.merge(extendSelect) { $1 }
    result.ignore.merge(ignore) { $1 }
    result.severities.merge(severities) { $1 }
    result.numbers.merge(numbers) { $1 }
    result.arguments = arguments + lower.arguments
    result.dataKeys = dataKeys + lower.dataKeys
    result.areLayoutsLeftToRight = areLayoutsLeftToRight || lower.areLayoutsLeftToRight
    result.filesWithoutDirection = filesWithoutDirection.union(lower.filesWithoutDirection)
    return result
  }

  /// Settings for views that get no direction, which is told once for the project, by missing-direction.
  ///
  /// They are left to right as they are now, so foreign texts are right in them, and the orders of other texts are those that they
  /// will have when the views get their direction: infos.
  ///
  /// - Parameter reason: How that is known, as a clause without a full stop.
  mutating func waitForDirection(_ reason: String) {
    func isSaid(_ rule: String) -> Bool {
      select?.value.contains(rule) == true || extendSelect[rule] != nil || severities[rule] != nil
    }
    let foreign = LintOptions.ruleAboutForeignTexts
    if !isSaid(foreign) { ignore[foreign] = .sources(reason) }
    for rule in LintOptions.rulesAboutOrder where !isSaid(rule) {
      severities[rule] = Setting(.info, .sources(reason))
    }
  }

  /// The options; what is not said is as the command does it by default.
  ///
  /// - Parameter locales: The locales whose entries are looked at; nil for all.
  /// - Returns: The options.
  package func options(locales: [MessageLocale]?) -> LintOptions {
    var policies = NumberPolicies()
    for (language, policy) in numbers { policies[locale: language] = policy.value }
    var options = LintOptions(
      containers: (container?.value ?? .natural).containers, style: style?.value ?? .embed,
      spelling: writesEscapes?.value ?? false ? .escaped : .literal,
      samples: samples?.value ?? [], numberPolicies: policies, select: select?.value,
      extendSelect: Set(extendSelect.keys), ignore: Set(ignore.keys),
      severities: severities.mapValues(\.value), locales: locales, arguments: arguments,
      dataKeys: dataKeys.map(\.value))
    options.areContainersBySources = container.map { Self.isBySources($0.source) } ?? true
    options.areLayoutsLeftToRight = areLayoutsLeftToRight
    options.filesWithoutDirection = filesWithoutDirection
    options.waitingRules = Set(severities.filter { Self.isBySources($0.value.source) }.keys)
    return options
  }

  private static func isBySources(_ source: SettingSource) -> Bool {
    if case .sources = source { true } else { false }
  }
}

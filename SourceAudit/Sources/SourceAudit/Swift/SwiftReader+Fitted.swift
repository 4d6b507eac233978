internal import SwiftSyntax

/// Labels that are as wide as their text for ever.
extension SwiftReader {
  /// Removes alignments of labels that `sizeToFit()` makes as wide as their text, and that nothing makes wider or gives another
  /// text afterwards.
  ///
  /// Source: UIKit, UIView.h: sizeToFit.
  mutating func removeFitted(_ uses: ValueUses) {
    if uses.uses(of: "sizeToFit").isEmpty { return }
    outline.alignments = outline.alignments.filter { !isFitted($0, uses) }
  }

  /// `label.sizeToFit()`.
  mutating func readFit(_ callee: MemberAccessExprSyntax, in scope: Int) {
    let view = callee.base.map { Self.source(of: $0).withoutMarks() } ?? "self"
    outline.addFit(of: tied(view, in: scope), at: Self.place(callee.declName, in: scope))
  }

  private func isFitted(_ alignment: TextAlignment, _ uses: ValueUses) -> Bool {
    let scope = alignment.place.scope
    let view = tied(alignment.receiver, in: scope)
    guard view.function != nil,
      var own = uses.usesOfInnermost(view.name, at: alignment.place.offset)
    else { return false }
    // `let title: UILabel = { … return label }()`.
    let others = outline.otherNames[view] ?? []
    if !others.isEmpty {
      guard others.count == 1, let member = others.first, member.function == nil,
        let outer = usesOfAll(member.name, uses),
        !outer.contains(where: { Self.changesText.contains($0.member) }),
        own.filter(\.isOfWholeForNobody).count == 1
      else { return false }
      own.removeAll(where: \.isOfWholeForNobody)
      own += outer
    } else if let end = own.last, isReturned(end) {
      // `return label` after it fits its text: who gets it shows it in that size.
      own.removeLast()
    }
    let members = Set(own.map(\.member))
    guard let fit = own.filter({ $0.member == "sizeToFit" }).map(\.offset).max(),
      members.contains("text"), !members.isSuperset(of: ["tg_left", "tg_right"])
    else { return false }
    return own.allSatisfy { use in
      if Self.changesText.contains(use.member) { return use.offset < fit }
      if case .argument(let call, _) = use.taker, use.member.isEmpty {
        return ["addSubview", "insertSubview"].contains(uses.calls[call].name)
      }
      return Self.keepsWidth.contains(use.member)
    }
  }

  /// Whether a view itself is the value of a function.
  private func isReturned(_ use: ValueUses.Use) -> Bool {
    let before = text[..<use.offset].suffix(40).reversed().drop { $0 <= 0x20 }
    return use.isOfWholeForNobody && before.starts(with: "return".utf8.reversed())
  }

  /// All uses of a member; nil if other files may use it.
  private func usesOfAll(_ member: String, _ uses: ValueUses) -> [ValueUses.Use]? {
    let all = uses.uses(of: member)
    if uses.declarations[member]?.allSatisfy({ $0.reach != .project }) ?? false { return all }
    guard let names = project?.names, names.hasProgram else { return nil }
    return names.isUsed(member, moreThan: all.count) ? nil : all
  }

  /// Members of labels whose change another width would fit.
  private static let changesText: Set<String> = ["text", "attributedText", "font"]

  /// Members of labels that leave their width alone; those of TangramKit place one side or the middle.
  ///
  /// Source: TangramKit, TGLayoutSize.swift: a view without a width keeps that of its frame.
  private static let keepsWidth: Set<String> = [
    "sizeToFit", "textAlignment", "textColor", "theme_textColor", "alpha", "isHidden",
    "backgroundColor", "tintColor", "center", "tag", "isUserInteractionEnabled",
    "accessibilityIdentifier", "accessibilityLabel", "tg_left", "tg_right", "tg_top", "tg_bottom",
    "tg_centerX", "tg_centerY",
  ]
}

extension ValueUses.Use {
  /// Whether it is the value itself, and what takes it is not seen, as after `return`.
  fileprivate var isOfWholeForNobody: Bool {
    if case .nothing = taker { member.isEmpty } else { false }
  }
}

extension ValueUses {
  /// The uses of what a name stands for at an offset; nil if it is not declared around it.
  fileprivate func usesOfInnermost(_ name: String, at offset: Int) -> [Use]? {
    let declared = declarations[name] ?? []
    let around = declared.indices.filter { declared[$0].scope.contains(offset) }
    guard
      let innermost = around.max(by: {
        declared[$0].scope.lowerBound < declared[$1].scope.lowerBound
      })
    else { return nil }
    return usesOfDeclarations(of: name).own[innermost]
  }
}

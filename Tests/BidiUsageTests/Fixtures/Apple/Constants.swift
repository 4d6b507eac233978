// Keys that stand as constants in a type of keys. Expected facts were written by hand.
final class ConstantsView {
  //= panel.constant -> named(name)
  func constant() -> String {
    String(format: bundle.localizedString(forKey: PanelKeys.panelConstant, value: nil), note.name)
  }

  //= panel_raw -> ?
  func raw() -> String { LocalizationKey.panelRaw.rawValue.localized }
}

class Formats {
  //= dateinline -> date
  String date(BuildContext context) => l10n.dateInline(DateFormat.yMd().format(note.created));

  //= numberinline -> number
  String number() => l10n.numberInline(NumberFormat.decimalPattern().format(total));

  //= priceinline -> price
  String price() => l10n.priceInline(NumberFormat.simpleCurrency(locale: locale).format(amount));

  //= timeofday -> date
  String time(BuildContext context) => l10n.timeOfDay(TimeOfDay.now().format(context));

  //= cliptext -> ? @clipboard
  void clip() => Clipboard.setData(ClipboardData(text: l10n.clipText));
}

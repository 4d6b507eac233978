import 'package:flutter/material.dart';

class NotesPage extends StatelessWidget {
  final int total;
  final String owner;

  //= notecount -> number
  Widget title(BuildContext context) =>
      Text(AppLocalizations.of(context)!.noteCount(notes.length));

  //= sharedby -> named(displayName)
  Widget shared(BuildContext context) => Text(AppLocalizations.of(context).sharedBy(user.displayName));

  //= createdon -> date
  String created(AppLocalizations l10n) {
    final format = DateFormat.yMMMd();
    return l10n.createdOn(format.format(note.created));
  }

  //= totalof -> number, named(owner)
  String both() => S.of(context).totalOf(total, owner);

  //= currenttotal -> number
  String current() => S.current.currentTotal('$total');

  //= mixedtext -> unknown
  String mixed() => S.current.mixedText('$total KB');

  //= notes.args -> number, named(title)
  String args() => tr('notes.args', args: [total.toString(), note.title]);

  //= notes.named -> name=named(owner)
  String named() => tr('notes.named', namedArgs: {'name': owner});

  //= nestedtext -> own(inner)
  String nested(BuildContext context) => l10n.nestedText(l10n.inner);

  //= helpertext -> date
  String helper() => l10n.helperText(ago(note.created));

  String ago(DateTime date) {
    return timeago.fromNow(date);
  }

  //= conditional -> number|named(owner)
  String conditional() => l10n.conditional(isMany ? total : owner);

  //= spokenlabel -> number @spoken
  Widget spoken() => Semantics(label: 'x', child: Icon(Icons.add, semanticLabel: l10n.spokenLabel(total)));

  //= splittext -> named(title), number
  String split(BuildContext context) => AppLocalizations.of(context)!
      .splitText(
        note.title, // what people wrote
        notes.length,
      );

  //= easy.receiver -> named(title)
  String receiver() => 'easy.receiver'.tr(args: [note.title]);

  //= easy.braces -> count=number
  String braces() => tr('easy.braces', namedArgs: {'count': '${notes.length}'});

  //= easy.plural -> number
  String plural() => 'easy.plural'.plural(notes.length);

  //= namedparameter -> name=named(title)
  String namedParameter() => l10n.namedParameter(name: note.title);

  //= chosen -> number
  String chosen() => l10n.chosen(isMany ? notes.length : 0);

  //= defaulted -> named(title)|literal(x)
  String defaulted() => l10n.defaulted(note.title ?? 'x');

  //= logged -> number @logged
  void log() => debugPrint(context.l10n.logged(total));

  //= plaintext -> ?
  Widget plain() => Text(l10n.plainText);

  //= ofprefix -> number
  String ofPrefix() => notesLocalizations.ofPrefix(total);
}

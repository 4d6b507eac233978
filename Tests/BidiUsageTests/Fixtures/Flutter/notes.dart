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
}

class WrapperUses {
  //= wrap_getter -> ?
  Widget getter() => Text('wrap_getter'.shown);

  //= wrap_filled -> named(title)
  Widget filled() => Text('wrap_filled'.filled([note.title]));

  //= wrap_function -> title=named(title)
  Widget function() => Text(text('wrap_function').replaceAll('{title}', note.title));

  //= wrapObject -> named(title)
  Widget object() => Text(allTexts.wrapObject(note.title));

  //= wrapContext -> named(title)
  Widget inContext(BuildContext context) => Text(context.words2.wrapContext(note.title));
}

export function Notes({ notes, owner }) {
  const { t } = useTranslation();
  return (
    <section
      //= jsx.label -> count=number @spoken
      aria-label={t('jsx.label', { count: notes.length })}
    >
      <h1>
        {
          //= jsx.owner -> name=named(displayName)
          t('jsx.owner', { name: owner.displayName })
        }
      </h1>
      {
        //= jsx.split -> when=unknown
        t('jsx.split', {
          when: dayjs(note.date).fromNow(),
        })
      }
      <p>Don't {notes.length > 1 && t('jsx.plain')}</p>
    </section>
  );
}

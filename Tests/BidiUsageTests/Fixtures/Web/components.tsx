export function Components({ notes, owner }) {
  const t = useTranslations('pages.home');
  const common = useTranslations("common");
  const { t: raw } = useTranslation('other', { keyPrefix: 'menu' });
  return (
    <section>
      {/*= trans.count -> count=number, name=named(displayName) */}
      <Trans i18nKey="trans.count" values={{ count: notes.length, name: owner.displayName }} components={{ b: <b /> }} />
      {
        //= trans.split -> name=named(title)
      }
      <Trans
        t={t}
        values={{ name: note.title }}
        i18nKey={'trans.split'}
        components={[<a href="x" onClick={() => a > b} />]}
      />
      {
        //= trans.plain -> ?
      }
      <Trans i18nKey="trans.plain">Plain <b>text</b></Trans>
      {
        //= trans.html -> name=named(title)
      }
      <Translation i18nKey='trans.html' values={{ name: note.title }}></Translation>
      {
        //= pages.home.title -> count=number
        t('title', { count: notes.length })
      }
      {
        //= common.save -> name=named(title)
        common('save', { name: note.title })
      }
      {
        //= pages.home.rich -> name=named(displayName)
        t.rich('rich', { name: owner.displayName })
      }
      {
        //= formatted.id -> name=named(title)
      }
      <FormattedMessage id="formatted.id" values={{ name: note.title }} defaultMessage="Hello {name}" />
    </section>
  );
}

// An attribute whose value is no text, and an attribute of another name.
export const dynamic = <Trans i18nKey={key} values={{ name: note.title }} />;
export const other = <Input name="trans.none" values={{ name: note.title }} />;

// One name in several functions: a value is that of the nearest function that has the name.
export function Scopes() {
  //= tsx.scope.local -> name=own(tsx.scope.inbox)
  const showInbox = () => {
    const name = t('tsx.scope.inbox')
    setText(t('tsx.scope.local', { name }))
  }
  //= tsx.scope.parameter -> name=named(name)
  const showDeleted = (name: string): string => {
    setText(t('tsx.scope.parameter', { name }))
  }
  //= tsx.scope.arrow -> name=named(name)
  const texts = () => {
    const name = t('tsx.scope.inbox')
    return names.map(name => t('tsx.scope.arrow', { name }))
  }
  //= tsx.scope.pattern -> name=named(name)
  const rows = () => {
    const name = t('tsx.scope.inbox')
    return notes.map(({ id, name }) => <Row key={id} text={t('tsx.scope.pattern', { name })} />)
  }
  //= tsx.scope.object -> name=named(name)
  const one = () => {
    const { name } = useNote()
    return t('tsx.scope.object', { name })
  }
  //= tsx.scope.captured -> name=own(tsx.scope.inbox)
  const captured = () => {
    const name = t('tsx.scope.inbox')
    return later(() => setText(t('tsx.scope.captured', { name })))
  }
  //= tsx.scope.for -> name=named(name)
  function all() {
    const name = t('tsx.scope.inbox')
    for (const name of names) {
      setText(t('tsx.scope.for', { name }))
    }
  }
  //= tsx.scope.again -> name=own(tsx.scope.inbox)|named(title)
  function again() {
    let name = t('tsx.scope.inbox')
    while (next()) {
      setText(t('tsx.scope.again', { name }))
      name = note.title
    }
  }
  //= tsx.scope.attribute -> name=own(tsx.scope.inbox)
  function attribute() {
    const name = t('tsx.scope.inbox')
    return <Row name={note.title} text={t('tsx.scope.attribute', { name })} />
  }
  //= tsx.scope.function -> name=named(name)
  list.on('removed', function (name) {
    setText(t('tsx.scope.function', { name }))
  })
}

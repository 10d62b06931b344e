const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => log.mockClear());

async function fresh() {
  jest.resetModules();
  const [{ loadLanguage }, { addWords, translator }] = await Promise.all([
    import('./load-language'),
    import('./translator'),
  ]);
  return { loadLanguage, addWords, translator };
}

it.each([
  ['en', 'menu', 'available'],
  ['fr', 'menu', 'disponible'],
] as const)(
  '%s has the words of every page once it is loaded, and those of a subject with its code',
  async (locale, menu, available) => {
    const { loadLanguage, translator } = await fresh();
    await import('./lazy/work');
    await loadLanguage(locale);
    const t = translator(locale);
    expect([t('nav.menu'), t('work.available'), t('form.name')]).toEqual([menu, available, 'form.name']);
    expect(log).not.toHaveBeenCalled();
  },
);

it('a language that has not come gives way to one that has, and a log', async () => {
  const { loadLanguage, translator } = await fresh();
  await loadLanguage('fr');
  expect(translator('en')('nav.home')).toBe('accueil');
  expect(translator('en')('nav.home')).toBe('accueil');
  expect(log.mock.calls).toEqual([['Failed locale loading', 'en']]);
});

it('a language that can’t be fetched is logged, and fetched anew when asked again', async () => {
  const { loadLanguage, translator } = await fresh();
  jest.doMock('../locales/fr/common.json', () => {
    throw new Error('Loading chunk words-fr failed.');
  });
  await expect(loadLanguage('fr')).rejects.toThrow('Loading chunk words-fr failed.');
  expect(log.mock.calls).toEqual([['Failed locale loading', 'fr']]);
  jest.dontMock('../locales/fr/common.json');
  await loadLanguage('fr');
  expect(translator('fr')('nav.home')).toBe('accueil');
});

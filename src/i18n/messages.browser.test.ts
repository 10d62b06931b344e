import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LocaleCode } from './locales';
import { MESSAGES } from './messages';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** As in a tab that has just been opened. */
const fresh = () => {
  jest.resetModules();
  log.mockClear();
  return import('./messages.browser');
};

it.each(['en', 'fr'] as const)('the words of %s are there once they are loaded', async (locale) => {
  const { loadMessages, messagesOf } = await fresh();
  await loadMessages(locale);
  const { 'form.name': late, ...first } = MESSAGES[locale];
  expect(messagesOf(locale)['nav.menu']).toBe(first['nav.menu']);
  expect(messagesOf(locale)['form.name']).toBeUndefined();
  expect(late).toBeDefined();
  expect(log).not.toHaveBeenCalled();
});

/** Code that says late words imports them by subject, and finds messages.ts to be messages.browser.ts. */
async function late(): Promise<void> {
  jest.doMock('./messages', () => jest.requireActual('./messages.browser'));
  for (const file of readdirSync(path.join(__dirname, 'en/late')))
    await import(`./late/${path.parse(file).name}`);
}

it.each(['before', 'after'])(
  'the late words that came %s are there as well, for who has asked already, too',
  async (order) => {
    const { loadMessages, messagesOf } = await fresh();
    if (order === 'before') await late();
    await loadMessages('fr');
    const asked = messagesOf('fr');
    if (order === 'after') await late();
    expect(asked).toEqual(MESSAGES.fr);
  },
);

it('those of a language that has not come give way to those that have, and a log', async () => {
  const { loadMessages, messagesOf } = await fresh();
  await loadMessages('fr');
  expect(messagesOf('xx' as LocaleCode)['nav.menu']).toBe(MESSAGES.fr['nav.menu']);
  expect(log.mock.calls).toEqual([['Failed locale loading', 'xx']]);
});

it('a language that can’t be fetched is logged, and fetched anew when asked again', async () => {
  const { loadMessages, messagesOf } = await fresh();
  jest.doMock('./fr/first-messages', () => {
    throw new Error('Loading chunk words-fr failed.');
  });
  await expect(loadMessages('fr')).rejects.toThrow('Loading chunk words-fr failed.');
  expect(log.mock.calls).toEqual([['Failed locale loading', 'fr']]);
  jest.dontMock('./fr/first-messages');
  await loadMessages('fr');
  expect(messagesOf('fr')['nav.menu']).toBe(MESSAGES.fr['nav.menu']);
});

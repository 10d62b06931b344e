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
  expect(messagesOf(locale)).toEqual(MESSAGES[locale]);
  expect(log).not.toHaveBeenCalled();
});

it('those of a language that has not come give way to those that have, and a log', async () => {
  const { loadMessages, messagesOf } = await fresh();
  await loadMessages('fr');
  expect(messagesOf('de' as LocaleCode)).toEqual(MESSAGES.fr);
  expect(log.mock.calls).toEqual([['Failed locale loading', 'de']]);
});

it('a language that can’t be fetched is logged, and fetched anew when asked again', async () => {
  const { loadMessages, messagesOf } = await fresh();
  jest.doMock('./fr/messages', () => {
    throw new Error('Loading chunk words-fr failed.');
  });
  await expect(loadMessages('fr')).rejects.toThrow('Loading chunk words-fr failed.');
  expect(log.mock.calls).toEqual([['Failed locale loading', 'fr']]);
  jest.dontMock('./fr/messages');
  await loadMessages('fr');
  expect(messagesOf('fr')).toEqual(MESSAGES.fr);
});

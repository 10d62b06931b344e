import { loadLanguage } from '../../app/words';
import type { PersonalData } from '../../contract/personal-data';
import { lineOf } from './kept-line';
import { languageOfPerson, readableText } from './readable-text';

const names = {
  ...{ works: { 'quai-bench': { en: 'Quai bench', fr: 'Banc Quai' } }, events: {} },
  ...{ creators: {}, types: {} },
};
const NONE = {
  ...{ messages: [], desk_notes: [], subscriptions: [], wishes: [] },
  ...{ rooms: [], mail_links: [], mails: [], posts: [] },
};
const dataOf = (records: Partial<PersonalData['records']>): PersonalData => ({
  ...{ address: 'zoe@example.org', exported_at: '2026-11-27T08:45:00.000Z', names },
  ...{ records: { ...NONE, ...records }, mentionedIn: [], keptDays: null },
});
const AT = '2026-11-24T22:43:26.297Z';

it.each([
  ['en', 'came', '24 November 2026 23:43', 'works', 'Quai bench, bench'],
  ['fr', 'arrivé', '24 novembre 2026 23\u00a0h\u00a043', 'œuvres', 'Banc Quai, bench'],
] as const)(
  'says in %s what is kept, without the words of the database',
  async (locale, came, when, works, called) => {
    const row = { received_at: AT, works: ['quai-bench', 'bench'], phone: null };
    const language = await loadLanguage(locale);
    expect(lineOf(row, 'messages', { language, names })).toEqual([
      [came, when],
      [works, called],
    ]);
  },
);

it('says no numbers for words, and leaves marks to the file for programs', async () => {
  const text = readableText(
    dataOf({
      messages: [
        { id: 3, locale: 'fr', inquiry_by: 'phone', state: 'answered', answering: 1, message: 'Oui ?' },
      ],
      subscriptions: [{ email: 'zoe@example.org', is_professional: 0, state: 'unasked', asked_times: 0 }],
      mails: [
        { id: 7, message: 3, content: { subject: 'A mail', text: 'Hello\n' }, message_id: '<x@y>', tries: 2 },
      ],
      posts: [{ key: 'x', contents: 'Z6iMq', visitor: 'a mark', kept_at: AT }],
    }),
    await loadLanguage('fr'),
  );
  expect(text).toContain(
    'langue\u202f: français\npréfère une réponse par\u202f: téléphone\nétat\u202f: répondu\nmessage\u202f: Oui ?\n',
  );
  expect(text).toContain('professionnel\u202f: non\nconsentement\u202f: pas demandé\n');
  expect(text).toContain('ce qu’il dit\u202f: A mail\n\nHello\n');
  expect(text).toContain('FORMULAIRES DU DERNIER JOUR\n\ngardé\u202f: 24 novembre 2026 23\u00a0h\u00a043\n');
  for (const mark of ['Z6iMq', 'a mark', '<x@y>', '3'])
    expect(text.replaceAll(/\d+\sh\s\d\d/g, '')).not.toContain(mark);
});

it('tells the pieces of a room by their names, notes and prices', async () => {
  const price = { amount: 12000, currency: 'EUR' };
  const pieces = [
    { id: 1, work: 'quai-bench', title: 'Banc Quai', note: 'Comme convenu', price, seconds: 40 },
  ];
  const language = await loadLanguage('en');
  expect(lineOf({ pieces }, 'rooms', { language, names })).toEqual([
    ['pieces, notes and prices', 'Banc Quai (Comme convenu; €12,000; looked at for 40 seconds)'],
  ]);
});

it('is in the language that the person has written in', () => {
  expect(languageOfPerson(dataOf({ messages: [{ locale: 'en' }, { locale: 'fr' }] }))).toBe('fr');
  expect(languageOfPerson(dataOf({ subscriptions: [{ locale: 'fr' }] }))).toBe('fr');
  expect(languageOfPerson(dataOf({ posts: [{ key: 'x' }] }))).toBeUndefined();
});

it('keeps what it has no words for', async () => {
  const language = await loadLanguage('en');
  expect(lineOf({ new_column: 3 }, 'messages', { language, names })).toEqual([['new column', '3']]);
});

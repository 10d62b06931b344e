import { loadLanguage } from '../words';
import { whoChanged } from './who-changed';

const changed = { at: '2026-11-27T07:30:00Z', by: 'Bea Martin' };
const written = (...names: string[]) => ({
  changed,
  writers: names.map((name) => ({ name, paths: ['title.en'] })),
});

it.each([
  ['en', 'Anna, Bea and Carl'],
  ['fr', 'Anna, Bea et Carl'],
] as const)('names in %s those whose changes wait', async (locale, all) => {
  const language = await loadLanguage(locale);
  expect(whoChanged(written('Anna Keller', 'Bea Martin', 'Carl'), language)).toBe(all);
});

it('does not name who saved last and has no change left', async () => {
  expect(whoChanged(written('Anna Keller'), await loadLanguage('en'))).toBe('Anna');
});

it('tells two of one first name apart', async () => {
  const language = await loadLanguage('en');
  expect(whoChanged(written('Anna Keller', 'Anna Moser'), language)).toBe('Anna Keller and Anna Moser');
});

it('names who changed it last where nothing waits, if somebody is known', async () => {
  const language = await loadLanguage('en');
  expect(whoChanged({ changed }, language)).toBe('Bea');
  expect(whoChanged({ changed: { ...changed, by: null } }, language)).toBeUndefined();
});

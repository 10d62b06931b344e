import type { OpenItem } from '../../../contract/items/item';
import { seenIn } from './seen-in';

const ENGLISH = { slug: { en: 'late' }, title: { en: 'Late' } };
const item = (published: OpenItem['published'], draft: OpenItem['draft'] = null) => ({ published, draft });
const DRAFT = { number: 1, changes: [], by: 'Ada', at: '2026-11-27T03:00:00Z' };

it('is the language that the item has, where the one that was looked at last is not there', () => {
  expect(seenIn(item(ENGLISH), ENGLISH, 'fr')).toBe('en');
  expect(seenIn(item({ slug: { fr: 'tard' } }), { slug: { fr: 'tard' } }, 'en')).toBe('fr');
});

it.each([
  ['is in both', item({ slug: { en: 'late', fr: 'tard' } })],
  ['is being written in the other', item(ENGLISH, DRAFT)],
  ['was never public', item(null, DRAFT)],
  ['has no address of its own', item({ title: { en: 'Home' } })],
])('is the language that is wanted where the item %s', (_, of) => {
  expect(seenIn(of, of.published ?? {}, 'fr')).toBe('fr');
});

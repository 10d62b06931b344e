import { RebuildRequest } from './rebuild';
import { matches } from '../check';
import { itemTag, listTag, settingsTag, tagsOfItem, tagsOfLists, wholeListTag, widerTag } from './tags';

it('names answers by their calls, in their language', () => {
  expect(itemTag('fr', 'work', 'banc-quai')).toBe('fr/works/banc-quai');
  expect(itemTag('en', 'page', 'home')).toBe('en/pages/home');
  expect(listTag('en', 'works', 'lighting')).toBe('en/works?type=lighting');
  expect(listTag('fr', 'press')).toBe('fr/press');
  expect(settingsTag('fr')).toBe('fr/site-settings');
  expect(tagsOfItem('event', 'fair')).toEqual(['en/events/fair', 'fr/events/fair']);
});

it.each([
  ['en/works/quai', 'en/works/*'],
  ['fr/press/50%/x', 'fr/press/*'],
  ['en/works/*', undefined],
  ['en/works', undefined],
  ['en/works?type=a/b', undefined],
  ['en/site-settings', undefined],
])('%s is among all of %s', (tag, wider) => expect(widerTag(tag)).toBe(wider));

it('knows the parts of a list by the list', () => {
  expect(wholeListTag('en/works?type=lighting')).toBe('en/works?*');
  expect(tagsOfLists('work')).toContain('en/works?*');
  expect(tagsOfLists('page')).toEqual([]);
});

it.each([
  ['en/works?type=lighting', true],
  ['fr/site-settings', true],
  ['fr/works?type=créé', true],
  ['en/works/quai', false],
  ['works', false],
  ['en/works?page=2', false],
])('a request tells of %s: %s', (tag, isRight) =>
  expect(matches(RebuildRequest, { answers: [tag] })).toBe(isRight),
);

import type { Finding } from '../contract/items/item';
import { isFault, isToCome } from './still-to-come';

const finding = (name: Finding['name'], severity: Finding['severity'] = 'error'): Finding => ({
  ...{ path: 'title.en', name, text: '', severity, locale: 'en' },
});

it('takes what lacks in a new item as to come, and what is wrong in it as a fault', () => {
  const fresh = { published: null };
  expect(isToCome(fresh, finding('missing'))).toBe(true);
  expect(isFault(fresh, finding('missing'))).toBe(false);
  expect(isFault(fresh, finding('slugTaken'))).toBe(true);
  expect(isFault(fresh, finding('millimetres', 'advice'))).toBe(false);
});

it('takes what lacks in a piece of news that has just begun as to come, and in the others as a fault', () => {
  const news = (...ids: string[]) => ids.map((id) => ({ id }));
  const changes = [{ path: 'news', before: null, value: news('new', 'old') }];
  const home = { published: { news: news('old') }, draft: { number: 1, changes, by: '', at: '' } };
  const lacks = (place: number) => ({ ...finding('missing'), path: `news.${place}.title.en` });
  expect([isFault(home, lacks(0)), isFault(home, lacks(1))]).toEqual([false, true]);
});

it('takes what lacks in something public as a fault', () => {
  expect(isFault({ published: {} }, finding('missing'))).toBe(true);
});

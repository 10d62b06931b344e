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

it('takes what lacks in something public as a fault', () => {
  expect(isFault({ published: {} }, finding('missing'))).toBe(true);
});

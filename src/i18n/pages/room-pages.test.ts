import { LOCALE_CODES } from '../locales';
import { ROOM_PAGES } from './room-pages';

const placeholders = (text = '') => (text.match(/{{.*?}}/g) ?? []).sort();
const french = Object.entries(ROOM_PAGES.fr);

describe('the words of rooms', () => {
  it.each(Object.keys(ROOM_PAGES.en) as (keyof typeof ROOM_PAGES.en)[])(
    '%s has the same placeholders in both languages',
    (key) => expect(placeholders(ROOM_PAGES.fr[key])).toEqual(placeholders(ROOM_PAGES.en[key])),
  );

  it.each(LOCALE_CODES)('leave nothing empty, and no straight quotes, in %s', (locale) => {
    const odd = Object.entries(ROOM_PAGES[locale]).filter(([, text]) => /['"]/.test(text) || !text.trim());
    expect(odd).toEqual([]);
  });

  it('have a narrow space before French double punctuation and inside guillemets', () => {
    const odd = french.filter(([, text]) =>
      /(^|[^\u202f])[;:!?»]|«(?!\u202f)/.test(text.replace(/{{.*?}}/g, 'x')),
    );
    expect(odd).toEqual([]);
  });
});

import { ARTICLE } from '../../../kinds/article';
import { pathOfText, pointAt } from './places-in-page';

const VALUES = {
  title: { en: 'A lamp in the press', fr: 'Une lampe dans la presse' },
  publication: 'Le Quotidien',
  author: 'Jo',
  published_on: '2026-11-20',
  body: { en: '<p>It is <em>lit</em> in the evening.</p><p>Then it is not.</p>' },
};
const PAGE = `
  <script>const title = 'A lamp in the press';</script>
  <h1>A lamp in the press</h1>
  <p id="paper">Le  Quotidien</p>
  <div id="text"><p>It is <em>lit</em> in the evening.</p><p>Then it is not.</p></div>
  <footer>Jo</footer>`;

let page: Document;
let seen: Element[];
beforeEach(() => {
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = PAGE;
  seen = [];
  Element.prototype.scrollIntoView = function look() {
    seen.push(this);
  };
});
const outlined = (): string[] =>
  [...page.querySelectorAll<HTMLElement>('[style*=outline]')]
    .filter(({ style }) => style.outline !== '')
    .map((element) => element.id || element.tagName);

describe('the field in hand', () => {
  it.each([
    ['title.en', ['H1']],
    ['publication', ['paper']],
    ['body.en', ['P']],
  ])('%s is outlined where its text stands, and shown', (path, places) => {
    pointAt(page, VALUES, path);
    expect(outlined()).toEqual(places);
    expect(seen).toHaveLength(1);
  });

  it('is outlined no longer once another one is in hand', () => {
    pointAt(page, VALUES, 'title.en')?.();
    expect(outlined()).toEqual([]);
  });

  it.each([
    ['is in the other language', 'title.fr'],
    ['is too short to tell', 'author'],
    ['is not in the page', 'published_on'],
    ['is empty', 'url'],
  ])('is outlined nowhere where its text %s', (_, path) => {
    pointAt(page, VALUES, path);
    expect(outlined()).toEqual([]);
  });

  it('is outlined nowhere where its text stands in two places', () => {
    page.body.insertAdjacentHTML('beforeend', '<h2>A lamp in the press</h2>');
    pointAt(page, VALUES, 'title.en');
    expect(outlined()).toEqual([]);
  });
});

describe('a click in the page', () => {
  const pathOf = (selector: string): string | undefined =>
    pathOfText(page.querySelector(selector)!, { values: VALUES, kind: ARTICLE, locale: 'en' });

  it.each([
    ['h1', 'title.en'],
    ['#paper', 'publication'],
    ['#text em', 'body.en'],
    ['footer', undefined],
  ])('on %s opens %s', (selector, path) => {
    expect(pathOf(selector)).toBe(path);
  });
});

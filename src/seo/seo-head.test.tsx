/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { renderToStaticMarkup } from 'react-dom/server';
import { TEST_SITE } from '../../tests/render-page';
import { LOCALES } from '../i18n/locales';
import { toPictureView } from '../media/picture-view';
import { sampleImage } from '../media/testing/sample-image';
import type { HeadView } from './head-view';
import { SeoHead } from './seo-head';

const ORIGIN = 'https://gallery.example';
const HEAD: HeadView = {
  title: 'Banc Quai',
  description: 'Un banc.',
  path: '/fr/oeuvres/banc-quai',
  alternates: { en: '/works/quai-bench', fr: '/fr/oeuvres/banc-quai' },
  type: 'article',
};

/** What a page says of itself: each tag's attributes, all that share a name in one list. */
function headOf(head: Partial<HeadView> = {}, { search = '', site = TEST_SITE } = {}) {
  const html = renderToStaticMarkup(
    <SeoHead locale="fr" head={{ ...HEAD, ...head }} site={site} search={search} />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string, attribute: string) =>
    [...page.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
  return {
    title: page.title,
    language: page.documentElement.lang,
    meta: (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    canonical: all('link[rel=canonical]', 'href'),
    alternates: Object.fromEntries(
      [...page.querySelectorAll('link[rel=alternate][hreflang]')].map((tag) => [
        tag.getAttribute('hreflang'),
        tag.getAttribute('href'),
      ]),
    ),
  };
}

afterEach(() => {
  delete LOCALES.fr.domain;
});

describe('SeoHead', () => {
  it('names the page in the title, and alone in social networks', () => {
    const head = headOf();
    expect(head.title).toBe('Banc Quai | meubles et lumières');
    expect(head.meta('og:title')).toEqual(['Banc Quai']);
    expect(head.meta('twitter:title')).toEqual(['Banc Quai']);
    expect(head.meta('description')).toEqual(['Un banc.']);
    expect(head.language).toBe('fr-FR');
  });

  it('gives social networks the site’s name when the title is empty', () => {
    expect(headOf({ title: '' }).meta('og:title')).toEqual(['meubles et lumières']);
  });

  it('has one canonical address, with the parameters that make another page', () => {
    const head = headOf({}, { search: '?utm_source=x&availability=sold' });
    expect(head.canonical).toEqual([`${ORIGIN}${HEAD.path}?availability=sold`]);
    expect(head.meta('og:url')).toEqual(head.canonical);
    expect(headOf().canonical).toEqual([ORIGIN + HEAD.path]);
  });

  it('names the page in each language, English for all others', () => {
    const head = headOf();
    expect(head.alternates).toEqual({
      en: `${ORIGIN}/works/quai-bench`,
      fr: `${ORIGIN}/fr/oeuvres/banc-quai`,
      'x-default': `${ORIGIN}/works/quai-bench`,
    });
    expect(head.meta('og:locale')).toEqual(['fr_FR']);
    expect(head.meta('og:locale:alternate')).toEqual(['en_US']);
  });

  it('names no language in which the page does not exist', () => {
    const head = headOf({ alternates: { en: null, fr: HEAD.path } });
    expect(head.alternates).toEqual({ fr: ORIGIN + HEAD.path });
    expect(head.meta('og:locale:alternate')).toEqual([]);
  });

  it('keeps crawlers off a page that is not to be indexed', () => {
    expect(headOf({ noindex: true }).meta('robots')).toEqual(['noindex']);
    expect(headOf().meta('robots')).toEqual([expect.stringMatching(/^index/)]);
  });

  it('shows its picture, or the gallery’s', () => {
    const picture = toPictureView(sampleImage('quai', { width: 3200, height: 1600 }), '');
    const head = headOf({ picture });
    expect(head.meta('og:image')).toEqual([`${ORIGIN}/media/quai-lg.jpg`]);
    expect([head.meta('og:image:width'), head.meta('og:image:height')]).toEqual([['1600'], ['800']]);
    expect(head.meta('twitter:image:alt')).toEqual(['Picture quai']);
    expect(headOf().meta('twitter:image')).toEqual([`${ORIGIN}/social.png`]);
  });

  it('names the account of the gallery, where there is one', () => {
    expect(headOf().meta('twitter:site')).toEqual([]);
    expect(headOf({}, { site: { ...TEST_SITE, twitter: '@meubles' } }).meta('twitter:site')).toEqual([
      '@meubles',
    ]);
  });

  it('sends a language with a domain of its own there', () => {
    LOCALES.fr.domain = 'galerie.example';
    const head = headOf();
    expect(head.canonical).toEqual([`https://galerie.example${HEAD.path}`]);
    expect(head.alternates).toMatchObject({
      en: `${ORIGIN}/works/quai-bench`,
      fr: `https://galerie.example${HEAD.path}`,
    });
  });
});

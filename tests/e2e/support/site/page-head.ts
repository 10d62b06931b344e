import type { HTMLElement } from 'node-html-parser';
import { attributeOf, textOf } from './read-page';

/** What a page says of itself to crawlers and social networks. */
export function headOf(html: HTMLElement) {
  return {
    lang: attributeOf(html, 'html', 'lang'),
    title: textOf(html, 'head title'),
    description: attributeOf(html, 'head meta[name=description]', 'content')?.trim(),
    isIndexed: !attributeOf(html, 'head meta[name=robots]', 'content')?.includes('noindex'),
    canonical: attributeOf(html, 'head link[rel=canonical]', 'href'),
    alternates: alternatesIn(html),
    picture: attributeOf(html, 'head meta[property="og:image"]', 'content'),
  };
}

/** hreflang -> address. */
export const alternatesIn = (html: HTMLElement): Record<string, string | undefined> =>
  Object.fromEntries(
    html
      .querySelectorAll('head link[rel=alternate][hreflang]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  );

import type { Page } from '@playwright/test';
import { visitorAgent } from '../support/browser/visitor-agent';

/** What a document's head tells, in an order of its own. */
export interface HeadTags {
  lang: string;
  /**
   * Title, meta, link (but those that only fetch) and data blocks, each with its attributes and its text; of a data
   * block the page that it describes, and how long it is.
   */
  tags: string[];
}

interface Watched extends Window {
  headsMade?: number;
}

/** Has a page count how often Gatsby has made its head; before its first request. */
export const watchHead = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    // Each time it sets the language anew, in the same step as the tags; before, it takes both away.
    new MutationObserver((changes) => {
      const { documentElement } = document;
      if (documentElement.lang && changes.some(({ target }) => target === documentElement))
        (window as Watched).headsMade = ((window as Watched).headsMade ?? 0) + 1;
    }).observe(document, { subtree: true, attributeFilter: ['lang'] });
  });

const headsMade = (page: Page): Promise<number> => page.evaluate(() => (window as Watched).headsMade ?? 0);

/** The head of the document as it is now, and of a page's HTML as it is served, before any script runs. */
async function headTags(page: Page, html?: string): Promise<HeadTags> {
  return page.evaluate((served) => {
    const { documentElement, head } =
      served === undefined ? document : new DOMParser().parseFromString(served, 'text/html');
    const told = 'title, meta, link, script[type="application/ld+json"]';
    const textOf = (tag: Element): string => {
      const text = tag.textContent ?? '';
      if (tag.localName !== 'script') return text;
      const nodes = (JSON.parse(text) as { '@graph': { '@id': string }[] })['@graph'];
      return `${nodes.map((node) => node['@id']).find((id) => id.endsWith('#page'))} ${text.length}`;
    };
    const fetching = '[rel=prefetch], [rel=preload], [rel=modulepreload], [rel=stylesheet]';
    return {
      lang: `${documentElement.lang} ${documentElement.dir}`,
      tags: [...head.querySelectorAll(told)]
        .filter((tag) => !tag.matches(fetching))
        .map((tag) =>
          [
            tag.localName,
            ...[...tag.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
            textOf(tag),
          ].join(' '),
        )
        .sort(),
    };
  }, html);
}

const isBlock = (tag: string): boolean => tag.startsWith('script ');

/** The pages that the data blocks of a head describe: their paths. */
export const describedBy = ({ tags }: HeadTags): string[] =>
  tags.filter(isBlock).map((tag) => new URL(/\S+#page/.exec(tag)![0]).pathname);

/** The head of a page as it is served. */
export async function servedHead(page: Page, path: string): Promise<HeadTags> {
  const answer = await fetch(new URL(path, page.url()), { headers: { 'User-Agent': visitorAgent() } });
  return headTags(page, await answer.text());
}

/** The head of a page that is alive, once nothing more is on its way that could change it. */
export async function headAtRest(page: Page): Promise<HeadTags> {
  await page.waitForLoadState('networkidle');
  return headTags(page);
}

/** The head after a step that has Gatsby make it anew, as one with the title of another and, when the browser is idle, its data block. */
export async function headAfter(
  page: Page,
  step: () => Promise<unknown>,
  { tags }: HeadTags,
): Promise<HeadTags> {
  const before = await headsMade(page);
  await step();
  const title = tags
    .find((tag) => tag.startsWith('title '))
    ?.split(' ')
    .slice(2)
    .join(' ');
  await page.waitForFunction(
    (wanted) =>
      ((window as Watched).headsMade ?? 0) > wanted.before &&
      document.title === wanted.title &&
      document.head.querySelectorAll('script[type="application/ld+json"]').length === wanted.blocks,
    { before, title, blocks: tags.filter(isBlock).length },
  );
  return headTags(page);
}

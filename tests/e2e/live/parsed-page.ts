import type { Page } from '@playwright/test';

/** What a browser makes of a page's HTML, as far as a text could change it. */
interface ParsedPage {
  scripts: number;
  /** What has come out of a text: elements, comments, scripts. */
  injected: string[];
  /** What the page's own script of data holds. */
  described: unknown;
}

/** What stands in the document as it is now, or in a page's HTML, of which nothing is run. */
export async function parsedPage(page: Page, html?: string): Promise<ParsedPage> {
  const { block, ...found } = await page.evaluate((text) => {
    const parsed = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const comments: string[] = [];
    const walker = parsed.createTreeWalker(parsed, NodeFilter.SHOW_COMMENT);
    while (walker.nextNode()) comments.push(walker.currentNode.nodeValue ?? '');
    const elements = [...parsed.querySelectorAll('[data-from-text], [onerror]')];
    const scripts = [...parsed.querySelectorAll('script')];
    const own = scripts.filter(({ textContent }) => textContent?.startsWith('alert'));
    return {
      scripts: scripts.length,
      injected: [
        ...[...elements, ...own].map(({ outerHTML }) => outerHTML),
        ...comments.filter((comment) => comment.includes('<')),
      ],
      block: parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null',
    };
  }, html);
  return { ...found, described: JSON.parse(block) as unknown };
}

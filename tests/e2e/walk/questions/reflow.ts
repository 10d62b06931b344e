import type { Page } from '@playwright/test';
import { isModelView, isPage, isPaper, type Question, type Stop } from '../question';

/** WCAG 1.4.12: what a reader may set. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } ' +
  'p { margin-block-end: 2em !important }';

/** A sheet of paper is scrolled, as WCAG 1.4.10 allows for what needs two dimensions. */
const concerns = (stop: Stop): boolean => (isPage(stop) && !isPaper(stop)) || isModelView(stop);

/** px that the page is wider than its window, and the texts that reach over its edges, or are cut by a box. */
export const lostIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = [];
    for (const { tagName, scrollWidth, clientWidth } of document.querySelectorAll(':root, dialog[open]'))
      if (scrollWidth > clientWidth) lost.push(`${tagName} ${scrollWidth - clientWidth} px too wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('script, style, noscript, [aria-hidden=true], svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width < 2 || text.height < 2) continue;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
        // Hidden from the eye on purpose, or scrolled by the reader.
        if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) break;
        const edge = box.getBoundingClientRect();
        const isCut = (way: string) => /hidden|clip/.test(way);
        if (isCut(overflowX) && (text.left < edge.left - 1 || text.right > edge.right + 1)) lost.push(words);
        if (isCut(overflowY) && (text.top < edge.top - 1 || text.bottom > edge.bottom + 1)) lost.push(words);
        if (position === 'fixed') break;
      }
    }
    return lost;
  });

export const reflow: Question = {
  claim: 'fits 320 px, and a window at twice its size',
  concerns,
  // 640 px is what a window of 1280 px shows at 200 %.
  windows: [
    { width: 320, height: 480 },
    { width: 640, height: 900 },
  ],
  ask: ({ page }) => lostIn(page),
};

export const textSpacing: Question = {
  claim: 'loses no text to a reader’s own spacing',
  concerns,
  windows: [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ],
  ask: async ({ page }) => {
    const style = await page.addStyleTag({ content: TEXT_SPACING });
    const lost = await lostIn(page);
    await style.evaluate((node) => (node as Element).remove());
    return lost;
  },
};

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What the colours of a page decide. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const RULES = {
  all: { type: 'tag', values: TAGS },
  colours: { type: 'rule', values: COLOUR_RULES },
} as const;
/** The dialogs' library puts empty places around them, to which Tab is never to come. */
const GUARD = '[data-focus-guard]';
/** The short form of axe's code, which AxeBuilder would send in its long one. */
const AXE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** In place of that code for a document that has it: to read it again takes longer than most of its rules. */
const IS_THERE = 'void 0';

/**
 * What breaks the guidelines on a page, as lines to read.
 * @param within the part that is looked at; everything when there is none
 */
export async function violationsIn(
  page: Page,
  rules: keyof typeof RULES,
  within?: string,
): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, axeSource: hasAxe ? IS_THERE : AXE })
    // In one call and without a page of its own for the frames' results: no page has frames, and it halves the time.
    .setLegacyMode()
    .exclude(GUARD)
    .options({
      runOnly: { ...RULES[rules], values: [...RULES[rules].values] },
      resultTypes: ['violations'],
      // What no rule of these needs: stylesheets fetched once more, and a selector for each element looked at.
      preload: false,
      selectors: false,
    });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

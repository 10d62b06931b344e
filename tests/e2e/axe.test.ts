import { AxeBuilder } from '@axe-core/playwright';
import { translator } from '../../src/i18n/i18n';
import { useBrowser, type Visitor } from './support/browser';
import { ONE_PAGE_PER_ROUTE } from './support/site';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const open = useBrowser();

/** What breaks the guidelines on a page, as lines to read. */
async function violationsOn(page: Awaited<ReturnType<typeof open>>): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

const violationsOf = async (path: string, visitor: Visitor): Promise<string[]> =>
  violationsOn(await open(path, visitor));

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  // The markup of both languages is the same: in the evening one is enough.
  const pages = ONE_PAGE_PER_ROUTE.filter(({ locale }) => colorScheme === 'light' || locale === 'en');

  it.each(pages)('$route has no violation in $locale', async ({ path }) => {
    expect(await violationsOf(path, { colorScheme })).toEqual([]);
  });

  it.each(['/nowhere', '/fr/nulle-part'])('%s has no violation', async (path) => {
    expect(await violationsOf(path, { colorScheme })).toEqual([]);
  });

  it('the open menu has no violation', async () => {
    const page = await open('/about', { colorScheme });
    await page.getByRole('button', { name: translator('en')('nav.menu') }).click();
    expect(await violationsOn(page)).toEqual([]);
  });
});

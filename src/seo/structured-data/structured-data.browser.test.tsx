import { render } from '@testing-library/react';
import { TEST_SITE } from '../../../tests/render-page';
import type { DescribedPage } from './page-graph';
import { StructuredData as ServedData } from './structured-data';

const pageAt = (path: string): DescribedPage => ({
  locale: 'en',
  route: 'works-slug',
  site: TEST_SITE,
  head: { title: 'Lamp', description: '', path, alternates: { en: path, fr: null }, type: 'article' },
  view: {},
});
const BENCH = pageAt('/works/bench');
const blocksIn = (root: ParentNode) => [...root.querySelectorAll('script[type="application/ld+json"]')];

describe('StructuredData in the browser', () => {
  it('is the block that was served, on its own page alone, also once that has left the document', async () => {
    document.head.append(
      ...blocksIn(render(<ServedData {...BENCH} />).container).map((it) => it.cloneNode(true)),
    );
    const [served] = blocksIn(document.head);
    expect(JSON.parse(served?.textContent ?? '')).toHaveProperty('@graph');
    const { StructuredData } = await import('./structured-data.browser');
    served!.remove();
    const shown = (page: DescribedPage) => blocksIn(render(<StructuredData {...page} />).container);
    const [kept, ...more] = shown(BENCH);
    expect(kept?.isEqualNode(served!)).toBe(true);
    expect(more).toEqual([]);
    for (const path of ['/works/bench-2', '/works', '/', '/fr/works/bench'])
      expect(shown(pageAt(path))).toEqual([]);
    window.history.replaceState(null, '', '?sort=date');
    expect(shown(BENCH)).toEqual([]);
    window.history.replaceState(null, '', window.location.pathname);
    expect(shown(BENCH)).toHaveLength(1);
  });
});

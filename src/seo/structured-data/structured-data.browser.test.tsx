import { render, waitFor } from '@testing-library/react';
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
  it('is the block that was served on its own page, also once that has left the document', async () => {
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

  it('describes the pages that follow as the server does, one at a time', async () => {
    const { StructuredData } = await import('./structured-data.browser');
    const wanted = (page: DescribedPage) =>
      blocksIn(render(<ServedData {...page} />).container)[0]!.textContent;
    const [chair, table] = [pageAt('/works/chair'), pageAt('/works/table')];
    const texts = [wanted(chair), wanted(table)];
    const { rerender, unmount } = render(<StructuredData {...chair} />);
    const told = () => blocksIn(document.head).map(({ textContent }) => textContent);
    await waitFor(() => expect(told()).toEqual([texts[0]]));
    rerender(<StructuredData {...table} />);
    expect(told()).toEqual([]);
    await waitFor(() => expect(told()).toEqual([texts[1]]));
    unmount();
    expect(told()).toEqual([]);
  });

  it.each(['before', 'after'])('says nothing of a page left %s its turn came', async (moment) => {
    const idle = jest.fn<number, [IdleRequestCallback]>(() => 1);
    const cancel = jest.fn();
    Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: cancel });
    const { appendDescription } = await import('../append-description');
    const left = new AbortController();
    if (moment === 'before') left.abort();
    appendDescription(pageAt('/works/chair'), left.signal);
    left.abort();
    expect([idle.mock.calls.length, cancel.mock.calls]).toEqual(moment === 'before' ? [0, []] : [1, [[1]]]);
    expect(blocksIn(document.head)).toEqual([]);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });
});

import type { OpenItem, SavedDraft } from '../../api/content/contract/item';
import type { BenchDesk } from './start-bench-desk';

/** How often each thing is done. */
const TIMES = 30;
const POLL_MS = 5;
/** A publication that takes longer has failed. */
const PATIENCE_MS = 30_000;

/** What was measured, in ms. */
export interface CallTimes {
  name: string;
  times: number[];
}

/** Lists, opens, saves and publishes works of all the catalogue, one at a time. */
export async function* callTimes(desk: BenchDesk, signal: AbortSignal): AsyncGenerator<CallTimes> {
  const call = caller(desk, signal);
  const apart = Math.floor(desk.slugs.length / TIMES);
  if (apart === 0) throw new Error(`This takes ${TIMES} works besides those of the sample`);
  const chosen = Array.from({ length: TIMES }, (_, turn) => desk.slugs[turn * apart]!);
  const each = async (name: string, act: (slug: string, turn: number) => Promise<unknown>) => {
    const times: number[] = [];
    for (const [turn, slug] of chosen.entries()) {
      const started = performance.now();
      await act(slug, turn);
      times.push(performance.now() - started);
    }
    return { name, times };
  };

  yield each('list, first page', () => call('GET', '/items/works'));
  yield each('list, found by a word', (_, turn) => call('GET', `/items/works?q=lamp%20${turn}`));
  yield each('list, by date', () => call('GET', '/items/works?sort=date&down=true&availability=available'));
  yield each('open a work', (slug) => call('GET', `/items/works/${slug}`));

  const titled = (slug: string, turn: number) => `Written at the desk ${turn} ${slug}`;
  const before = new Map<string, string>();
  for (const slug of chosen) {
    const { published } = await call<OpenItem>('GET', `/items/works/${slug}`);
    before.set(slug, (published!.title as { en: string }).en);
  }
  const drafts = new Map<string, number>();
  yield each('save a draft', async (slug, turn) => {
    const { item } = await call<SavedDraft>('PUT', `/items/works/${slug}/draft`, {
      changes: [{ path: 'title.en', before: before.get(slug), value: titled(slug, turn) }],
    });
    if (item.draft) drafts.set(slug, item.draft.number);
  });
  const answered: number[] = [];
  const shown = await each('publish, until a visitor sees it', async (slug, turn) => {
    const started = performance.now();
    const items = [{ shelf: 'works', id: slug, draft: drafts.get(slug) }];
    await call('POST', '/publish', { items });
    answered.push(performance.now() - started);
    await visible(`${desk.url}/works/${slug}`, titled(slug, turn));
  });
  yield { name: 'publish, until it is answered', times: answered };
  yield shown;
}

const caller =
  ({ url, secret }: BenchDesk, signal: AbortSignal) =>
  async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}/desk/api${path}`, {
      method,
      signal,
      headers: {
        cookie: `desk=${secret}`,
        origin: url,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };

async function visible(url: string, text: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    if ((await fetch(url).then((answer) => answer.text())).includes(text)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${url} does not show '${text}' after ${PATIENCE_MS} ms`);
}

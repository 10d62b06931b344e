import { setTimeout } from 'node:timers/promises';

/** What one editor did with a work of his own. */
export interface Edited {
  work: string;
  /** Marks that were answered as public, in their order. */
  published: number[];
  /** Marks whose publication was cut, or answered 5xx: they may be public or not. */
  unknown: number[];
  /** Refusals of what the editor had just saved, and nobody else writes. */
  refused: string[];
  /** ms that each publication took. */
  times: number[];
}

const PATIENCE_MS = 15_000;
const PAUSE_MS = 300;

interface Answer {
  status: number;
  body: { item?: { draft?: { number: number } | null }; conflicts?: { theirs: unknown }[] };
}

/** Saves a mark in the work, and publishes it, again and again; what was cut is not sent again, the next mark is. */
export async function editWork(
  url: string,
  { work, cookie }: { work: string; cookie: string },
  end: AbortSignal,
): Promise<Edited> {
  const edited: Edited = { work, published: [], unknown: [], refused: [], times: [] };
  const send = (method: string, path: string, body: object): Promise<Answer | undefined> =>
    fetch(`${url}/desk/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: url, cookie, connection: 'close' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(async (answer) => ({ status: answer.status, body: (await answer.json()) as Answer['body'] }))
      // Cut off, or in the words of the balancer.
      .catch(() => undefined);
  const isCut = (answer: Answer | undefined) => answer === undefined || answer.status >= 500;
  let before: unknown = null;
  for (let mark = 1; !end.aborted; mark += 1) {
    const value = `M ${mark}`;
    const changes = [{ path: 'reference', before, value }];
    const saved = await send('PUT', `/items/works/${work}/draft`, { changes });
    const [conflict] = saved?.body.conflicts ?? [];
    const draft = saved?.body.item?.draft?.number;
    if (conflict || draft === undefined) {
      // What a cut publication left, which an editor would see and overwrite.
      if (conflict) before = conflict.theirs;
      else if (!isCut(saved)) edited.refused.push(`saving: ${JSON.stringify(saved)}`.slice(0, 300));
      await setTimeout(PAUSE_MS);
      continue;
    }
    before = value;
    const begun = performance.now();
    const answer = await send('POST', '/publish', { items: [{ shelf: 'works', id: work, draft }] });
    if (answer?.status === 200) {
      edited.published.push(mark);
      edited.times.push(performance.now() - begun);
    } else if (isCut(answer)) edited.unknown.push(mark);
    else edited.refused.push(`publishing: ${JSON.stringify(answer)}`.slice(0, 300));
    await setTimeout(PAUSE_MS);
  }
  return edited;
}

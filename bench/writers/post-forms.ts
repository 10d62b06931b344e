import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { FORM_PATHS } from '../../src/contract/forms/form-paths';
import type { Promises, Table } from './promises';

/** What became of all posts. */
export interface Posted {
  /** How many were answered so; 0 counts those without an answer. */
  statuses: Map<number, number>;
  /** ms that each 200 took. */
  times: number[];
}

interface Post {
  path: string;
  body: object;
  /** The rows that it makes. */
  keys: [Table, string][];
}

/** ms of a try until it counts as cut; and until the next one when the API is not there. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 500;
/** ms between two forms of a writer. */
const BETWEEN_MS = 1_000;

/** What a visitor sends again, with the same key: what was cut, and what the server could not keep. */
const isToRepeat = (status: number): boolean => status === 0 || status >= 500;

/** Posts one form after the other, each with words and a key of its own, and again until it is answered, as visitors do. */
export async function postForms(
  url: string,
  writer: number,
  { note }: Promises,
  { statuses, times }: Posted,
  end: AbortSignal,
): Promise<void> {
  for (let turn = 0; !end.aborted; turn += 1) {
    const { path, body, keys } = formOf(writer, turn);
    const key = randomUUID();
    for (let status = 0; isToRepeat(status); ) {
      const started = performance.now();
      status = await statusOf(url + path, body, key);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) times.push(performance.now() - started);
      else await setTimeout(PAUSE_MS);
      if (!isToRepeat(status)) note(status === 200 ? 'promised' : 'refused', keys);
    }
    await setTimeout(BETWEEN_MS);
  }
}

/** In turn a message, a message with a subscription, a subscription. */
function formOf(writer: number, turn: number): Post {
  const email = `writer-${writer}-${turn}@example.org`;
  const subscription: [Table, string] = ['subscriptions', email];
  if (turn % 3 === 2)
    return { path: FORM_PATHS.subscribe, body: { email, is_profesional: false }, keys: [subscription] };
  const message = `Message ${turn} of writer ${writer}`;
  const newsletter = turn % 3 === 1;
  return {
    path: FORM_PATHS.contact,
    body: { name: `Writer ${writer}`, email, message, newsletter, inquiry_by: 'email' },
    keys: [['messages', message], ...(newsletter ? [subscription] : [])],
  };
}

const statusOf = (url: string, body: object, key: string): Promise<number> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `"${key}"` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    // An answer that breaks off is none.
    (answer) =>
      answer.text().then(
        () => answer.status,
        () => 0,
      ),
    () => 0,
  );

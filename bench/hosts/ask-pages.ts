import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { shownIn, type EditBook } from './edit-book';

/** An answer that shows less than it should. */
interface OldAnswer {
  slug: string;
  ageMs: number;
  by: string;
}

export interface Answers {
  count: number;
  /** By host. */
  by: Map<string, number>;
  /** Statuses other than 200, and calls without an answer. */
  faults: string[];
  /** Answers older than the limit. */
  old: OldAnswer[];
  /** ms of the oldest. */
  oldest: number;
}

/** ms between two questions of one client. */
const PAUSE_MS = 10;
/** Of the works that were edited, those asked for most: the last ones. */
const RECENT = 12;

interface AskOptions {
  url: string;
  book: EditBook;
  /** ms after which an edit is to show. */
  limitMs: number;
  signal: AbortSignal;
}

export const noAnswers = (): Answers => ({ count: 0, by: new Map(), faults: [], old: [], oldest: 0 });

/** Asks for pages of edited works, one after the other on connections of their own, and judges each answer. */
export async function askPages(answers: Answers, { url, book, limitMs, signal }: AskOptions): Promise<void> {
  for (; !signal.aborted; await delay(PAUSE_MS)) {
    const slugs = book.slugs().slice(-RECENT);
    const slug = slugs[Math.floor(Math.random() * slugs.length)];
    const asked = performance.now();
    try {
      const { status, html, by } = await page(`${url}/works/${slug ?? ''}`);
      answers.count += 1;
      answers.by.set(by, (answers.by.get(by) ?? 0) + 1);
      if (status !== 200 && slug) answers.faults.push(`${slug}: ${status} by ${by}`);
      if (status !== 200 || !slug) continue;
      const ageMs = book.age(slug, shownIn(html), asked);
      answers.oldest = Math.max(answers.oldest, ageMs);
      if (ageMs > limitMs) answers.old.push({ slug, ageMs, by });
    } catch (error) {
      answers.faults.push(`${slug}: ${(error as Error).message}`);
    }
  }
}

/** A page, on a connection of its own. */
export const page = (url: string): Promise<{ status: number; html: string; by: string }> =>
  new Promise((resolve, reject) => {
    request(url, { agent: false, headers: { connection: 'close' } }, (answer) => {
      const by = String(answer.headers['x-answered-by']);
      text(answer).then((html) => resolve({ status: answer.statusCode ?? 0, html, by }), reject);
    })
      .on('error', reject)
      .end();
  });

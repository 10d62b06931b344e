import pLimit from 'p-limit';
import type { ConditionalStore, StoredAnswer } from './conditional-store';
import { fetchText, type Fetched, type TextAnswer } from './fetch-text';
import { callName, callTarget, type GalleryCall } from './gallery-call';
import { GalleryError } from '../faults/gallery-error';
import { retryAfterMs } from './retry-after';
import { fieldOf, parsedJson, textOf } from '../parsed-json';

/** Temporary faults. */
const PASSING_STATUSES = new Set([429, 500, 502, 503, 504]);

const LONGEST_RETRY_AFTER_MS = 30_000;

export const isWorthAnotherTry = (fetched: Fetched): boolean =>
  fetched.kind !== 'answer' || PASSING_STATUSES.has(fetched.status);

/** ms. Random, so that calls which failed together do not return together; `Retry-After` counts up to 30 s. */
export function pauseMs(fetched: Fetched, turn: number, backoffMs: number): number {
  const backoff = backoffMs * 2 ** (turn - 1) * (0.5 + Math.random() / 2);
  const asked = fetched.kind === 'answer' ? retryAfterMs(fetched.headers.get('retry-after')) : undefined;
  return Math.max(backoff, Math.min(asked ?? 0, LONGEST_RETRY_AFTER_MS));
}

export interface RequestReport {
  call: string;
  /** From 1. */
  turn: number;
  status?: number;
  ms: number;
}

export interface ClientOptions {
  /** Origin of the API, `https://api.example.org`; '' for the page's own. */
  baseUrl: string;
  concurrency?: number;
  /** For each try, body included. */
  timeoutMs?: number;
  tries?: number;
  /** ms; doubles with each try. */
  backoffMs?: number;
  conditional?: ConditionalStore;
  onRequest?: (report: RequestReport) => void;
}

export interface Reading {
  body: unknown;
  unchanged: boolean;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The returned function throws a GalleryError of any kind but 'contract'. */
export function createClient(options: ClientOptions): (call: GalleryCall) => Promise<Reading> {
  const {
    concurrency = 16,
    timeoutMs = 10_000,
    tries = 3,
    backoffMs = 300,
    conditional,
    onRequest,
  } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const limit = pLimit(concurrency);

  async function send(call: GalleryCall, turn: number, stored?: StoredAnswer): Promise<Fetched> {
    const started = performance.now();
    const headers = { Accept: 'application/json', ...(stored && { 'If-None-Match': stored.etag }) };
    const fetched = await fetchText(baseUrl + callTarget(call), { headers }, timeoutMs);
    const status = fetched.kind === 'answer' ? fetched.status : undefined;
    onRequest?.({ call: callName(call), turn, status, ms: performance.now() - started });
    return fetched;
  }

  async function sendUntilAnswered(call: GalleryCall, stored?: StoredAnswer): Promise<Fetched> {
    for (let turn = 1; ; turn += 1) {
      const fetched = await send(call, turn, stored);
      if (turn >= tries || !isWorthAnotherTry(fetched)) return fetched;
      await sleep(pauseMs(fetched, turn, backoffMs));
    }
  }

  async function read(call: GalleryCall): Promise<Reading> {
    const url = baseUrl + callTarget(call);
    const stored = await conditional?.get(url);
    const fetched = await sendUntilAnswered(call, stored);

    if (fetched.kind === 'unreachable') {
      throw new GalleryError(call, { kind: 'unreachable', detail: `${baseUrl}: ${fetched.reason}` });
    }
    if (fetched.kind === 'timeout') {
      throw new GalleryError(call, { kind: 'timeout', detail: `${tries} × ${timeoutMs / 1000} s` });
    }

    if (fetched.status === 304 && stored) {
      const body = 'text' in stored ? openAnswer(call, { status: 200, text: stored.text }) : stored.body;
      return { body, unchanged: true };
    }
    const body = openAnswer(call, fetched);
    const etag = fetched.headers.get('etag');
    if (etag) await conditional?.set(url, { etag, text: fetched.text, body });
    return { body, unchanged: false };
  }

  // A call keeps its slot while it pauses, so that an overloaded API gets fewer requests.
  return (call) => limit(() => read(call));
}

/** Throws a GalleryError of kind 'status' or 'malformed'. */
function openAnswer(call: GalleryCall, { status, text }: Pick<TextAnswer, 'status' | 'text'>): unknown {
  const json = parsedJson(text);
  if (status !== 200) {
    const detail = textOf(fieldOf(json?.value, 'error'), 'message');
    throw new GalleryError(call, { kind: 'status', status, detail });
  }
  if (!json) {
    throw new GalleryError(call, { kind: 'malformed', detail: `it begins ‘${text.slice(0, 60)}’` });
  }
  return json.value;
}

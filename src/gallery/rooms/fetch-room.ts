import { problemsOf, type Problem } from '../../contract/check';
import { Answer } from '../../contract/common';
import {
  LockedRoom,
  Room,
  RoomGone,
  type RoomGallery,
  type LockedRoom as Locked,
  type Room as Open,
} from '../../contract/rooms/room';
import { ROOM_WAIT_SECONDS } from '../../contract/rooms/room-paths';
import { fetchText, type TextAnswer } from '../calls/fetch-text';
import { retryAfterMs } from '../calls/retry-after';
import { fieldOf, parsedJson, textOf } from '../parsed-json';
import { codeHeader, roomUrl, type RoomKey } from './room-call';

export interface OpenRoom {
  kind: 'open';
  room: Open;
  /** The answer as it came, by which an equal one is known. */
  text: string;
  /** Undefined when the browser may not read it (CORS). */
  etag?: string;
}

export type RoomOutcome =
  | OpenRoom
  | { kind: 'locked'; room: Locked }
  | { kind: 'wrong-code' }
  /** Never was, has ended, or was withdrawn. */
  | { kind: 'gone'; gallery?: RoomGallery }
  | { kind: 'busy'; waitMs: number }
  | { kind: 'unavailable'; problems: readonly Problem[] };

const TIMEOUT_MS = 10_000;
/** For a 429 whose header is missing, or hidden from the browser by CORS. */
const DEFAULT_WAIT_MS = 60_000;

/**
 * Never throws. With `known` the API answers once something is different, or after some seconds; an equal room is the
 * very object that was passed.
 */
export async function fetchRoom(
  key: RoomKey,
  { known, timeoutMs = TIMEOUT_MS }: { known?: OpenRoom | undefined; timeoutMs?: number } = {},
): Promise<RoomOutcome> {
  const held = known?.etag;
  const headers: Record<string, string> = {
    ...codeHeader(key),
    ...(held && { 'If-None-Match': held, Prefer: `wait=${ROOM_WAIT_SECONDS}` }),
  };
  const wait = held ? ROOM_WAIT_SECONDS * 1000 : 0;
  // Prices must not stay in the browser's cache.
  const fetched = await fetchText(roomUrl(key, 'room'), { headers, cache: 'no-store' }, timeoutMs + wait);
  if (fetched.kind !== 'answer') return { kind: 'unavailable', problems: [] };
  if (known && (fetched.status === 304 || fetched.text === known.text)) return known;
  return roomOutcome(fetched);
}

/** Of an answer that was asked for without a known room. */
export function roomOutcome({ status, headers, text }: TextAnswer): RoomOutcome {
  if (status === 404 || status === 410) return goneRoom(text);
  if (status === 403) return { kind: 'wrong-code' };
  if (status === 429)
    return { kind: 'busy', waitMs: retryAfterMs(headers.get('retry-after')) ?? DEFAULT_WAIT_MS };
  const body = status === 200 ? parsedJson(text) : undefined;
  if (!body) return { kind: 'unavailable', problems: [] };
  const data = fieldOf(body.value, 'data');
  const isLocked = textOf(data, 'state') === 'locked';
  // The contract's union could not name wrong fields.
  const problems = problemsOf(Answer(isLocked ? LockedRoom : Room), body.value);
  if (problems.length > 0) return { kind: 'unavailable', problems };
  if (isLocked) return { kind: 'locked', room: data as Locked };
  const etag = headers.get('etag') ?? undefined;
  return { kind: 'open', room: data as Open, text, ...(etag && { etag }) };
}

function goneRoom(text: string): RoomOutcome {
  const body = parsedJson(text)?.value;
  const isKnown = problemsOf(RoomGone, body).length === 0;
  return { kind: 'gone', ...(isKnown && { gallery: (body as RoomGone).error.gallery }) };
}

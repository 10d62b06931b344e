import type { Fault, FaultAnswer } from '../../contract/faults';
import { noteAnswer, noteSilence } from './connection';

export class CallFault extends Error {
  constructor(
    readonly fault: Fault | 'offline',
    readonly fields: readonly string[] = [],
    readonly retryAfter = 0,
    /** Name of the colleague who was first. */
    readonly by = '',
    /** What else was answered, where refusing has more to say. */
    readonly answer: unknown = undefined,
  ) {
    super(fault);
    this.name = 'CallFault';
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** This page, as long as it is not loaded anew: it is not told what it has done itself. */
export const WINDOW = Math.random().toString(36).slice(2);

interface CallOptions {
  /** The page may be closed meanwhile. */
  isLast?: boolean;
}

/** @param path below `/desk/api`. @throws CallFault */
export async function call<T>(
  method: Method,
  path: string,
  body?: object,
  { isLast = false }: CallOptions = {},
): Promise<T> {
  const change = method !== 'GET' && {
    headers: { 'content-type': 'application/json', 'x-desk-window': WINDOW },
    body: JSON.stringify(body ?? {}),
    keepalive: isLast,
  };
  const answer = await fetch(`/desk/api${path}`, { method, ...change }).catch(() => undefined);
  // The host answers for an API that is down.
  if (!answer || answer.status === 502 || answer.status === 504) {
    noteSilence();
    throw new CallFault('offline');
  }
  noteAnswer();
  const text = await answer.text();
  if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
  const said = readable(text);
  const { fault, fields, by } = said.error ?? { fault: 'unexpected' };
  throw new CallFault(fault, fields, Number(answer.headers.get('retry-after') ?? 0), by, said);
}

function readable(text: string): Partial<FaultAnswer> {
  try {
    return JSON.parse(text) as Partial<FaultAnswer>;
  } catch {
    return {};
  }
}

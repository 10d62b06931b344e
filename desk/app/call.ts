import type { Fault, FaultAnswer } from '../contract/faults';
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

/** @param path below `/desk/api`. @throws CallFault */
export async function call<T>(method: Method, path: string, body?: object): Promise<T> {
  const change = method !== 'GET' && {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
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

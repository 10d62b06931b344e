import { FAULTS, type Fault, type FaultAnswer } from '../../../api/desk/contract/faults';
import type { Answered } from '../../../api/desk/contract/route';
import type { DeskRoutes } from '../../../api/desk/contract/routes';
import { filled, type Arguments, type CallAddress } from './paths';
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

/** This page, as long as it is not loaded anew: it is not told what it has done itself. */
export const WINDOW = Math.random().toString(36).slice(2);

interface CallOptions {
  /** The page may be closed meanwhile. */
  isLast?: boolean;
}

type CallArguments = { [A in CallAddress]: Arguments<DeskRoutes[A], CallOptions> };
type CallAnswers = { [A in CallAddress]: Answered<DeskRoutes[A]> };

/** @param address method and path, as the contract has it: `PATCH /messages/:id`. @throws CallFault */
export function call<A extends CallAddress>(address: A, ...asked: CallArguments[A]): Promise<CallAnswers[A]> {
  const [given]: readonly unknown[] = asked;
  const { body, isLast } = (given ?? {}) as CallOptions & { body?: unknown };
  const [method = '', path = ''] = address.split(' ');
  // What the server answers is what the route says: its tests check each answer.
  return send(method, filled(path, asked), body, isLast) as Promise<CallAnswers[A]>;
}

/** For what has been made an address already. @param path below `/desk/api`. @throws CallFault */
export async function send(method: string, path: string, body?: unknown, isLast = false): Promise<unknown> {
  const change = method !== 'GET' && {
    headers: { 'content-type': 'application/json', 'x-desk-window': WINDOW },
    body: JSON.stringify(body ?? {}),
    keepalive: isLast,
  };
  const answer = await fetch(`/desk/api${path}`, { method, ...change }).catch(() => undefined);
  // The host answers for an API that is down.
  if (!answer || answer.status === 502 || answer.status === 504) throw silent();
  const text = await answer.text();
  const said = answer.ok ? undefined : readable(text);
  const fault = FAULTS.find((one) => one === said?.error?.fault);
  // One that is closing says this to all, and nothing of the desk.
  if (answer.status === 503 && !fault) throw silent();
  noteAnswer();
  if (answer.ok) return text === '' ? undefined : JSON.parse(text);
  const { fields, by } = said?.error ?? {};
  const retryAfter = Number(answer.headers.get('retry-after') ?? 0);
  throw new CallFault(fault ?? 'unexpected', fields, retryAfter, by, said);
}

function silent(): CallFault {
  noteSilence();
  return new CallFault('offline');
}

function readable(text: string): Partial<FaultAnswer> {
  try {
    return JSON.parse(text) as Partial<FaultAnswer>;
  } catch {
    return {};
  }
}

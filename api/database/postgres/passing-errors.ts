import { ServerBusy } from '../../http/server-busy';

/** The server is away, or has broken off. Whether a commit that was under way is kept, nobody knows then. */
export class DatabaseUnreachable extends ServerBusy {
  override readonly name = 'DatabaseUnreachable';
  constructor(cause: unknown) {
    super('The database server cannot be reached', { cause });
  }
}

/** serialization_failure, deadlock_detected, lock_not_available */
const CONFLICTS = ['40001', '40P01', '55P03'];
/** The system's, and the server's as it stops, starts, has no connection left, or ends one that idles in a transaction. */
const AWAY = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE', 'ENOENT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', '57P01', '57P02', '57P03', '53300', '25P03'],
];
/** `pg` gives these no code. */
const AWAY_IN_WORDS = /^Connection terminated|timeout exceeded when trying to connect|is not queryable/;

/** Whether the same could succeed a moment later, and why not now. */
export function passingReason(error: unknown): 'conflict' | 'away' | undefined {
  const { code, message } = factsOf(error);
  if (CONFLICTS.includes(code)) return 'conflict';
  return AWAY.includes(code) || code.startsWith('08') || AWAY_IN_WORDS.test(message) ? 'away' : undefined;
}

/** SQLSTATE or the system's code, and the first line of its words; empty where it has none. */
export function factsOf(error: unknown): { code: string; message: string } {
  const of = (name: string): string => {
    const found: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof found === 'string' ? found : '';
  };
  const [message = ''] = of('message').split('\n', 1);
  return { code: of('code'), message };
}

import { Client, Pool, types, type ClientConfig } from 'pg';
import type { Target } from './unusable-server';
import { wrongUrl } from './unusable-server';

/** `pg`'s settings for one database. */
export type PostgresSettings = ClientConfig & { connectionString: string };

/** ms until a connection is there, which other machines take longer for than a socket does. */
const CONNECTING_MS = 5000;
/** ms; a transaction in which nothing is asked for so long is ended by the server, with its locks. */
const IDLE_MS = 60_000;

const { builtins } = types;
/** Makes rows the same as SQLite's. */
const PARSERS: Readonly<Partial<Record<number, (text: string) => number>>> = {
  // Neither ids nor sums come near what a number can hold exactly.
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.BOOL]: (text) => (text === 't' ? 1 : 0),
};

/** @throws Error in one sentence, without the URL: it holds a password */
export function settingsOf(
  url: string,
  lockPatienceMs: number,
): { settings: PostgresSettings; target: Target } {
  if (!/^postgres(ql)?:\/\//.test(url)) throw wrongUrl();
  const settings: PostgresSettings = {
    connectionString: url,
    application_name: 'gallery',
    connectionTimeoutMillis: CONNECTING_MS,
    // No limit is 0.
    lock_timeout: Math.max(1, lockPatienceMs),
    idle_in_transaction_session_timeout: IDLE_MS,
    keepAlive: true,
    types: {
      getTypeParser(id: number, format?: 'text' | 'binary') {
        return (format !== 'binary' && PARSERS[id]) || types.getTypeParser(id, format);
      },
    },
  };
  try {
    const { host, port, user, database } = new Client(settings);
    return { settings, target: { host, port, user, database } };
  } catch {
    throw wrongUrl();
  }
}

/** A connection that breaks while nobody uses it, or while it is used, is replaced; `onLost` is told of it. */
export function openPool(
  settings: PostgresSettings,
  { max, onLost }: { max: number; onLost: (error: Error) => void },
): Pool {
  const pool = new Pool({ ...settings, max });
  pool.on('error', onLost);
  // Of a connection in use, its query is told as well; an event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

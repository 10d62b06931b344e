import type { Socket } from 'node:net';
import { Client, type ClientBase, type ClientConfig, Pool, types } from 'pg';
import { ServerBusy } from '../../http/api-error';

/** `pg`'s settings for one database. */
export type PostgresSettings = ClientConfig & { connectionString: string };

/** ms until a connection is there, which other machines take longer for than a socket does. */
const CONNECTING_MS = 5000;
/** ms without a byte of the server while it is asked something: it is frozen, or the network is cut. The system waits for hours. */
const SILENCE_MS = 10_000;
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

/**
 * A connection that breaks while nobody uses it, or while it is used, is replaced; `onLost` is told of it.
 * @param isHurried whether a silent one is given up: no statement takes as long, but those of migrations
 */
export function openPool(
  settings: PostgresSettings,
  { max, isHurried, onLost }: { max: number; isHurried: boolean; onLost: (error: Error) => void },
): Pool {
  const pool = new Pool({ ...settings, max });
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    // Of a connection in use, its query is told as well; an event without a listener would end the process.
    client.on('error', () => {});
    if (isHurried) giveUpSilent(client);
  });
  return pool;
}

function giveUpSilent(client: ClientBase & Partial<Pick<Client, 'connection'>>): void {
  const socket = client.connection!.stream as Socket;
  socket.on('timeout', () => socket.destroy(new Error('Connection terminated by silence of the server')));
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  let open = 0;
  const answered = () => {
    open -= 1;
    if (open === 0) socket.setTimeout(0);
  };
  client.query = ((...asked: unknown[]) => {
    open += 1;
    socket.setTimeout(SILENCE_MS);
    const answer = query(...asked);
    void Promise.resolve(answer).then(answered, answered);
    return answer;
  }) as typeof client.query;
}

/** Its message says what to do, and never has the password. */
class UnusableServer extends Error {
  override readonly name = 'UnusableServer';
  /** As PostgreSQL or the system has it; '' where we have looked ourselves. */
  readonly code: string;
  constructor(message: string, { code, ...options }: ErrorOptions & { code?: string } = {}) {
    super(message, options);
    this.code = code ?? factsOf(options.cause).code;
  }
}

/** Whom and what `DATABASE_URL` means. */
interface Target {
  host: string;
  port: number;
  user?: string;
  database?: string;
}

type Remedy = (target: Target, reason: string) => string;

const at = ({ host, port }: Target): string =>
  host.startsWith('/') ? `${host} (port ${port})` : `${host}:${port}`;

const absent: Remedy = (target, reason) =>
  `No PostgreSQL answers at ${at(target)} (${reason}): start it, or correct host and port in DATABASE_URL.`;
const unknownHost: Remedy = ({ host }, reason) =>
  `The host '${host}' of DATABASE_URL is not known (${reason}): correct it, or the network's names.`;
const refused: Remedy = (target, reason) =>
  `PostgreSQL at ${at(target)} refuses the user '${target.user}' (${reason}): correct user and password in DATABASE_URL, ` +
  'or give this user access in pg_hba.conf.';
const unknownDatabase: Remedy = (target) =>
  `PostgreSQL at ${at(target)} has no database '${target.database}': create it (createdb -E UTF8 ${target.database}), ` +
  'or correct its name in DATABASE_URL.';
const withoutRights: Remedy = ({ user, database }, reason) =>
  /schema/.test(reason)
    ? `The user '${user}' may not create tables in the database '${database}' (${reason}): ` +
      `run GRANT CREATE, USAGE ON SCHEMA public TO "${user}" there, as its owner.`
    : `The user '${user}' may not read and write all tables of the database '${database}' (${reason}): ` +
      `run GRANT ALL ON ALL TABLES IN SCHEMA public TO "${user}" there, as their owner.`;
const crowded: Remedy = (target, reason) =>
  `PostgreSQL at ${at(target)} has no connection left (${reason}): raise max_connections, or the limit of the user ` +
  `'${target.user}', to 15 for each API, or end what else has connections.`;
const closed: Remedy = (target, reason) =>
  `PostgreSQL at ${at(target)} takes no writes (${reason}): name the server that does in DATABASE_URL, or have this one take them.`;
/** Not supported: serializable transactions of a standby, or ICU. */
const unsupported: Remedy = (target, reason) => (/ICU/i.test(reason) ? withoutIcu : closed)(target, reason);
const full: Remedy = (target, reason) =>
  `PostgreSQL at ${at(target)} cannot write (${reason}): make room on its disk.`;
const untrusted: Remedy = (target, reason) =>
  `The encrypted connection to PostgreSQL at ${at(target)} fails (${reason}): set sslmode and sslrootcert in DATABASE_URL ` +
  'as the server needs them.';
const withoutIcu: Remedy = (target, reason) =>
  `PostgreSQL at ${at(target)} is built without ICU (${reason}), which compares e-mail addresses: use a build that has it.`;

/** disk_full */
const FULL = '53100';

const REMEDIES: Record<string, Remedy> = {
  ...{ ECONNREFUSED: absent, ENOENT: absent, ETIMEDOUT: absent, EHOSTUNREACH: absent, '57P03': absent },
  ...{ ENOTFOUND: unknownHost, EAI_AGAIN: unknownHost },
  ...{ '28P01': refused, '28000': refused, '3D000': unknownDatabase },
  ...{ '42501': withoutRights, '3F000': withoutRights, '0A000': unsupported },
  ...{ '53300': crowded, '25006': closed, [FULL]: full },
  ...{ DEPTH_ZERO_SELF_SIGNED_CERT: untrusted, SELF_SIGNED_CERT_IN_CHAIN: untrusted },
  ...{ UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted, ERR_TLS_CERT_ALTNAME_INVALID: untrusted },
};
/** `pg` gives these no code. */
const REMEDIES_IN_WORDS: readonly (readonly [RegExp, Remedy])[] = [
  // Of a new connection, which writes what it knows of the tables.
  [/^could not write init file/, full],
  [/client password must be a (non-empty )?string/, refused],
  [/does not support SSL|certificate/, untrusted],
  [/timeout exceeded when trying to connect|^Connection terminated/, absent],
];

/** @returns an error in one sentence that says what to do where the server is the reason; other errors as they are */
export function inWords(error: unknown, target: Target): unknown {
  const { code, message } = factsOf(error);
  const remedy = REMEDIES[code] ?? REMEDIES_IN_WORDS.find(([words]) => words.test(message))?.[1];
  if (!remedy) return error;
  const words = remedy(target, message || code);
  return new UnusableServer(words, { cause: error, ...(remedy === full && { code: FULL }) });
}

/** The oldest that is tested. */
const OLDEST = 15;

/** What a server says of itself. */
export interface Server {
  version: number;
  encoding: string;
  /** Why it takes no writes. */
  closed: string | null;
}

/** @throws UnusableServer for one that is too old or takes no writes, or a database that cannot hold every character */
export function checkServer({ version, encoding, closed: reason }: Server, target: Target): void {
  const major = Math.floor(version / 10_000);
  if (major < OLDEST)
    throw new UnusableServer(
      `PostgreSQL at ${at(target)} has version ${major}: update it to ${OLDEST} or newer, or use another server.`,
    );
  if (encoding !== 'UTF8')
    throw new UnusableServer(
      `The database '${target.database}' has the encoding ${encoding}: create it anew with UTF8 (createdb -E UTF8 -T template0).`,
    );
  if (reason !== null) throw new UnusableServer(closed(target, reason));
}

/** @param tables that the user may not read and write. @throws UnusableServer where there are any */
export function checkRights(tables: readonly string[], target: Target): void {
  if (tables.length > 0) throw new UnusableServer(withoutRights(target, tables.join(', ')));
}

const wrongUrl = (): Error =>
  new UnusableServer(
    'DATABASE_URL is no address of PostgreSQL: write it as postgres://user:password@host:5432/database, with signs such ' +
      "as '@', ':' and '/' in the password percent-encoded.",
  );

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
function factsOf(error: unknown): { code: string; message: string } {
  const of = (name: string): string => {
    const found: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof found === 'string' ? found : '';
  };
  const [message = ''] = of('message').split('\n', 1);
  return { code: of('code'), message };
}

import { execFile, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** Where Debian has its versions. */
const VERSIONS = '/usr/lib/postgresql';
const OLDEST = 15;
const APT = '/usr/bin/apt-get';
const isRoot = process.getuid?.() === 0;

/** The folder of PostgreSQL's programs; installs Debian's where apt and its rights are there. */
export function findPostgres(): string | undefined {
  const found = newest();
  if (found || !existsSync(APT)) return found;
  const [command = APT, ...rest] = isRoot ? [APT] : ['sudo', '-n', APT];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']])
    spawnSync(command, [...rest, ...args], { stdio: 'ignore' });
  return newest();
}

function newest(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  const version = Math.max(
    ...versions.filter((one) => existsSync(path.join(VERSIONS, String(one), 'bin/initdb'))),
  );
  if (version >= OLDEST) return path.join(VERSIONS, String(version), 'bin');
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const bin = status === 0 ? stdout.trim() : '';
  return existsSync(path.join(bin, 'initdb')) && bin !== '' ? bin : undefined;
}

/** A server of the test's own, reached by a socket in a temporary folder. */
export interface PostgresCluster {
  url(database: string, user?: string): string;
  /** @param template a database that is copied with all it holds */
  createDatabase(template?: string): Promise<string>;
  /** Over a connection of its own, as an administrator. */
  query(database: string, sql: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops all of its processes where they are. */
  freeze(): Promise<{ thaw(): void }>;
  /** Stops it, and leaves nothing. */
  remove(): Promise<void>;
}

const ADMINISTRATOR = 'postgres';
/** Users who must give a password. */
const WITH_PASSWORD = 'local all +with_password scram-sha-256\n';
const FAST = ['fsync=off', 'full_page_writes=off', 'shared_buffers=16MB', 'max_connections=60'];

const AT_THE_END = 'cat > /dev/null; "$0" stop -s -m immediate -D "$1"';

/** Starts one, which ends with this process at the latest. @param bin the folder of PostgreSQL's programs */
export async function startPostgres(bin: string): Promise<PostgresCluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  if (isRoot) {
    const idOf = (option: string) =>
      Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(folder, idOf('-u'), idOf('-g'));
  }
  const data = path.join(folder, 'data');
  /** The server refuses to run as root. */
  const asItsUser = (...words: string[]): [string, string[]] => {
    const [command = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...words] : words;
    return [command, rest];
  };
  const call = (program: string, ...args: string[]) =>
    run(...asItsUser(path.join(bin, program), ...args), { cwd: folder });
  // Sorts otherwise than SQLite unless a column says how.
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en-US'];
  await call('initdb', '-D', data, '-U', ADMINISTRATOR, '--auth=trust', '--no-sync', ...locale);
  const access = path.join(data, 'pg_hba.conf');
  await writeFile(access, `${WITH_PASSWORD}local all all trust\n`);
  const settings = [...FAST, 'listen_addresses=', `unix_socket_directories=${folder}`].flatMap((one) => [
    '-c',
    one,
  ]);
  const start = () =>
    call('pg_ctl', 'start', '-w', '-s', '-D', data, '-l', path.join(folder, 'log'), '-o', settings.join(' '));
  const stop = () => call('pg_ctl', 'stop', '-w', '-s', '-D', data, '-m', 'immediate');
  const url = (database: string, user = ADMINISTRATOR) =>
    `postgres://${user}@/${database}?host=${encodeURIComponent(folder)}`;
  const query = async (database: string, sql: string) => {
    const client = new Client({ connectionString: url(database) });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  await start();
  // Its input ends with this process, also where that is killed: then nobody else would stop the server.
  const ending = ['sh', '-c', AT_THE_END, path.join(bin, 'pg_ctl'), data];
  const guard = spawn(...asItsUser(...ending), {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  await query('postgres', 'CREATE ROLE with_password');
  let databases = 0;
  return {
    url,
    query,
    async createDatabase(template = 'template0') {
      const name = `test_${(databases += 1)}`;
      await query('postgres', `CREATE DATABASE ${name} TEMPLATE ${template}`);
      return name;
    },
    start: async () => void (await start()),
    stop: async () => void (await stop()),
    async freeze() {
      const [first] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
      const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', first!]);
      const pids = [first!, ...stdout.trim().split(/\s+/)].map(Number);
      pids.forEach((pid) => signal(pid, 'SIGSTOP'));
      return { thaw: () => pids.forEach((pid) => signal(pid, 'SIGCONT')) };
    },
    async remove() {
      await stop().catch(() => undefined);
      guard.stdin.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One that has ended meanwhile needs none. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

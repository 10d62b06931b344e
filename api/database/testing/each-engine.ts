import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { lockDatabase } from '../../testing/kept-rows';
import type { GalleryDatabase } from '../database';
import { openDatabase, type DatabaseSettings } from '../open-database';
import { findPostgres, startPostgres, type PostgresCluster } from './postgres-cluster';

/** ms; `initdb` alone takes half a minute on a machine with much else to do. */
const STARTING_MS = 180_000;

/** What a test has of its engine. */
export interface TestEngine {
  readonly name: GalleryDatabase['engine'];
  /** Of the running test's database, for another process. */
  settings(): Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>;
  /** Opens the database of the running test, which has one of its own; closed after the test. */
  open(settings?: Pick<DatabaseSettings, 'patienceMs' | 'log'>): Promise<GalleryDatabase>;
  /** Keeps others from writing, as another process does. @returns how to let them */
  lock(): Promise<() => Promise<void>>;
}

export interface PostgresEngine extends TestEngine {
  /** The server, of this test file alone. */
  cluster(): PostgresCluster;
  /** The name of the running test's database. */
  database(): string;
  /** Opens another database of the server. */
  openOther(database: string): Promise<GalleryDatabase>;
}

/** Runs the same tests on SQLite and, with `TEST_MATRIX=all`, on PostgreSQL. */
export function eachEngine(tests: (engine: TestEngine) => void): void {
  describe('sqlite', () => tests(useSqlite()));
  if (process.env.TEST_MATRIX === 'all') describePostgres(tests);
}

/** Tests that are about PostgreSQL alone; skipped where it is not here and cannot be installed. */
export function describePostgres(tests: (engine: PostgresEngine) => void): void {
  const bin = findPostgres();
  if (bin) describe('postgres', () => tests(usePostgres(bin)));
  else
    describe.skip('postgres, which is not here to be tried (apt-get install postgresql),', () =>
      test('all', () => {}));
}

/** A folder with a file of SQLite for each test. */
export function useSqlite(): TestEngine & { dataDir(): string } {
  let dataDir = '';
  const opened = closedAfterEach();
  beforeEach(async () => (dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-database-'))));
  afterEach(async () => {
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    name: 'sqlite',
    dataDir: () => dataDir,
    settings: () => ({ dataDir }),
    open: (settings) => opened.add(openDatabase({ dataDir, ...settings })),
    async lock() {
      const unlock = lockDatabase(dataDir);
      return async () => unlock();
    },
  };
}

function usePostgres(bin: string): PostgresEngine {
  let cluster: PostgresCluster | undefined;
  let template = '';
  let database = '';
  const opened = closedAfterEach();
  const running = () => {
    if (!cluster) throw new Error('PostgreSQL runs within tests alone');
    return cluster;
  };
  beforeAll(async () => {
    cluster = await startPostgres(bin);
    template = await cluster.createDatabase();
    // Copies of it have all tables.
    await (await openDatabase({ dataDir: '', databaseUrl: cluster.url(template) })).close();
  }, STARTING_MS);
  beforeEach(async () => (database = await running().createDatabase(template)));
  afterEach(opened.close);
  afterAll(() => cluster?.remove());
  return {
    name: 'postgres',
    settings: () => ({ dataDir: '', databaseUrl: running().url(database) }),
    cluster: running,
    database: () => database,
    openOther: (name) => opened.add(openDatabase({ dataDir: '', databaseUrl: running().url(name) })),
    open: (settings) =>
      opened.add(openDatabase({ dataDir: '', databaseUrl: running().url(database), ...settings })),
    async lock() {
      const client = new Client({ connectionString: running().url(database) });
      await client.connect();
      await client.query('BEGIN; LOCK TABLE posts IN EXCLUSIVE MODE');
      return () => client.end();
    },
  };
}

function closedAfterEach() {
  const opened = new Set<GalleryDatabase>();
  return {
    async add(opening: Promise<GalleryDatabase>): Promise<GalleryDatabase> {
      const database = await opening;
      opened.add(database);
      return database;
    },
    async close(): Promise<void> {
      const closing = [...opened];
      // A transaction that a failed test left open holds up this test's end alone.
      opened.clear();
      await Promise.all(closing.map((database) => database.close()));
    },
  };
}

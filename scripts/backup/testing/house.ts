import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { addChange } from '../../../api/changes/change-queries';
import { openStore } from '../../../src/contract/server/store/open-store';
import { bringMedia } from '../../../api/testing/sample-media';
import { layItems } from '../../../api/import-export/catalogue/bring-folder-in';
import { readFolder, type ReadFolder } from '../../../api/import-export/catalogue/read-folder';
import { writeSampleCatalogue, type Changes } from '../../../api/testing/sample-catalogue';
import { keepMessage } from '../../../api/messages/message-queries';
import { openDatabase } from '../../../api/database/open-database';
import { queueMail } from '../../../api/mail/mail-queries';
import { keepPost } from '../../../api/forms/post-queries';
import { createPreviewToken } from '../../../api/previews/preview-tokens';
import { keepSubscription } from '../../../api/subscriptions/newsletter-queries';
import { isOwnName } from '../../../api/backup/manifest';

/** A database with items, the pictures and files that they name, and room for the rest. */
export interface House {
  catalogueDir: string;
  dataDir: string;
  /** A preview token that is kept. */
  token: string;
  /** A path that nothing is at, the same for the same name. */
  place(name: string): string;
  remove(): Promise<void>;
}

/** @param changes to the sample's catalogue */
export async function makeHouse(changes: Changes = {}): Promise<House> {
  const sample = await writeSampleCatalogue(changes);
  const base = await mkdtemp(path.join(tmpdir(), 'gallery-backup-'));
  const filled = path.join(base, 'filled');
  const { items } = await readFolder(sample.root);
  const token = await fillDatabase(filled, items, sample.root);
  // All of it is in the database and the store now.
  await rm(sample.root, { recursive: true });
  // A copy: what this process has opened itself counts as open for a while.
  // At one go: what a closed database leaves behind is taken away some time later.
  cpSync(filled, sample.dataDir, { recursive: true, preserveTimestamps: true });
  await rm(filled, { recursive: true });
  return {
    catalogueDir: sample.root,
    dataDir: sample.dataDir,
    token,
    place: (name) => path.join(base, name),
    remove: async () => {
      await sample.remove();
      await rm(base, { recursive: true, force: true });
    },
  };
}

/** Keeps something of each kind. @returns a preview token */
async function fillDatabase(dataDir: string, items: ReadFolder['items'], root: string): Promise<string> {
  const database = await openDatabase({ dataDir });
  await layItems(database, items);
  await bringMedia({ database, files: await openStore(path.join(dataDir, 'files')) }, root);
  const now = Date.now();
  const ada = {
    name: 'Ada',
    email: 'ada@example.org',
    message: 'L’été',
    newsletter: true,
    inquiry_by: 'email' as const,
  };
  const token = await database.write(async (to) => {
    for (const works of [[], [{ id: 'lamp' }]]) {
      const message = await keepMessage(to, ada, { works }, 'fr');
      await queueMail(
        to,
        { kind: 'message', message, visitor: ada.email, subject: 'Ada', text: 'L’été' },
        now,
      );
    }
    await keepSubscription(to, { email: 'Zoe@example.org', isProfessional: true }, 'en');
    await addChange(to, ['en/works/lamp'], new Date(now).toISOString());
    await keepPost(to, { key: 'a-key-of-a-browser', contents: 'a hash', visitor: 'a mark' }, now);
    return createPreviewToken(to, {
      type: 'work',
      id: 'lamp',
      locale: 'en',
      expires_at: '2999-01-01T00:00:00.000Z',
    });
  });
  await database.close();
  return token;
}

/** Contents that the store has, and all rows. */
export const stateOf = async (dataDir: string): Promise<unknown[]> => [
  await treeOf(path.join(dataDir, 'files')),
  rowsOf(dataDir),
];

/** All files below a folder by their paths, each with content, rights and time of change. */
export async function treeOf(root: string): Promise<Record<string, unknown>> {
  const names = await readdir(root, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !isOwnName(path.relative(root, file).split(path.sep)[0]!))
      .map(async (file) => {
        const { mode, mtime } = await stat(file);
        const content = await readFile(file, 'latin1');
        // Seconds, as archives have them.
        const changed = Math.floor(mtime.getTime() / 1000);
        return [path.relative(root, file), { content, mode: mode & 0o777, changed }] as const;
      }),
  );
  return Object.fromEntries(files.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Schema and all rows of all tables but `changes`, which a restore numbers anew, read from a copy as well. Not to be called while an API of this process is to be noticed:
 * the system takes a file's locks from a process that closes it once.
 */
export function rowsOf(dataDir: string): Record<string, unknown> {
  const copy = mkdtempSync(path.join(tmpdir(), 'rows-'));
  for (const name of readdirSync(dataDir).filter((one) => /^gallery\.db(-wal)?$/.test(one)))
    copyFileSync(path.join(dataDir, name), path.join(copy, name));
  const database = new Database(path.join(copy, 'gallery.db'));
  try {
    const schema = database
      .prepare('SELECT type, name, sql FROM sqlite_master ORDER BY type, name')
      .all() as {
      type: string;
      name: string;
    }[];
    const tables = schema.filter(({ type }) => type === 'table').map(({ name }) => name);
    const rows = tables
      .filter((table) => table !== 'changes')
      .map((table) => [table, database.prepare(`SELECT * FROM "${table}" ORDER BY 1`).all()] as const)
      .map(([table, all]) => [
        table,
        table === 'sqlite_sequence' ? all.filter((row) => (row as { name: string }).name !== 'changes') : all,
      ]);
    return {
      ...Object.fromEntries(rows),
      schema,
      version: database.prepare('SELECT user_version FROM pragma_user_version').all(),
    };
  } finally {
    database.close();
    rmSync(copy, { recursive: true });
  }
}

import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DeskStandIns } from '../desk/desk-server';
import { openLiveCatalogue } from '../loading/live-catalogue';
import { loadCatalogue } from '../loading/load-catalogue';
import type { Mailer } from '../mail/mailer';
import { openDerivativeStore, type DerivativeMaker } from '../media/derivative-store';
import { openFactsCache } from '../media/facts-cache';
import { buildServer } from '../server';
import { settingsFrom, type ApiSettings } from '../settings';
import type { Queries } from '../database/queries';
import { openDatabase } from '../database/open-database';
import type { GalleryDatabase } from '../database/database';
import { KEPT_COMPILERS } from './kept-compilers';
import { layMigratedDatabase } from './migrated-database';
import { writeSampleCatalogue, type Changes } from './sample-catalogue';
import { measureOnce, openSharingMemo } from './shared-reading';

/** The API on a sample catalogue, for inject(). */
export interface TestApi {
  app: FastifyInstance;
  database: GalleryDatabase;
  dataDir: string;
  /** The catalogue's folder. */
  root: string;
  /** Writes files of the catalogue, and has the API answer from what they say. */
  edit(changes: Changes): Promise<void>;
  /**
   * As new for the next test, at a tenth of a start's cost: without rows, and with the files that it began with. Numbers of rows go
   * on, and what the API keeps in memory stays: tests of that start one of their own.
   */
  afresh(): Promise<void>;
  close(): Promise<void>;
}

/** What differs from the sample. */
export interface TestApiOptions {
  changes?: Changes;
  formRate?: number;
  maker?: DerivativeMaker;
  /** Without it, there is no mail server. */
  mailer?: (database: GalleryDatabase) => Mailer;
  patienceMs?: number;
  desk?: DeskStandIns;
  settings?: Partial<ApiSettings>;
  /** Answers from what files say by themselves soon, as the API that runs does. */
  live?: boolean;
}

export async function openTestApi({
  changes,
  formRate = 1000,
  maker,
  mailer,
  patienceMs,
  desk,
  settings: set = {},
  live = false,
}: TestApiOptions = {}): Promise<TestApi> {
  const sample = await writeSampleCatalogue(changes);
  const facts = await openFactsCache(path.join(sample.dataDir, 'facts.json'), { measure: measureOnce });
  const memo = openSharingMemo(sample.root);
  const load = () => loadCatalogue(sample.root, facts, memo);
  const followed = live
    ? await openLiveCatalogue({
        root: sample.root,
        onFile: memo.forget,
        load,
        onChange: (next) => (catalogue = next),
        onError: () => undefined,
      })
    : undefined;
  let catalogue = followed?.current() ?? (await load());
  await layMigratedDatabase(sample.dataDir);
  const database = await openDatabase({
    dataDir: sample.dataDir,
    ...(patienceMs !== undefined && { patienceMs }),
  });
  const derivatives = openDerivativeStore(path.join(sample.dataDir, 'media'), { maker });
  const settings = {
    ...settingsFrom({}),
    logLevel: 'silent' as const,
    formRate,
    dataDir: sample.dataDir,
    catalogueDir: sample.root,
    ...set,
  };
  const itsMailer = mailer?.(database);
  const services = {
    ...{ settings, catalogue: () => catalogue, derivatives, models: facts.models, database },
    mailer: itsMailer,
  };
  const app = await buildServer(services, { ...desk, schemaController: KEPT_COMPILERS });
  const close = async () => {
    await followed?.close();
    await app.close();
    await derivatives.settled();
    facts.models.close();
    await itsMailer?.close();
    await database.close();
    await sample.remove();
  };
  const edit = async (files: Changes) => {
    await sample.write(files);
    for (const file of Object.keys(files)) memo.forget(path.join(sample.root, file));
    catalogue = await load();
  };
  const afresh = async () => {
    await database.write(emptyTables);
    const changed = sample.restore();
    if (changed.length === 0) return;
    for (const file of changed) memo.forget(path.join(sample.root, file));
    catalogue = await load();
  };
  return { afresh, app, database, dataDir: sample.dataDir, root: sample.root, edit, close };
}

async function emptyTables(to: Queries): Promise<void> {
  const tables = await to.all(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  for (const { name } of tables as { name: string }[]) await to.run(`DELETE FROM ${name}`);
}

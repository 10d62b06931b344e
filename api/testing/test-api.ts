import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DeskStandIns } from '../../desk/server/desk-server';
import { openFileMemo } from '../loading/file-memo';
import { openLiveCatalogue } from '../loading/live-catalogue';
import { loadCatalogue } from '../loading/load-catalogue';
import type { Mailer } from '../mail/mailer';
import { openDerivativeStore, type DerivativeMaker } from '../media/derivative-store';
import { openFactsCache } from '../media/facts-cache';
import { buildServer } from '../server';
import { settingsFrom, type ApiSettings } from '../settings';
import { openDatabase, type GalleryDatabase } from '../storage/database';
import { KEPT_COMPILERS } from './kept-compilers';
import { layMigratedDatabase } from './migrated-database';
import { writeSampleCatalogue, type Changes } from './sample-catalogue';

/** The API on a sample catalogue, for inject(). */
export interface TestApi {
  app: FastifyInstance;
  database: GalleryDatabase;
  dataDir: string;
  /** The catalogue's folder. */
  root: string;
  /** Writes files of the catalogue, and has the API answer from what they say. */
  edit(changes: Changes): Promise<void>;
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
  const facts = await openFactsCache(path.join(sample.dataDir, 'facts.json'));
  const memo = openFileMemo();
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
  const database = await openDatabase(sample.dataDir, patienceMs === undefined ? {} : { patienceMs });
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
    database.close();
    await sample.remove();
  };
  const edit = async (files: Changes) => {
    await sample.write(files);
    for (const file of Object.keys(files)) memo.forget(path.join(sample.root, file));
    catalogue = await load();
  };
  return { app, database, dataDir: sample.dataDir, root: sample.root, edit, close };
}

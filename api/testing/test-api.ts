import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { settingsTag } from '../../src/contract/hook/tags';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { addChange } from '../changes/change-queries';
import type { OfItem, Shelf, Values } from '../content/contract/item';
import { renewShown } from '../content/published/item-queries';
import { readPart, type ReadPart } from '../content/published/part';
import { newsOf } from '../content/presence';
import { fileOf } from '../content/published/entry';
import { findPublished, putItems } from '../content/published/item-queries';
import { itemText } from '../content/published/item-text';
import { addVersion, newestOf } from '../content/writing/version-queries';
import { layItems } from '../import-export/catalogue/bring-folder-in';
import { checkFolder } from '../import-export/catalogue/first-catalogue';
import { readFolder } from '../import-export/catalogue/read-folder';
import type { Mailer } from '../mail/mailer';
import { openDerivativeStore, type DerivativeMaker } from '../media/derivative-store';
import type { Store } from '../../src/contract/server/store/store';
import { openStore } from '../../src/contract/server/store/open-store';
import { readOriginal } from '../files/originals';
import { takeIn } from '../files/take-in';
import { findAmong, mediaIn, readMedia } from '../import-export/catalogue/folder-media';
import type { OfferedPicture } from '../media/media-addresses';
import { openModels } from '../models/models';
import { buildServer, type StandIns } from '../server';
import { settingsFrom, type ApiSettings } from '../settings';
import type { Queries } from '../database/queries';
import { openDatabase } from '../database/open-database';
import type { GalleryDatabase } from '../database/database';
import { KEPT_COMPILERS } from './kept-compilers';
import { layMigratedDatabase } from './migrated-database';
import { measureOnce } from './measure-once';
import { putRows } from './sample-media';
import { writeSampleCatalogue, type Changes } from './sample-catalogue';

/** The API on a sample catalogue, for inject(). */
export interface TestApi {
  app: FastifyInstance;
  database: GalleryDatabase;
  /** The store of pictures, documents and models. */
  files: Store;
  dataDir: string;
  /** The catalogue's folder. */
  root: string;
  /** What is public of an item (`works/lamp`), or was before it was withdrawn. */
  published(place: string): Promise<Values | undefined>;
  /**
   * Writes files, and has public what those of items say: as if it had always been so, or by hand after what the desk wrote.
   * Null takes an item away, as a folder does that is brought in without it.
   */
  edit(changes: Record<string, object | string | null>): Promise<void>;
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
  desk?: StandIns;
  settings?: Partial<ApiSettings>;
}

export async function openTestApi({
  changes,
  formRate = 1000,
  maker,
  mailer,
  patienceMs,
  desk,
  settings: set = {},
}: TestApiOptions = {}): Promise<TestApi> {
  const sample = await writeSampleCatalogue(changes);
  const { root, dataDir } = sample;
  await layMigratedDatabase(dataDir);
  const files = await openStore(path.join(dataDir, 'files'));
  const models = openModels(files);
  const database = await openDatabase({
    ...{ dataDir, now: desk?.now },
    ...(patienceMs !== undefined && { patienceMs }),
  });
  const taking = { into: { files, database }, models, measure: measureOnce };
  const readAll = async (names: readonly string[]) => readMedia(root, names, (file) => takeIn(taking, file));
  const media = await readAll(await mediaIn(root));
  const { items } = await checkFolder(root, findAmong(media));
  await layItems(database, items, (to) => putRows(to, media.rows));
  const derivatives = openDerivativeStore({
    ...{ files, folder: 'media', maker },
    original: ({ hash }: OfferedPicture) => readOriginal(files, hash),
  });
  const settings = {
    ...settingsFrom({}),
    logLevel: 'silent' as const,
    formRate,
    dataDir,
    catalogueDir: root,
    ...set,
  };
  const itsMailer = mailer?.(database);
  const services = {
    readPart: ((gather) => database.read((from) => readPart(from, gather))) satisfies ReadPart,
    ...{ settings, files, derivatives, models, database, mailer: itsMailer },
  };
  const app = await buildServer(services, { schemaController: KEPT_COMPILERS, ...desk });
  return {
    ...{ app, database, files, dataDir, root },
    published: async (place) => (await database.read((from) => findPublished(from, placeOf(place))))?.values,
    async edit(files) {
      const written = Object.entries(files).filter(([, content]) => content !== null);
      await sample.write(Object.fromEntries(written) as Changes);
      const places = Object.keys(files).filter((name) => name.endsWith('.yaml'));
      const found = (await readFolder(root)).items;
      const { rows } = await readAll(
        Object.keys(files).filter((name) => /^(pictures|files|models)\//.test(name)),
      );
      const edited = places.map((name) => placeOf(name.replace(/\.yaml$/, '')));
      const work = async (to: Queries) => {
        await putRows(to, rows);
        for (const place of edited) {
          const item = found.find(({ shelf, id }) => shelf === place.shelf && id === place.id);
          if (files[fileOf(place)] === null) await writeByHand(to, place, null);
          else if (item) await writeByHand(to, item, item.values);
        }
        await addChange(to, LOCALE_CODES.map(settingsTag), new Date().toISOString());
      };
      await database.write(work, { notify: edited.map((of) => newsOf(of)) });
      await database.write(renewShown);
    },
    async afresh() {
      await database.write(emptyTables);
      sample.restore();
      await layItems(database, items, (to) => putRows(to, media.rows));
    },
    async close() {
      await app.close();
      await derivatives.settled();
      models.close();
      await itsMailer?.close();
      await database.close();
      await sample.remove();
    },
  };
}

function placeOf(place: string): OfItem {
  const [shelf = '', id = shelf] = place.split('/');
  return { shelf: shelf as Shelf, id };
}

async function writeByHand(to: Queries, of: OfItem, values: Values | null): Promise<void> {
  const { shelf, id: item } = of;
  const known = await newestOf(to, shelf, item);
  const after = values && itemText(of, values);
  const [at, act, before] = [new Date().toISOString(), 'byHand' as const, known?.after ?? null];
  if (known && before !== after) await addVersion(to, { shelf, item, at, act, before, after }, null);
  await putItems(to, [{ shelf, id: item, text: after }]);
}

async function emptyTables(to: Queries): Promise<void> {
  const tables = await to.all(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'kysely_%'",
  );
  for (const { name } of tables as { name: string }[]) await to.run(`DELETE FROM ${name}`);
}

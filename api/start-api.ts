import path from 'node:path';
import { deskEntry, type DeskEntry } from './desk/entry';
import { dropPending } from './content/drafts/at-once';
import type { FastifyInstance } from 'fastify';
import { renewShown } from './content/published/item-queries';
import { readPart, type ReadPart, siteIn } from './content/published/part';
import { problemsIn } from './content/published/item-files';
import { addCatalogueCalls } from './import-export/catalogue/local-routes';
import { bringFirstCatalogue } from './import-export/catalogue/first-catalogue';
import { addServerCall } from './local/server-call';
import { PERSON_CALL } from './people/person-call';
import { PREVIEW_CALL } from './previews/preview-call';
import { listenLocally, type LocalListener } from './local/listen-locally';
import { allModelNotices } from './models/fit/model-notices';
import { mailAddresses } from './mail/mail-addresses';
import { openMailer } from './mail/mailer';
import { openDerivativeStore } from './media/derivative-store';
import { openFiles, readOriginal } from './files/originals';
import { openModels } from './models/models';
import { renewModels } from './models/renew-models';
import type { OfferedPicture } from './media/media-addresses';
import { openWarmer } from './media/warm-store';
import { openRetention, type Retention } from './privacy/retention';
import { callBuildHooks } from './changes/call-build-hook';
import { buildServer } from './server';
import { settingsFrom, type ApiSettings } from './settings';
import { claimFolder } from './storage/claim-folder';
import { openDatabase } from './database/open-database';

export interface RunningApi {
  url: string;
  /** Where commands of this machine ask it. */
  socket?: string;
  warmMedia(): void;
  deskEntry(): Promise<DeskEntry | undefined>;
  close(): Promise<void>;
}

interface StartOptions extends Partial<ApiSettings> {
  /** Pictures are made when `warmMedia()` is called, so that they do not slow down the caller's start. */
  warmLater?: boolean;
  /** It ends with the build: others are not sent to it. */
  isForBuild?: boolean;
}

/**
 * @throws Error for malformed settings or a taken port, FolderInUse where another API has the folder of data, CatalogueError
 *   for a catalogue that cannot be served
 */
export async function startApi({
  warmLater = false,
  isForBuild = false,
  ...options
}: StartOptions = {}): Promise<RunningApi> {
  const given = { ...settingsFrom(process.env), ...options };
  const settings = { ...given, catalogueDir: path.resolve(given.catalogueDir) };
  const claim = await claimFolder(settings.dataDir, settings);
  try {
    const api = await start(settings, { warmLater, isForBuild });
    if (!isForBuild) await claim.tell(api);
    const close = async () => {
      try {
        await api.close();
      } finally {
        await claim.release();
      }
    };
    return { ...api, close };
  } catch (error) {
    await claim.release();
    throw error;
  }
}

async function start(
  settings: ApiSettings,
  { warmLater, isForBuild }: Required<Pick<StartOptions, 'warmLater' | 'isForBuild'>>,
): Promise<RunningApi> {
  const { dataDir, catalogueDir } = settings;
  const closing = new AbortController();
  const files = await openFiles(settings);
  const models = openModels(files);
  const derivatives = openDerivativeStore({
    ...{ files, folder: 'media' },
    original: ({ hash }: OfferedPicture) => readOriginal(files, hash),
  });
  let app: FastifyInstance | undefined;
  const database = await openDatabase({
    ...settings,
    log: (level, facts, words) => app?.log[level](facts, words),
  });
  let endHooks: (() => Promise<void>) | undefined;
  let retention: Retention | undefined;
  const readParts: ReadPart = (gather) => database.read((from) => readPart(from, gather));
  const open = async () => {
    await bringFirstCatalogue({ database, files, models, root: catalogueDir, dataDir });
    await renewModels({ database, files, models });
    while (await database.write(renewShown));
    // Another process may be writing now, which is waited for.
    void dropPending(database).catch((error: unknown) => app?.log.warn(messageOf(error)));
  };
  await open().catch(async (error: unknown) => {
    await database.close();
    throw error;
  });

  const mailer = settings.smtpUrl
    ? openMailer({
        smtpUrl: settings.smtpUrl,
        database,
        addresses: async () => mailAddresses(settings, await database.read(siteIn)),
        log: (level, facts, words) => app?.log[level](facts, words),
      })
    : undefined;

  /** Keeps nothing from being shown. */
  const tellProblems = async ({ log }: FastifyInstance) => {
    for (const { file, field, message } of await allModelNotices(database))
      log.warn({ file, field }, `${field} ${message}`);
    for (const { file, field, message } of await database.read(problemsIn))
      log.warn({ file, field }, `${field}: ${message}`);
  };
  let mayWarm = settings.warmMedia && !warmLater;
  const warmer = openWarmer({
    ...{ database, derivatives, signal: closing.signal },
    onError: (error, { file }) => app?.log.warn({ file }, `a picture cannot be made: ${messageOf(error)}`),
  });
  const warm = () => {
    if (mayWarm) warmer.warm();
  };
  const stop = database.listen('items', warm);
  let local: LocalListener | undefined;
  const close = async () => {
    closing.abort();
    await local?.close();
    stop();
    await warmer.settled();
    await endHooks?.();
    await app?.close();
    await derivatives.settled();
    models.close();
    await mailer?.close();
    await retention?.close();
    await database.close();
  };

  try {
    app = await buildServer({
      settings,
      readPart: readParts,
      files,
      derivatives,
      models,
      database,
      mailer,
    });
    const url = await app.listen({ port: settings.port, host: settings.host });
    const { log } = app;
    for (const file of database.openToOthers)
      log.warn({ file }, 'others can read this file, or write it: chmod 600, by its owner');
    await tellProblems(app);
    if (!isForBuild) {
      endHooks = callBuildHooks({ urls: settings.rebuildHookUrl, database, log });
      local = await listenLocally({
        dataDir,
        addRoutes: (calls) => {
          addCatalogueCalls(calls, { database, files, models });
          addServerCall(calls, PERSON_CALL, { database, settings });
          addServerCall(calls, PREVIEW_CALL, { database, settings });
        },
        onError: (error) => log.error(`commands of this machine: ${messageOf(error)}`),
      });
    }
    await mailer?.start();
    warm();
    // Last, as it may take long.
    retention = await openRetention({
      database,
      files,
      days: settings.retentionDays,
      log: (level, facts, words) => log[level](facts, words),
    });
    const warmMedia = () => {
      mayWarm = settings.warmMedia;
      warm();
    };
    const entry = async () => (settings.desk ? deskEntry(database, settings) : undefined);
    return { url, ...(local && { socket: local.socket }), warmMedia, deskEntry: entry, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

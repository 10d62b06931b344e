import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadCatalogue } from './loading/load-catalogue';
import { openLiveCatalogue } from './loading/live-catalogue';
import { openMailer } from './mail/mailer';
import { openDerivativeStore } from './media/derivative-store';
import { openFactsCache } from './media/facts-cache';
import { warmStore } from './media/warm-store';
import { buildServer } from './server';
import { settingsFrom, type ApiSettings } from './settings';
import { openDatabase } from './storage/database';

/** An API that is running. */
export interface RunningApi {
  /** Where it listens, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the API in this process.
 * @param options take precedence over the environment
 * @throws Error for malformed settings, CatalogueError for a catalogue that cannot be served, or when the port is taken
 */
export async function startApi(options: Partial<ApiSettings> = {}): Promise<RunningApi> {
  const settings = { ...settingsFrom(process.env), ...options };
  const { catalogueDir, dataDir } = settings;
  const closing = new AbortController();
  const facts = await openFactsCache(path.join(dataDir, 'picture-facts.json'));
  const derivatives = openDerivativeStore(path.join(dataDir, 'media'));
  const database = openDatabase(dataDir);
  let app: FastifyInstance | undefined;
  const mailer = settings.smtpUrl
    ? openMailer(settings.smtpUrl, {
        onFailure: (code) => app?.log.error({ code }, 'a message is kept, but could not be mailed'),
      })
    : undefined;

  const live = await openLiveCatalogue({
    root: catalogueDir,
    load: () => loadCatalogue(catalogueDir, facts),
    onChange: () => {
      app?.log.info('the catalogue has changed');
      warm();
    },
    onError: (error) => app?.log.error(messageOf(error)),
  }).catch((error: unknown) => {
    database.close();
    throw error;
  });

  const warm = () => {
    if (!settings.warmMedia) return;
    const pictures = [...live.current().offeredPictures.values()];
    void warmStore(derivatives, pictures, closing.signal, (error, { path: file }) =>
      app?.log.warn({ file }, `a picture cannot be made: ${messageOf(error)}`),
    );
  };
  const close = async () => {
    closing.abort();
    await live.close();
    await app?.close();
    await derivatives.settled();
    await mailer?.close();
    database.close();
  };

  try {
    app = await buildServer({ settings, catalogue: live.current, derivatives, database, mailer });
    const url = await app.listen({ port: settings.port, host: settings.host });
    warm();
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

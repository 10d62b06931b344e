import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { startApi } from '../../api/start-api';
import type { DeskEntry } from '../../api/desk/entry';
import { settingsFrom } from '../../api/settings';
import { FolderInUse } from '../../api/storage/claim-folder';
import { isPortFree, requireFreePort } from './ports';
import type { RebuildCaller } from './rebuild-caller';

export interface GalleryApi {
  url: string;
  isEmbedded: boolean;
  warmMedia: () => void;
  deskEntry: () => Promise<DeskEntry | undefined>;
  close: () => Promise<void>;
}

/** ms between looks whether another build has ended. */
const LOOK_MS = 1000;

interface OpenApiOptions {
  /** Then it must have its own port. */
  forVisitors: boolean;
  caller?: RebuildCaller;
}

/** GALLERY_API_URL's API, else an embedded one; for a build also one that runs here already. Throws Error when the latter cannot have its port. */
export async function openApi(
  env: NodeJS.ProcessEnv,
  { forVisitors, caller }: OpenApiOptions,
): Promise<GalleryApi> {
  if (env.GALLERY_API_URL) return runningAt(env.GALLERY_API_URL.replace(/\/+$/, ''));
  const { port, host, logLevel, catalogueDir } = settingsFrom({ API_LOG_LEVEL: 'warn', ...env });
  if (forVisitors) {
    await requireFreePort(
      port,
      host,
      'Stop what listens there, set API_PORT to another one, or set GALLERY_API_URL to an API that runs already.',
    );
    return { ...(await startApi({ logLevel, warmLater: true, ...caller })), isEmbedded: true };
  }
  // A build asks again only for what has changed, by address: at the usual port, unless something else listens there.
  const alone = { logLevel, warmMedia: false, rebuildHookUrl: '', isForBuild: true };
  const embed = async () =>
    (await isPortFree(port, host))
      ? await startApi({ ...alone, port }).catch(async (error: NodeJS.ErrnoException) => {
          // Taken since, while the catalogue was read.
          if (error.code !== 'EADDRINUSE') throw error;
          return startApi({ ...alone, port: 0 });
        })
      : await startApi({ ...alone, port: 0 });
  for (let tries = 0; ; tries += 1)
    try {
      return { ...(await embed()), isEmbedded: true };
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      const { holder } = error;
      if (holder?.machine !== hostname() || holder.catalogueDir !== catalogueDir) throw error;
      // It answers the same.
      if (holder.url) return runningAt(holder.url);
      if (tries === 0) console.log(`${error.message} This build waits for it.`);
      await wait(LOOK_MS);
    }
}

const runningAt = (url: string): GalleryApi => ({
  url,
  isEmbedded: false,
  warmMedia: () => {},
  deskEntry: async () => undefined,
  close: async () => {},
});

import { startApi } from '../../api/start-api';
import type { DeskEntry } from '../../desk/server/entry';
import { settingsFrom } from '../../api/settings';
import { isPortFree, requireFreePort } from './ports';
import type { RebuildCaller } from './rebuild-caller';

export interface GalleryApi {
  url: string;
  isEmbedded: boolean;
  warmMedia: () => void;
  deskEntry: () => Promise<DeskEntry | undefined>;
  close: () => Promise<void>;
}

interface OpenApiOptions {
  /** Then it must have its own port. */
  forVisitors: boolean;
  caller?: RebuildCaller;
}

/** GALLERY_API_URL's API, else an embedded one. Throws Error when the latter cannot have its port. */
export async function openApi(
  env: NodeJS.ProcessEnv,
  { forVisitors, caller }: OpenApiOptions,
): Promise<GalleryApi> {
  if (env.GALLERY_API_URL) {
    return {
      url: env.GALLERY_API_URL.replace(/\/+$/, ''),
      isEmbedded: false,
      warmMedia: () => {},
      deskEntry: async () => undefined,
      close: async () => {},
    };
  }
  const { port, host, logLevel } = settingsFrom({ API_LOG_LEVEL: 'warn', ...env });
  if (forVisitors) {
    await requireFreePort(
      port,
      host,
      'Stop what listens there, set API_PORT to another one, or set GALLERY_API_URL to an API that runs already.',
    );
    return { ...(await startApi({ logLevel, warmLater: true, ...caller })), isEmbedded: true };
  }
  // A build asks again only for what has changed, by address: at the usual port, unless a site runs there.
  const alone = { logLevel, warmMedia: false, rebuildHookUrl: '' };
  const running = (await isPortFree(port, host))
    ? await startApi({ ...alone, port }).catch(async (error: NodeJS.ErrnoException) => {
        // Taken since, while the catalogue was read.
        if (error.code !== 'EADDRINUSE') throw error;
        return startApi({ ...alone, port: 0 });
      })
    : await startApi({ ...alone, port: 0 });
  return { ...running, isEmbedded: true };
}

import { startApi } from '../../api/start-api';
import type { DeskEntry } from '../../desk/server/entry';
import { settingsFrom } from '../../api/settings';
import { isPortFree, requireFreePort } from './ports';
import type { RebuildCaller } from './rebuild-caller';

/** An API for as long as a script needs one. */
export interface GalleryApi {
  /** Base address, without trailing slash. */
  url: string;
  /** Whether it was started here. */
  isEmbedded: boolean;
  /** Makes its pictures in the background from now on, if it was started here for visitors. */
  warmMedia: () => void;
  /** How to get to the desk, if it was started here with one. */
  deskEntry: () => Promise<DeskEntry | undefined>;
  close: () => Promise<void>;
}

interface OpenApiOptions {
  /** Whether visitors will use it, so that it has to be at its own port. */
  forVisitors: boolean;
  /** How it tells the host of changes, if it was started here; as its environment says unless told. */
  caller?: RebuildCaller;
}

/**
 * The API of GALLERY_API_URL if that is set, else the embedded one, started here.
 * @throws Error in plain words when the embedded one cannot have its port
 */
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
  // A build has nobody else to talk to: it can go on beside a site that is running, needs no pictures, and tells no host.
  const alone = { port: (await isPortFree(port, host)) ? port : 0, warmMedia: false, rebuildHookUrl: '' };
  return { ...(await startApi({ logLevel, ...alone })), isEmbedded: true };
}

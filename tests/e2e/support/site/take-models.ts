import { cp } from 'node:fs/promises';
import path from 'node:path';
import { SITE } from './site';

const MADE = 'media/models';

/** Gives another API what that of the site has made of the sample's models, which takes ten seconds of a processor. */
export const takeModels = (dataDir: string): Promise<void> =>
  cp(path.join(SITE.dataDir, MADE), path.join(dataDir, MADE), { recursive: true });

import path from 'node:path';
import { openDatabase } from '../../database/open-database';
import { listeningAt } from '../../local/server-call';
import type { Store } from '../../../src/contract/server/store/store';
import { openFiles } from '../../files/originals';
import { openModels } from '../../models/models';
import type { ApiSettings } from '../../settings';
import { claimFolder } from '../../storage/claim-folder';
import { bringFirstCatalogue } from './first-catalogue';
import { catalogueCalls, type CatalogueCalls, callsOver } from './local-routes';
import { isThere } from '../../../src/contract/server/write-whole';

/** The way of a command to what is public. */
export interface CatalogueDoor extends CatalogueCalls {
  /** Pictures, documents and models. */
  files: Store;
  close(): Promise<void>;
}

export type DoorSettings = Pick<ApiSettings, 'dataDir' | 'catalogueDir' | 'databaseUrl'> &
  Partial<Pick<ApiSettings, 'filesUrl'>>;

/**
 * Asks the API that has the folder of data. Where none runs, works on the database itself, and keeps others from the folder
 * meanwhile; PostgreSQL may have others. @throws FolderInUse where it runs and cannot be asked
 */
async function openDoor(settings: DoorSettings): Promise<CatalogueDoor> {
  const socket = await listeningAt(settings.dataDir);
  if (socket !== undefined)
    return {
      ...callsOver(socket),
      files: await openFiles({ filesUrl: '', ...settings }),
      close: async () => undefined,
    };
  return openDirectly(settings);
}

/** Opens the door, and closes it after. */
export async function atDoor<T>(
  settings: DoorSettings,
  work: (door: CatalogueDoor) => Promise<T>,
): Promise<T> {
  const door = await openDoor(settings);
  try {
    return await work(door);
  } finally {
    await door.close();
  }
}

async function openDirectly({ filesUrl = '', ...settings }: DoorSettings): Promise<CatalogueDoor> {
  const { dataDir, catalogueDir, databaseUrl } = settings;
  const claim = databaseUrl ? undefined : await claimFolder(dataDir, { catalogueDir });
  const opened: { close(): unknown }[] = claim ? [{ close: () => claim.release() }] : [];
  const close = async () => {
    for (const one of opened.splice(0).reverse()) await one.close();
  };
  try {
    const database = await openDatabase({ dataDir, databaseUrl, isCommand: true });
    opened.push(database);
    const files = await openFiles({ filesUrl, dataDir });
    const models = openModels(files);
    opened.push(models);
    // What a server of before had as files is there first; a new one may have none.
    const hasFiles = await isThere(path.join(catalogueDir, 'site.yaml'));
    if (hasFiles) await bringFirstCatalogue({ database, files, models, root: catalogueDir, dataDir });
    return { ...catalogueCalls({ database, files, models }), files, close };
  } catch (error) {
    await close();
    throw error;
  }
}

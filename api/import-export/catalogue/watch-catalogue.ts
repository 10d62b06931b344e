import { atDoor, type DoorSettings } from './catalogue-door';
import { watchFolder, type Watching } from './watch-folder';

/** Follows a folder for the API that has the folder of data, or in its place as long as none runs. */
export const watchCatalogue = (
  folder: string,
  settings: DoorSettings,
  tell: (line: string) => void,
): Promise<Watching> =>
  watchFolder({ folder, tell, bringIn: (saved) => atDoor(settings, (door) => door.bringSavedIn(saved)) });

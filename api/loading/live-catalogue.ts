import { subscribe } from '@parcel/watcher';
import type { Catalogue } from './catalogue';

// ms; editors and git write several files in a row, which are then read once. The watcher itself waits for 50 ms without a change.
const QUIET_MS = 10;

export interface LiveCatalogue {
  current(): Catalogue;
  close(): Promise<void>;
}

export interface LiveCatalogueOptions {
  root: string;
  /** A file or a folder has changed, come or gone. */
  onFile(file: string): void;
  load(): Promise<Catalogue>;
  onChange(catalogue: Catalogue): void;
  /** Called when changed files cannot be served; the last good catalogue stays. */
  onError(error: unknown): void;
}

/** @throws what `load` throws the first time */
export async function openLiveCatalogue({
  root,
  onFile,
  load,
  onChange,
  onError,
}: LiveCatalogueOptions): Promise<LiveCatalogue> {
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<unknown> | undefined;
  let changedMeanwhile = false;
  let current: Catalogue;

  const reload = async () => {
    do {
      changedMeanwhile = false;
      reading = load().then((next) => onChange((current = next)), onError);
      await reading;
    } while (changedMeanwhile);
    reading = undefined;
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (reading) changedMeanwhile = true;
      else void reload();
    }, QUIET_MS);
  };
  const close = async () => {
    await watcher.unsubscribe();
    clearTimeout(timer);
    changedMeanwhile = false;
    await reading;
  };

  const watcher = await subscribe(root, (error, events) => {
    if (error) return onError(error);
    for (const event of events) onFile(event.path);
    schedule();
  }).catch(async (error: unknown) => {
    // Of a folder that is not there, reading says what to do; the watcher only that it cannot.
    await load();
    throw error;
  });
  try {
    const first = load();
    reading = first.catch(() => undefined);
    current = await first;
  } catch (error) {
    await close();
    throw error;
  }
  reading = undefined;
  if (changedMeanwhile) schedule();
  return { current: () => current, close };
}

import { lstat, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Event, subscribe } from '@parcel/watcher';
import pLimit from 'p-limit';
import { PAGE_SLUGS } from '../../../src/contract/page';
import { FOLDERS } from '../../catalogue-files/kinds';
import type { Change } from '../../content/checks/problems-with';
import type { OfItem, Shelf } from '../../content/contract/item';
import { problemInWords, type CatalogueProblem } from '../../content/published/catalogue-content';
import type { Brought, SavedFiles } from './bringing';
import { atDoor, type DoorSettings } from './catalogue-door';
import { MEDIA_FOLDERS } from './folder-media';
import { readItem } from './read-folder';
import { withLines } from './yaml-file';

export interface Watching {
  /** Brings in what was saved until now. */
  look(): Promise<void>;
  /** Waits for what has begun. */
  close(): Promise<void>;
}

interface WatchOptions {
  folder: string;
  /** Has it public. */
  bringIn: (saved: SavedFiles) => Promise<Brought>;
  /** For a person to read. */
  tell: (line: string) => void;
  /** ms after which all is looked at: the system may lose what it had to tell. */
  lookMs?: number;
}

// ms
/** Editors and git write several files in a row. The watcher itself waits for 50 ms without a change. */
const QUIET_MS = 20;
/** Some editors take a file away before they write it. */
const GONE_MS = 250;
const LOOK_MS = 10_000;
/** Where it has no watchers to give. */
const UNTOLD_MS = 2000;
/** While something is in the way: an API that starts again. */
const AGAIN_MS = 1000;

/** Has public what is saved in a folder, file by file, from now on. What is at fault is told, and tried again with what is saved next. */
export async function watchFolder({
  folder,
  bringIn,
  tell,
  lookMs = LOOK_MS,
}: WatchOptions): Promise<Watching> {
  const limit = pLimit(1);
  const tellNew = onlyNew(tell);
  const lost = (name: string, error: Error) =>
    tellNew('folder', [`${name}/ cannot be read (${error.message}): what it holds stays public`]);
  const stamps = (before: Stamps) => stampsOf(folder, before, lost);
  const place = await realpath(folder);
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const lookIn = (ms: number, isWhole = false) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void look({ isWhole }), ms);
  };

  let known: Stamps = new Map();
  let waiting = new Set<string>();
  /** Named by the system since the last look. */
  let named = new Set<string>();
  let isWholeDue = false;
  const note = ({ type, path: file }: Event) => {
    const name = path.relative(place, file).split(path.sep).join('/');
    named.add(name);
    isWholeDue ||= (type === 'delete' && known.has(name)) || isFolderOfFiles(name);
  };
  const watcher = await subscribe(
    place,
    (error, events) => {
      // It has lost what there was to tell.
      if (error) isWholeDue = true;
      else events.forEach(note);
      lookIn(QUIET_MS);
    },
    { ignore: ['.git'] },
  ).catch((error: unknown) => {
    const seconds = UNTOLD_MS / 1000;
    tell(`The system does not tell what is saved (${messageOf(error)}): all is looked at each ${seconds} s.`);
    return undefined;
  });
  known = await stamps(known).catch(async (error: unknown) => {
    await watcher?.unsubscribe();
    throw error;
  });

  const look = ({ isWhole = true } = {}): Promise<void> =>
    limit(async () => {
      const names = named;
      const all = isWhole || isWholeDue;
      [named, isWholeDue] = [new Set(), false];
      let pause = QUIET_MS;
      try {
        const now = all ? await settled(known, stamps) : await stampsOfSome(folder, known, names);
        for (const name of savedSince(known, now)) waiting.add(name);
        known = now;
        waiting = await bringWaiting([...waiting]);
      } catch (error) {
        tellNew('problems', [messageOf(error)]);
        [isWholeDue, pause] = [true, AGAIN_MS];
      }
      if (named.size > 0 || isWholeDue) lookIn(pause);
      else lookIn(watcher ? lookMs : UNTOLD_MS, true);
    });

  /** @returns what is to be tried again */
  async function bringWaiting(names: readonly string[]): Promise<Set<string>> {
    if (names.length === 0) return new Set();
    const { items, problems } = await readSaved(folder, names, known);
    const media = names.filter((name) => !name.endsWith('.yaml') && known.has(name));
    const brought = await bringIn({ folder, items, media });
    tellBrought(brought, tell);
    const all = await withLines(folder, [...problems, ...brought.problems]);
    tellNew('problems', all.map(problemInWords));
    const done = new Set([...brought.added, ...brought.changed, ...brought.removed]);
    const left = items.map(nameOf).filter((name) => !done.has(name));
    return new Set(brought.problems.length > 0 ? left : []);
  }

  lookIn(watcher ? lookMs : UNTOLD_MS, true);
  return {
    look: () => look(),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await watcher?.unsubscribe();
      await limit(async () => undefined);
      clearTimeout(timer);
    },
  };
}

async function settled(known: Stamps, stamps: (before: Stamps) => Promise<Stamps>): Promise<Stamps> {
  const now = await stamps(known);
  if ([...known.keys()].every((name) => now.has(name))) return now;
  await wait(GONE_MS);
  return stamps(known);
}

async function readSaved(
  folder: string,
  names: readonly string[],
  now: Stamps,
): Promise<{ items: Change[]; problems: CatalogueProblem[] }> {
  const items: Change[] = [];
  const problems: CatalogueProblem[] = [];
  for (const name of names.filter((one) => one.endsWith('.yaml'))) {
    const of = itemAt(name);
    const read = now.has(name) ? await readItem(folder, of) : { ...of, values: null };
    if ('problems' in read) problems.push(...read.problems);
    else items.push(read);
  }
  return { items, problems };
}

function itemAt(name: string): OfItem {
  const [shelf = '', id = shelf] = name.replace(/\.yaml$/, '').split('/');
  return { shelf: shelf as Shelf, id };
}

const nameOf = ({ shelf, id }: OfItem): string => (shelf === 'site' ? 'site.yaml' : `${shelf}/${id}.yaml`);

function tellBrought({ added, changed, removed, copied }: Brought, tell: (line: string) => void): void {
  for (const name of [...added, ...changed]) tell(`${name} is public`);
  for (const name of removed) tell(`${name} is public no more`);
  for (const name of copied) tell(`${name} is copied`);
}

/** The same fault, each second, would hide the others. */
function onlyNew(tell: (line: string) => void): (about: string, lines: readonly string[]) => void {
  const told = new Map<string, string>();
  return (about, lines) => {
    const text = lines.join('\n');
    if (told.get(about) === text) return;
    told.set(about, text);
    for (const line of lines) tell(line);
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** By the name of a file (`works/lamp.yaml`, `pictures/lamp.jpg`): another one once it is saved again. */
type Stamps = ReadonlyMap<string, string>;

/** Operating systems limit open files to about a thousand for a process. */
const AT_ONCE = 64;

/** Editors leave files of their own beside. */
const NAMES: Readonly<Record<string, (name: string) => boolean>> = {
  '': (name) => name === 'site.yaml',
  pages: (name) => PAGE_SLUGS.some((slug) => name === `${slug}.yaml`),
  ...Object.fromEntries(FOLDERS.map((folder) => [folder, (name: string) => /^[^.].*\.yaml$/.test(name)])),
  ...Object.fromEntries(
    Object.entries(MEDIA_FOLDERS).map(([folder, pattern]) => [folder, (name: string) => pattern.test(name)]),
  ),
};

/** Of one that comes, the files in it may not be named. */
const isFolderOfFiles = (name: string): boolean => name === '' || Object.hasOwn(NAMES, name);

/**
 * The files of a catalogue's folder, as they are now. A folder in it that is gone, or cannot be read, is no empty one: its files
 * stay as they were.
 * @param onLost told of such a folder
 * @throws the system's error for the folder itself
 */
async function stampsOf(
  root: string,
  before: Stamps,
  onLost: (folder: string, error: Error) => void,
): Promise<Stamps> {
  await readdir(root);
  const limit = pLimit(AT_ONCE);
  const stamps = new Map<string, string>();
  for (const [folder, isFile] of Object.entries(NAMES)) {
    const prefix = folder && `${folder}/`;
    const known = [...before].filter(([name]) => path.posix.dirname(name) === (folder || '.'));
    let names: string[];
    try {
      names = (await readdir(path.join(root, folder))).filter(isFile);
    } catch (error) {
      for (const [name, stamp] of known) stamps.set(name, stamp);
      const isNew = (error as NodeJS.ErrnoException).code === 'ENOENT' && known.length === 0;
      if (!isNew) onLost(folder, error as Error);
      continue;
    }
    const found = await Promise.all(
      names.sort().map((name) => limit(() => stampOf(path.join(root, folder, name)))),
    );
    for (const [at, name] of names.entries()) {
      const stamp = found[at];
      if (stamp !== undefined) stamps.set(prefix + name, stamp);
    }
  }
  return stamps;
}

/** The same of some files alone, which in a folder of thousands takes no time. Others that were named are none of a catalogue's. */
async function stampsOfSome(root: string, before: Stamps, names: Iterable<string>): Promise<Stamps> {
  const stamps = new Map(before);
  for (const name of names) {
    const folder = path.posix.dirname(name);
    if (!NAMES[folder === '.' ? '' : folder]?.(path.posix.basename(name))) continue;
    const stamp = await stampOf(path.join(root, name));
    // What is gone is seen by a look at its folder.
    if (stamp !== undefined) stamps.set(name, stamp);
  }
  return stamps;
}

/** Undefined where it is gone meanwhile. */
async function stampOf(file: string): Promise<string | undefined> {
  try {
    const { ino, size, mtimeMs, ctimeMs } = await lstat(file);
    return [ino, size, mtimeMs, ctimeMs].join(' ');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Names of what was saved, or is gone. */
const savedSince = (before: Stamps, now: Stamps): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((name) => before.get(name) !== now.get(name));

/** Follows a folder for the API that has the folder of data, or in its place as long as none runs. */
export const watchCatalogue = (
  folder: string,
  settings: DoorSettings,
  tell: (line: string) => void,
): Promise<Watching> =>
  watchFolder({ folder, tell, bringIn: (saved) => atDoor(settings, (door) => door.bringSavedIn(saved)) });

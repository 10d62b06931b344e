import { inBreaths } from '../../../lanes/in-breaths';
import { folderKey, libraryKey, pictureKey, sharedParts } from '../cells/picture-names';

/** Who asks for a picture by its name. */
interface Asking {
  /** Files that the work shows already. */
  own: readonly string[];
  /** Its id; undefined of a new one. */
  work: string | undefined;
}

/** `unsure` are those of which a person has to choose; `file` is null where none is there, or none is certain. */
export interface FoundPicture {
  file: string | null;
  unsure: readonly string[];
}

export interface KnownPictures {
  has(file: string): boolean;
  find(name: string, asking: Asking): FoundPicture;
}

export interface Pictures {
  /** Of the catalogue, the newest first. */
  files: readonly string[];
  /** Names of those that came with the list, with their folders, and the files that they have become. */
  dropped: readonly { name: string; file: string }[];
  /** All names in the list. */
  named: readonly string[];
  /** Works that show a file that is named, by their ids. */
  shownBy: ReadonlyMap<string, readonly string[]>;
  /** Whatever is the same for two files of one content. */
  contentOf: (file: string) => string;
}

/**
 * Pictures by name and folder, whatever ending, accents and case. Not certain is a name that several have of which no folder
 * tells, or that the list has in several folders, and a picture that another work shows already.
 */
export async function knownPictures({
  files,
  named,
  shownBy,
  contentOf,
  ...given
}: Pictures): Promise<KnownPictures> {
  const exact = new Set(files);
  const came = await distinct(
    given.dropped.filter(({ file }) => exact.has(file)),
    contentOf,
  );
  const dropped = await grouped(came, ({ name }) => pictureKey(name));
  const isDropped = new Set(given.dropped.map(({ file }) => file));
  const library = await grouped(
    files.filter((file) => !isDropped.has(file)),
    libraryKey,
  );
  const folders = new Map(
    [...(await grouped(named, pictureKey))].map(([key, names]) => [key, new Set(names.map(folderKey)).size]),
  );

  /** Those of the nearest folder. */
  function amongDropped(name: string): { found: readonly string[]; isOfFolder: boolean } {
    const all = (dropped.get(pictureKey(name)) ?? []).map(
      (one) => [sharedParts(one.name, name), one.file] as const,
    );
    const most = Math.max(...all.map(([shared]) => shared));
    const found = all.flatMap(([shared, file]) => (shared === most && shared > 0 ? file : []));
    return { found: [...new Set(found)], isOfFolder: most > 1 };
  }

  function inLibrary(name: string, own: readonly string[]): { found: readonly string[]; isOwn: boolean } {
    if (exact.has(name)) return { found: [name], isOwn: own.includes(name) };
    const key = libraryKey(name);
    if (key === undefined) return { found: [], isOwn: false };
    const shown =
      own.find((file) => libraryKey(file) === key) ??
      // Another one was called so when it was taken in.
      own.find((file) => libraryKey(file)?.replace(/-\d+$/, '') === key);
    return shown === undefined
      ? { found: library.get(key) ?? [], isOwn: false }
      : { found: [shown], isOwn: true };
  }

  return {
    has: (file) => exact.has(file),
    find(name, { own, work }) {
      const isInSeveral = (folders.get(pictureKey(name)) ?? 0) > 1;
      const { found, isOfFolder } = amongDropped(name);
      if (found.length > 0) return one(found, isOfFolder || !isInSeveral);
      const known = inLibrary(name, own);
      const isOthers = known.found.some((file) => (shownBy.get(file) ?? []).some((id) => id !== work));
      return one(known.found, known.isOwn || (!isInSeveral && !isOthers));
    },
  };
}

/** Files of the catalogue that names may mean. */
export async function namedFiles(files: readonly string[], named: readonly string[]): Promise<string[]> {
  const keys = new Set<string | undefined>(named.map(libraryKey));
  const exact = new Set(named);
  const found: string[] = [];
  if (named.length === 0) return found;
  for await (const file of inBreaths(files)) {
    const key = libraryKey(file);
    if (exact.has(file) || (key !== undefined && keys.has(key))) found.push(file);
  }
  return found;
}

const one = (found: readonly string[], isSure: boolean): FoundPicture =>
  isSure && found.length === 1 ? { file: found[0]!, unsure: [] } : { file: null, unsure: found };

/** Two of one name and content are one. */
async function distinct(
  dropped: Pictures['dropped'],
  contentOf: Pictures['contentOf'],
): Promise<Pictures['dropped']> {
  const groups = [...(await grouped(dropped, ({ name }) => pictureKey(name))).values()];
  return groups.flatMap((group) => {
    const contents = group.map(({ file }) => contentOf(file));
    return group.map((picture, at) => ({ ...picture, file: group[contents.indexOf(contents[at]!)]!.file }));
  });
}

async function grouped<One>(
  all: readonly One[],
  keyOf: (one: One) => string | undefined,
): Promise<Map<string, One[]>> {
  const groups = new Map<string, One[]>();
  for await (const single of inBreaths(all)) {
    const key = keyOf(single);
    const group = key === undefined ? undefined : groups.get(key);
    if (group) group.push(single);
    else if (key !== undefined) groups.set(key, [single]);
  }
  return groups;
}

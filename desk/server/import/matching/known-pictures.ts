import { pictureKey } from '../cells/picture-names';

export interface KnownPictures {
  /** Undefined where no picture is called so. */
  find(name: string): string | undefined;
}

/**
 * By the name of the file, whatever its ending, accents and case.
 *
 * @param files of the catalogue, the newest first
 * @param dropped names of those that came with the list, which may have become other files
 */
export function knownPictures(
  files: readonly string[],
  dropped: readonly { name: string; file: string }[],
): KnownPictures {
  const exact = new Set(files);
  const byKey = new Map([...files].reverse().map((file) => [pictureKey(file), file]));
  const own = new Map(
    dropped.filter(({ file }) => exact.has(file)).map(({ name, file }) => [pictureKey(name), file]),
  );
  return {
    find: (name) => own.get(pictureKey(name)) ?? (exact.has(name) ? name : byKey.get(pictureKey(name))),
  };
}

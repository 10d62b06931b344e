import type { DeployedFile, Manifest } from '../../release/manifest';
import { HASHED_CODE, type ReleasePlan } from './plan-release';

/** Builds whose hashed files stay within reach, the new one included: a tab may be as old as that. */
const KEPT_GENERATIONS = 5;

interface Retired {
  /** Number of the new build's generation. */
  generation: number;
  /** Address -> file of an earlier generation, to be served on. */
  files: [string, DeployedFile][];
}

/**
 * The hashed files of earlier builds that are not in the new one, but may be asked for by a tab that was opened then. A
 * build is a generation of its own when its code or styles differ from those of the build before; one that has only new
 * texts, and with them a search index of another hash, makes no tab older.
 * @param before the manifest of the build before, if there is one
 */
export function retireFiles(before: Manifest | undefined, { files: planned }: ReleasePlan): Retired {
  const { generation: last = 0, files = {} } = before ?? {};
  const hashed = Object.entries(files).filter(([, { cache }]) => cache === 'immutable');
  const current = hashed
    .filter(([address, { retired }]) => HASHED_CODE.test(address) && retired === undefined)
    .map(([address]) => address);
  const isNew = [...planned].some(
    ([address, { cache }]) =>
      cache === 'immutable' && HASHED_CODE.test(address) && !current.includes(address),
  );
  const generation = isNew || current.some((address) => !planned.has(address)) ? last + 1 : last;
  const gone = hashed.filter(([address]) => !planned.has(address));
  return {
    generation,
    files: gone
      .map(([address, file]): [string, DeployedFile] => [address, { ...file, retired: file.retired ?? last }])
      .filter(([, { retired = 0 }]) => generation - retired < KEPT_GENERATIONS),
  };
}

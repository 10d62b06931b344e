import type { DeployedFile, Manifest } from '../../release/manifest';
import { HASHED_CODE, type ReleasePlan } from './plan-release';

/** Builds, the new one included. */
const KEPT_GENERATIONS = 5;

interface Retired {
  generation: number;
  /** By address. */
  files: [string, DeployedFile][];
}

/** Hashed files that open tabs may request. New texts alone begin no generation: they make no tab older. */
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

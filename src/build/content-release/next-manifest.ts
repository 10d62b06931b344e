import type { DeployedFile, Manifest } from '../../release/manifest';
import type { ReleasePlace } from '../adapter/release-place';

/** `made` is by address; `gone` are names of files, of which hashed ones stay for open tabs. */
export function nextManifest(
  before: Manifest,
  { id, startedAt }: Pick<ReleasePlace, 'id' | 'startedAt'>,
  made: ReadonlyMap<string, DeployedFile>,
  gone: ReadonlySet<string>,
): Manifest {
  const byName = new Map([...made.values()].map((file) => [file.file, file]));
  const now = (file: DeployedFile): DeployedFile => byName.get(file.file) ?? file;
  const { generation = 0 } = before;
  const kept = Object.entries(before.files)
    .filter(([, { file, cache }]) => !gone.has(file) || cache === 'immutable')
    .map(([address, file]): [string, DeployedFile] => [
      address,
      gone.has(file.file) ? { ...file, retired: file.retired ?? generation } : now(file),
    ]);
  return {
    ...before,
    id,
    startedAt,
    files: { ...Object.fromEntries(kept), ...Object.fromEntries(made) },
    patterns: before.patterns.map(({ pattern, file }) => ({ pattern, file: now(file) })),
  };
}

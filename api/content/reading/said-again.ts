import { isSame, valueAt } from '../contract/field-path';
import type { Values } from '../contract/item';
import type { Version, VersionLine } from '../contract/publishing';

/** Publishing sets them, whatever else is published. */
const OWN = { updated_at: null, status: null };

const saysTheSame = (one: Values | null, other: Values | null): boolean =>
  isSame({ ...one, ...OWN }, { ...other, ...OWN });

/**
 * Of what was brought back and published, so that two lines which name the same fields can be told apart.
 *
 * @param versions newest first
 */
export const withAgain = (versions: readonly Version[]): VersionLine[] =>
  versions.map(({ before: _, values: __, ...line }, index) => {
    const again = againOf(versions[index]!, versions.slice(index + 1));
    return again ? { ...line, again } : line;
  });

function againOf(version: Version, older: readonly Version[]): VersionLine['again'] {
  const { act, values, paths } = version;
  if (act !== 'published' || !values || paths.length === 0) return undefined;
  const same = older.find((one) => one.values && saysTheSame(one.values, values));
  if (same) return { is: 'version', at: same.at };
  const undone = older.find(
    (one) =>
      isSame([...one.paths].sort(), [...paths].sort()) &&
      paths.every((path) => isSame(valueAt(one.before ?? {}, path), valueAt(values, path))),
  );
  return undone && { is: 'before', at: undone.at };
}

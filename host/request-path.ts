/**
 * The decoded path of a request target (`/fr/cr%C3%A9ateurs?x=1` -> `/fr/créateurs`).
 * @returns undefined for what no address of ours looks like: broken escapes, dot segments, encoded slashes, control characters
 */
export function decodePath(target: string): string | undefined {
  const [raw = ''] = target.split('?', 1);
  if (!raw.startsWith('/')) return undefined;
  try {
    const segments = raw.split('/').map(decodeURIComponent);
    return segments.some(isForbidden) ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}

/** The path of a request target as it stands in an address again. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The query of a request target with its question mark, or ''. */
export const queryOf = (target: string): string => /\?.*$/.exec(target)?.[0] ?? '';

const isForbidden = (segment: string): boolean =>
  segment === '.' || segment === '..' || /[/\\\p{Cc}]/u.test(segment);

/** Characters of a request target; RFC 9110 asks for 8,000 at least, and no address of ours comes near. */
export const MAX_TARGET_LENGTH = 8_000;

/** A request target as a path: clients may send the whole address (`http://host/about`), as they do to proxies. */
export function toOriginForm(target: string): string {
  const [, path] = /^https?:\/\/[^/?#]+(.*)$/i.exec(target) ?? [];
  if (path === undefined) return target;
  return path.startsWith('/') ? path : `/${path}`;
}

/** A target whose escapes can't be read, as one that can be but is forbidden: Fastify has no hooks for the former. */
export function toReadable(target: string): string {
  const [path = ''] = target.split('?', 1);
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return `${path.replaceAll('%', '%25')}%00`;
  }
}

/**
 * The decoded path of a request target (`/fr/cr%C3%A9ateurs?x=1` -> `/fr/créateurs`).
 * @returns undefined for what no address of ours looks like: broken escapes, dot segments, encoded slashes, control
 *   characters, a fragment
 */
export function decodePath(target: string): string | undefined {
  const [raw = ''] = target.split('?', 1);
  if (!raw.startsWith('/') || target.includes('#')) return undefined;
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

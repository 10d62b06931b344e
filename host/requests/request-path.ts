/** RFC 9110 asks for 8,000 characters at least. */
export const MAX_TARGET_LENGTH = 8_000;

/** Clients may send a whole address (`http://host/about`), as they do to proxies. */
export function toOriginForm(target: string): string {
  const [, path] = /^https?:\/\/[^/?#]+(.*)$/i.exec(target) ?? [];
  if (path === undefined) return target;
  return path.startsWith('/') ? path : `/${path}`;
}

/** Turns broken escapes into a path that is readable but refused: Fastify calls no hooks for the former. */
export function toReadable(target: string): string {
  const [path = ''] = target.split('?', 1);
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return `${path.replaceAll('%', '%25')}%00`;
  }
}

/** @returns undefined for broken escapes, dot segments, encoded slashes, control characters and fragments */
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

export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

export const queryOf = (target: string): string => /\?.*$/.exec(target)?.[0] ?? '';

const isForbidden = (segment: string): boolean =>
  segment === '.' || segment === '..' || /[/\\\p{Cc}]/u.test(segment);

/** A name or an address of a machine, maybe with a port; a client that knows none sends nothing. */
const AUTHORITY = /^(\[[\da-f:.]+\]|[^\s/\\?#@,:[\]]*)(:\d*)?$/i;

/**
 * Whether a proxy and a server may read a request differently, one seeing two requests where the other sees one, or
 * another site: a coding of the body beside `chunked`, which Node passes over, several Host lines, of which it takes the
 * first, or one that names no host. Whoever finds such a request answers 400 and hangs up (RFC 9112, 3.2 and 6.3).
 * @param rawHeaders as Node gives them: name, value, name, value
 */
export function isAmbiguous(rawHeaders: readonly string[]): boolean {
  const hosts = valuesOf(rawHeaders, 'host');
  const codings = valuesOf(rawHeaders, 'transfer-encoding');
  return (
    hosts.length > 1 ||
    hosts.some((host) => !AUTHORITY.test(host)) ||
    codings.length > 1 ||
    codings.some((coding) => coding.trim().toLowerCase() !== 'chunked')
  );
}

const valuesOf = (rawHeaders: readonly string[], name: string): string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);

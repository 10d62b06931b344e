/** A client that knows no host sends an empty Host line. */
const AUTHORITY = /^(\[[\da-f:.]+\]|[^\s/\\?#@,:[\]]*)(:\d*)?$/i;

/**
 * Requests that a proxy may read differently: a transfer coding other than `chunked`, which Node ignores,
 * several Host lines, or a malformed one. Answer 400 and close (RFC 9112, 3.2 and 6.3).
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

/** A client that knows no host sends an empty Host line. */
const AUTHORITY = /^(\[[\da-f:.]+\]|[^\s/\\?#@,:[\]]*)(:\d*)?$/i;

/** Whether a proxy may read the request differently; answer 400 and close (RFC 9112, 3.2 and 6.3). */
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

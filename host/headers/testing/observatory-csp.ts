import type { RuleResult, Scan } from './observatory-results';

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];

/** A policy's directives; undefined when there is none, an empty one when a directive stands twice. */
export function directivesOf(headers: Scan['headers']): Map<string, string[]> | undefined {
  const policy = [headers['content-security-policy']].flat()[0]?.toString();
  if (policy === undefined) return undefined;
  const directives = policy
    .toLowerCase()
    .split(';')
    .map((text) => text.trim().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = '', ...sources]): [string, string[]] => [name, sources]);
  const byName = new Map(directives);
  return byName.size === directives.length ? byName : new Map();
}

/** The Observatory's rule of the Content-Security-Policy, worst faults first. */
export function cspRule(headers: Scan['headers']): RuleResult {
  const directives = directivesOf(headers);
  if (!directives) return 'csp-not-implemented';
  if (directives.size === 0) return 'csp-header-invalid';
  const sourcesOf = (name: string): string[] => {
    const sources = directives.get(name) ?? directives.get('default-src') ?? ['*'];
    // Browsers that know hashes and nonces leave 'unsafe-inline' unheeded beside them.
    const isHeeded = !sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
    return sources.filter((source) => isHeeded || source !== "'unsafe-inline'");
  };
  const isInsecure = (source: string): boolean => /^(http|ftp):/.test(source);
  const script = sourcesOf('script-src');
  const style = sourcesOf('style-src');
  const active = [...directives.keys()].filter((name) => !PASSIVE.includes(name)).flatMap(sourcesOf);

  if (script.some(isOneOf([...BROAD, ...INLINE])) || sourcesOf('object-src').some(isOneOf(BROAD))) {
    return 'csp-implemented-with-unsafe-inline';
  }
  if (active.some(isInsecure)) return 'csp-implemented-with-insecure-scheme';
  if ([...script, ...style].includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval';
  if (PASSIVE.flatMap(sourcesOf).some(isInsecure)) {
    return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  }
  if (style.some(isOneOf([...BROAD, ...INLINE]))) {
    return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  }
  return directives.get('default-src')?.join() === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}

const isOneOf =
  (list: string[]) =>
  (source: string): boolean =>
    list.includes(source);

import { Parser } from 'htmlparser2';
import { cookieRule } from './observatory-cookies';
import { cspRule, directivesOf } from './observatory-csp';
import type { RuleResult, Scan } from './observatory-results';

/** The result of each rule. */
export const observe = (scan: Scan): Record<string, RuleResult> => ({
  csp: cspRule(scan.headers),
  cookies: cookieRule(scan.headers, hstsRule(scan) === 'hsts-implemented-max-age-at-least-six-months'),
  cors: corsRule(scan),
  redirection: redirectionRule(scan),
  'referrer-policy': referrerRule(scan),
  hsts: hstsRule(scan),
  sri: sriRule(scan),
  'x-content-type-options': sniffRule(scan),
  'x-frame-options': frameRule(scan),
  corp: corpRule(scan),
});

const header = (headers: Scan['headers'], name: string): string | undefined =>
  [headers[name]].flat()[0]?.toString().trim().toLowerCase();

function corsRule({ preflight }: Scan): RuleResult {
  const origin = header(preflight, 'access-control-allow-origin');
  if (!origin) return 'cross-origin-resource-sharing-not-implemented';
  if (origin === '*') return 'cross-origin-resource-sharing-implemented-with-public-access';
  return header(preflight, 'access-control-allow-credentials') === 'true'
    ? 'cross-origin-resource-sharing-implemented-with-universal-access'
    : 'cross-origin-resource-sharing-implemented-with-restricted-access';
}

function redirectionRule({ hops }: Scan): RuleResult {
  const urls = hops.map((hop) => new URL(hop));
  const [first, second] = urls;
  if (!first) return 'redirection-not-needed-no-http';
  if (!second) return 'redirection-missing';
  if (urls.at(-1)?.protocol !== 'https:') return 'redirection-not-to-https';
  if (second.protocol === 'http:') return 'redirection-not-to-https-on-initial-redirection';
  return first.hostname === second.hostname ? 'redirection-to-https' : 'redirection-off-host-from-http';
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

function referrerRule({ headers }: Scan): RuleResult {
  const policy = header(headers, 'referrer-policy');
  if (policy === undefined) return 'referrer-policy-not-implemented';
  const known = policy
    .split(',')
    .map((value) => value.trim())
    .filter((value) => [...PRIVATE, ...UNSAFE].includes(value));
  const last = known.at(-1);
  if (!last) return 'referrer-policy-header-invalid';
  return PRIVATE.includes(last) ? 'referrer-policy-private' : 'referrer-policy-unsafe';
}

/** Seconds; the Observatory's six months are of 30 days. */
const SIX_MONTHS = 15_552_000;

function hstsRule({ headers }: Scan): RuleResult {
  const rule = header(headers, 'strict-transport-security');
  if (rule === undefined) return 'hsts-not-implemented';
  const [, age] = /(?:^|;)\s*max-age=(\d+)/.exec(rule) ?? [];
  if (age === undefined || rule.includes(',')) return 'hsts-header-invalid';
  return Number(age) < SIX_MONTHS
    ? 'hsts-implemented-max-age-less-than-six-months'
    : 'hsts-implemented-max-age-at-least-six-months';
}

function sriRule({ headers, body }: Scan): RuleResult {
  if (!header(headers, 'content-type')?.startsWith('text/html')) {
    return 'sri-not-implemented-response-not-html';
  }
  const scripts: Record<string, string>[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => void (name === 'script' && scripts.push(attributes)),
  });
  parser.end(body);
  if (scripts.length === 0) return 'sri-not-implemented-but-no-scripts-loaded';
  const external = scripts.filter(({ src = '' }) => /^(https?:)?\/\//.test(src));
  if (external.length === 0) {
    return scripts.some(({ src, integrity }) => src && integrity)
      ? 'sri-implemented-and-all-scripts-loaded-securely'
      : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
  }
  const unsafe = external.filter(({ src = '' }) => !src.startsWith('https:'));
  if (unsafe.some(({ integrity }) => !integrity)) {
    return 'sri-not-implemented-and-external-scripts-not-loaded-securely';
  }
  if (unsafe.length > 0) return 'sri-implemented-but-external-scripts-not-loaded-securely';
  return external.every(({ integrity }) => integrity)
    ? 'sri-implemented-and-external-scripts-loaded-securely'
    : 'sri-not-implemented-but-external-scripts-loaded-securely';
}

function sniffRule({ headers }: Scan): RuleResult {
  const rule = header(headers, 'x-content-type-options');
  if (rule === undefined) return 'x-content-type-options-not-implemented';
  return rule === 'nosniff' ? 'x-content-type-options-nosniff' : 'x-content-type-options-header-invalid';
}

function frameRule({ headers }: Scan): RuleResult {
  if (directivesOf(headers)?.has('frame-ancestors')) return 'x-frame-options-implemented-via-csp';
  const rule = header(headers, 'x-frame-options');
  if (rule === undefined) return 'x-frame-options-not-implemented';
  if (['deny', 'sameorigin'].includes(rule)) return 'x-frame-options-sameorigin-or-deny';
  return rule.startsWith('allow-from')
    ? 'x-frame-options-allow-from-origin'
    : 'x-frame-options-header-invalid';
}

function corpRule({ headers }: Scan): RuleResult {
  const rule = header(headers, 'cross-origin-resource-policy');
  if (rule === undefined) return 'corp-not-implemented';
  return ['same-origin', 'same-site', 'cross-origin'].includes(rule)
    ? (`corp-implemented-with-${rule}` as RuleResult)
    : 'corp-header-invalid';
}

import type { OutgoingHttpHeaders } from 'node:http';

/** What a scan by the Mozilla Observatory looks at. Names of headers are in lower case. */
export interface Scan {
  /** Headers and text of the page, as it came by https. */
  headers: OutgoingHttpHeaders;
  body: string;
  /** Headers of the answer to an OPTIONS request of another origin. */
  preflight: OutgoingHttpHeaders;
  /** The addresses a visitor passes who types the name of the site: http first; none when nothing answers there. */
  hops: string[];
}

/**
 * Every result of the Observatory's rules (algorithm 5) and what it adds to the score, as MDN lists them under 'Tests &
 * scoring'; without those that need the list of preloaded hosts or a bad certificate.
 */
export const MODIFIERS = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-header-invalid': -25,
  'csp-not-implemented': -25,
  'cookies-secure-with-httponly-sessions-and-samesite': 5,
  'cookies-secure-with-httponly-sessions': 0,
  'cookies-not-found': 0,
  'cookies-without-secure-flag-but-protected-by-hsts': -5,
  'cookies-without-secure-flag': -20,
  'cookies-session-without-secure-flag-but-protected-by-hsts': -10,
  'cookies-samesite-flag-invalid': -20,
  'cookies-anticsrf-without-samesite-flag': -20,
  'cookies-session-without-httponly-flag': -30,
  'cookies-session-without-secure-flag': -40,
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-public-access': 0,
  'cross-origin-resource-sharing-implemented-with-restricted-access': 0,
  'cross-origin-resource-sharing-implemented-with-universal-access': -50,
  'redirection-to-https': 0,
  'redirection-not-needed-no-http': 0,
  'redirection-off-host-from-http': -5,
  'redirection-not-to-https-on-initial-redirection': -10,
  'redirection-not-to-https': -20,
  'redirection-missing': -20,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'referrer-policy-header-invalid': -5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'hsts-header-invalid': -20,
  'sri-implemented-and-all-scripts-loaded-securely': 5,
  'sri-implemented-and-external-scripts-loaded-securely': 5,
  'sri-not-implemented-response-not-html': 0,
  'sri-not-implemented-but-no-scripts-loaded': 0,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'sri-implemented-but-external-scripts-not-loaded-securely': -20,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-content-type-options-header-invalid': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-allow-from-origin': 0,
  'x-frame-options-not-implemented': -20,
  'x-frame-options-header-invalid': -20,
  'corp-implemented-with-same-origin': 10,
  'corp-implemented-with-same-site': 10,
  'corp-implemented-with-cross-origin': 0,
  'corp-not-implemented': 0,
  'corp-header-invalid': -5,
} as const;

export type RuleResult = keyof typeof MODIFIERS;

/** Bonuses count from this score without them. */
const LEAST_FOR_BONUS = 90;

/** The Observatory's score of a page: 100, less its penalties, and with its bonuses when that leaves 90 or more. */
export function scoreOf(results: RuleResult[]): number {
  const modifiers = results.map((result): number => MODIFIERS[result]);
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  const plain = 100 + sum(modifiers.filter((value) => value < 0));
  return Math.max(0, plain < LEAST_FOR_BONUS ? plain : 100 + sum(modifiers));
}

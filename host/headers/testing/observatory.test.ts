import { observe } from './observatory';
import { scoreOf, type RuleResult, type Scan } from './observatory-results';

/** A page without any header. */
const BARE: Scan = { headers: {}, body: '', preflight: {}, hops: [] };

const csp = (policy: string) => ({ headers: { 'content-security-policy': policy } });
const cookie = (...cookies: string[]) => ({ headers: { 'set-cookie': cookies } });
const html = (body: string) => ({ headers: { 'content-type': 'text/html' }, body });
const headers = (values: Record<string, string>) => ({ headers: values });
const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
const FOREIGN = '//cdn.example/a.js';

describe('the rules', () => {
  it.each<[string, Partial<Scan>, RuleResult]>([
    ['csp', BARE, 'csp-not-implemented'],
    ['csp', csp("default-src 'self'; default-src 'none'"), 'csp-header-invalid'],
    ['csp', csp("default-src 'none'"), 'csp-implemented-with-no-unsafe-default-src-none'],
    ['csp', csp("default-src 'self'"), 'csp-implemented-with-no-unsafe'],
    ['csp', csp("frame-ancestors 'none'"), 'csp-implemented-with-unsafe-inline'],
    ['csp', csp("default-src 'self' 'unsafe-inline'"), 'csp-implemented-with-unsafe-inline'],
    ['csp', csp("default-src 'self'; script-src data:"), 'csp-implemented-with-unsafe-inline'],
    ['csp', csp("default-src 'self'; object-src https:"), 'csp-implemented-with-unsafe-inline'],
    [
      'csp',
      csp("default-src 'self'; script-src 'self' http://x.example"),
      'csp-implemented-with-insecure-scheme',
    ],
    ['csp', csp("default-src 'self'; form-action http://x.example"), 'csp-implemented-with-insecure-scheme'],
    ['csp', csp("default-src 'self'; script-src 'unsafe-eval'"), 'csp-implemented-with-unsafe-eval'],
    [
      'csp',
      csp("default-src 'self'; img-src http:"),
      'csp-implemented-with-insecure-scheme-in-passive-content-only',
    ],
    [
      'csp',
      csp("default-src 'none'; style-src 'unsafe-inline'"),
      'csp-implemented-with-unsafe-inline-in-style-src-only',
    ],
    [
      'csp',
      csp("default-src 'none'; script-src 'unsafe-inline' 'sha256-x'"),
      'csp-implemented-with-no-unsafe-default-src-none',
    ],
    ['cookies', BARE, 'cookies-not-found'],
    [
      'cookies',
      cookie('a=b; Secure; HttpOnly; SameSite=Lax'),
      'cookies-secure-with-httponly-sessions-and-samesite',
    ],
    ['cookies', cookie('a=b; Secure'), 'cookies-secure-with-httponly-sessions'],
    ['cookies', cookie('a=b; Secure', 'b=c'), 'cookies-without-secure-flag'],
    ['cookies', cookie('sessid=b; HttpOnly'), 'cookies-session-without-secure-flag'],
    ['cookies', cookie('sessid=b; Secure'), 'cookies-session-without-httponly-flag'],
    ['cookies', cookie('a=b; Secure; SameSite=Some'), 'cookies-samesite-flag-invalid'],
    ['cookies', cookie('csrf=b; Secure'), 'cookies-anticsrf-without-samesite-flag'],
    [
      'cookies',
      { headers: { ...HSTS, 'set-cookie': 'a=b' } },
      'cookies-without-secure-flag-but-protected-by-hsts',
    ],
    [
      'cookies',
      { headers: { ...HSTS, 'set-cookie': 'sess=b; HttpOnly' } },
      'cookies-session-without-secure-flag-but-protected-by-hsts',
    ],
    ['cors', BARE, 'cross-origin-resource-sharing-not-implemented'],
    [
      'cors',
      { preflight: { 'access-control-allow-origin': '*' } },
      'cross-origin-resource-sharing-implemented-with-public-access',
    ],
    [
      'cors',
      { preflight: { 'access-control-allow-origin': 'https://a.example' } },
      'cross-origin-resource-sharing-implemented-with-restricted-access',
    ],
    [
      'cors',
      {
        preflight: {
          'access-control-allow-origin': 'https://elsewhere.example',
          'access-control-allow-credentials': 'true',
        },
      },
      'cross-origin-resource-sharing-implemented-with-universal-access',
    ],
    ['redirection', BARE, 'redirection-not-needed-no-http'],
    ['redirection', { hops: ['http://x/'] }, 'redirection-missing'],
    ['redirection', { hops: ['http://x/', 'http://x/a'] }, 'redirection-not-to-https'],
    [
      'redirection',
      { hops: ['http://x/', 'http://x/a', 'https://x/a'] },
      'redirection-not-to-https-on-initial-redirection',
    ],
    ['redirection', { hops: ['http://x/', 'https://www.x/'] }, 'redirection-off-host-from-http'],
    ['redirection', { hops: ['http://x/', 'https://x/'] }, 'redirection-to-https'],
    ['referrer-policy', BARE, 'referrer-policy-not-implemented'],
    ['referrer-policy', headers({ 'referrer-policy': 'unsafe-url' }), 'referrer-policy-unsafe'],
    ['referrer-policy', headers({ 'referrer-policy': 'any' }), 'referrer-policy-header-invalid'],
    ['referrer-policy', headers({ 'referrer-policy': 'origin, no-referrer' }), 'referrer-policy-private'],
    ['hsts', BARE, 'hsts-not-implemented'],
    ['hsts', headers(HSTS), 'hsts-implemented-max-age-at-least-six-months'],
    [
      'hsts',
      headers({ 'strict-transport-security': 'max-age=86400' }),
      'hsts-implemented-max-age-less-than-six-months',
    ],
    ['hsts', headers({ 'strict-transport-security': 'preload' }), 'hsts-header-invalid'],
    ['sri', BARE, 'sri-not-implemented-response-not-html'],
    ['sri', html('<p>'), 'sri-not-implemented-but-no-scripts-loaded'],
    [
      'sri',
      html('<script src="/a.js"></script>'),
      'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
    ],
    [
      'sri',
      html('<script src="/a.js" integrity="sha256-x"></script>'),
      'sri-implemented-and-all-scripts-loaded-securely',
    ],
    [
      'sri',
      html(`<script src="https:${FOREIGN}"></script>`),
      'sri-not-implemented-but-external-scripts-loaded-securely',
    ],
    [
      'sri',
      html(`<script src="https:${FOREIGN}" integrity="sha256-x"></script>`),
      'sri-implemented-and-external-scripts-loaded-securely',
    ],
    [
      'sri',
      html(`<script src="${FOREIGN}"></script>`),
      'sri-not-implemented-and-external-scripts-not-loaded-securely',
    ],
    [
      'sri',
      html(`<script src="http:${FOREIGN}" integrity="sha256-x"></script>`),
      'sri-implemented-but-external-scripts-not-loaded-securely',
    ],
    ['x-content-type-options', BARE, 'x-content-type-options-not-implemented'],
    [
      'x-content-type-options',
      headers({ 'x-content-type-options': 'sniff' }),
      'x-content-type-options-header-invalid',
    ],
    ['x-frame-options', BARE, 'x-frame-options-not-implemented'],
    ['x-frame-options', headers({ 'x-frame-options': 'DENY' }), 'x-frame-options-sameorigin-or-deny'],
    ['x-frame-options', headers({ 'x-frame-options': 'ALLOW-FROM x' }), 'x-frame-options-allow-from-origin'],
    ['x-frame-options', headers({ 'x-frame-options': 'none' }), 'x-frame-options-header-invalid'],
    ['corp', BARE, 'corp-not-implemented'],
    [
      'corp',
      headers({ 'cross-origin-resource-policy': 'cross-origin' }),
      'corp-implemented-with-cross-origin',
    ],
    ['corp', headers({ 'cross-origin-resource-policy': 'same' }), 'corp-header-invalid'],
  ])('of %s: %j is %s', (rule, scanned, result) => {
    expect(observe({ ...BARE, ...scanned })[rule]).toBe(result);
  });

  it('leave little to a page without any header, and nothing to a worse one', () => {
    const bare = observe({ ...BARE, hops: ['http://x/'] });
    expect(scoreOf(Object.values(bare))).toBe(10);
    expect(scoreOf([...Object.values(bare), 'cookies-session-without-secure-flag'])).toBe(0);
  });

  it('count bonuses where 90 are left without them', () => {
    const bonus: RuleResult = 'corp-implemented-with-same-origin';
    expect(scoreOf([bonus, 'hsts-implemented-max-age-less-than-six-months'])).toBe(100);
    expect(scoreOf([bonus, 'hsts-not-implemented'])).toBe(80);
  });
});

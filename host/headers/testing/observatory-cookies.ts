import { MODIFIERS, type RuleResult, type Scan } from './observatory-results';

/** The Observatory's rule of cookies: the worst fault of any of them. */
export function cookieRule(headers: Scan['headers'], isHstsKept: boolean): RuleResult {
  const cookies = [headers['set-cookie'] ?? []].flat().map(String);
  if (cookies.length === 0) return 'cookies-not-found';
  const [worst] = cookies
    .flatMap((cookie) => faultsOf(cookie.toLowerCase(), isHstsKept))
    .sort((one, other) => MODIFIERS[one] - MODIFIERS[other]);
  if (worst) return worst;
  return cookies.every((cookie) => /;\s*samesite=/i.test(cookie))
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-secure-with-httponly-sessions';
}

function faultsOf(cookie: string, isHstsKept: boolean): RuleResult[] {
  const [name = ''] = cookie.split('=', 1);
  const attributes = cookie.split(';').map((text) => text.trim());
  const isSecure = attributes.includes('secure');
  const isSession = /login|sess/.test(name);
  const sameSite = attributes.find((text) => text.startsWith('samesite'))?.slice('samesite='.length);
  const faults: RuleResult[] = [];
  if (sameSite !== undefined && !['strict', 'lax', 'none'].includes(sameSite)) {
    faults.push('cookies-samesite-flag-invalid');
  }
  if (sameSite === 'none' && !isSecure) faults.push('cookies-samesite-flag-invalid');
  if (name.includes('csrf') && !sameSite) faults.push('cookies-anticsrf-without-samesite-flag');
  if (isSession && !attributes.includes('httponly')) faults.push('cookies-session-without-httponly-flag');
  if (!isSecure) {
    faults.push(
      isHstsKept
        ? `cookies-${isSession ? 'session-' : ''}without-secure-flag-but-protected-by-hsts`
        : `cookies-${isSession ? 'session-' : ''}without-secure-flag`,
    );
  }
  return faults;
}

import { isIP } from 'node:net';

const ALWAYS = 'loopback';

/** Trusted for the visitor's address and https: `10.0.0.1, 10.1.0.0/16`. Undefined for a malformed list. */
export function trustedProxies(list: string): string[] | undefined {
  const proxies = list.split(',').flatMap((text) => text.trim() || []);
  return proxies.every(isNetwork) ? [ALWAYS, ...proxies] : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  // A length of 0 would trust everybody.
  const isLength =
    length === undefined || (/^\d{1,3}$/.test(length) && Number(length) > 0 && Number(length) <= bits);
  return bits > 0 && isLength && rest.length === 0;
}
